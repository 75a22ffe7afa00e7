/** What cards and events do, as rows of small pictures; the figures are those of the table's edition. */

import { ARCHER_HITS, MODIFIERS } from "../vocabulary";
import type { Figures } from "../model/figures";

export type Token =
  | { kind: "icon"; name: string; text?: string; tint?: string }
  | { kind: "die"; colour: "red" | "white" | "yellow" | "black" | "any"; text?: string; value?: number }
  | { kind: "cube"; owner: "you" | "gray"; text?: string }
  | { kind: "sign"; text: string };

const icon = (name: string, text?: string, tint?: string): Token => ({ kind: "icon", name, text, tint });
const die = (colour: "red" | "white" | "yellow" | "black" | "any", text?: string, value?: number): Token => ({
  kind: "die",
  colour,
  text,
  value,
});
const sign = (text: string): Token => ({ kind: "sign", text });
const cube = (owner: "you" | "gray" = "you", text?: string): Token => ({ kind: "cube", owner, text });
const arrow: Token = { kind: "icon", name: "arrow" };
const per: Token = { kind: "sign", text: "/" };
const banner = icon("banner");

type Effect = "pays" | "spends" | "deniers" | "influence" | "vp";
type Figure = (effect: Effect) => Token;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const ICONS: Readonly<Record<Effect, string>> = {
  pays: "denier",
  spends: "influence",
  deniers: "denier",
  influence: "influence",
  vp: "vp",
};

/** What one use of a card pays, spends or brings. */
function ofCard(name: string, figures: Figures): Figure {
  const effect = figures.cards[name]?.effect;
  return (which) => {
    const amount = effect?.[which] ?? 0;
    return icon(ICONS[which], signed(which === "pays" || which === "spends" ? -amount : amount));
  };
}

/** What an event takes. */
function ofEvent(name: string, figures: Figures): Figure {
  const effect = figures.events[name]?.effect;
  return (which) =>
    icon(ICONS[which], signed(-(which === "deniers" || which === "influence" ? (effect?.[which] ?? 0) : 0)));
}

/** What dice count with a cube of a card: one die as several, each more, or all as one value. */
function modified(name: keyof typeof MODIFIERS): Token[] {
  const { base, becomes, times, each, flat, fixed } = MODIFIERS[name];
  if (flat) return [die(becomes, `Σ${signed(flat)}`)];
  if (each) return [die(becomes, signed(each))];
  const after = Array.from({ length: times }, () => die(becomes, undefined, fixed || undefined));
  return [die(base), icon("equals"), ...after];
}

/** Cards whose cubes are spent later. */
export const DELAYED: ReadonlySet<string> = new Set(Object.keys(MODIFIERS));

const CARDS: Readonly<Record<string, (of: Figure) => Token[][]>> = {
  archer: () => [[die("any", `≥${ARCHER_HITS}`), arrow, cube(), banner]],
  diplomat: (of) => [[of("spends"), arrow, cube(), banner]],
  chivalry: () => [[cube(), banner, per, die("red")]],
  hunting: (of) => [[of("influence")]],
  mercenary: (of) => [[of("deniers")]],
  tax_collector: (of) => [[of("deniers"), per, icon("citizen"), icon("city_hall")]],
  joust: (of) => [[icon("crown"), die("red", "Σ"), arrow, of("vp")]],
  captain: (of) => [[of("vp"), per, banner, cube()]],
  troubadour: (of) => [[of("spends"), arrow, of("vp")]],
  banquet: (of) => [[of("vp"), per, icon("crown"), die("red")]],
  monk: () => [modified("monk")],
  priest: () => [modified("priest")],
  tithe: () => [[icon("denier", "0"), per, die("yellow")]],
  apprenticeship: () => [modified("apprenticeship")],
  confession: () => [modified("confession")],
  templar: () => [modified("templar")],
  prior: () => [modified("prior")],
  glassblower: (of) => [[of("vp"), per, cube(), cube(), icon("cathedral")]],
  pilgrimage: (of) => [[die("red"), die("white"), die("yellow"), arrow, of("vp")]],
  procession: (of) => [[icon("crown"), die("any"), die("any"), arrow, of("vp")]],
  merchant: (of) => [[of("deniers")]],
  miller: (of) => [
    [of("deniers"), per, icon("citizen")],
    [icon("palace"), sign("|"), icon("bishopric")],
  ],
  artisan: (of) => [[of("spends"), arrow, of("deniers")]],
  baker: (of) => [[of("deniers"), per, die("yellow")]],
  militiaman: () => [modified("militiaman")],
  innkeeper: (of) => [[of("pays"), arrow, of("influence")]],
  blacksmith: () => [modified("blacksmith")],
  sculptor: (of) => [[of("vp")]],
  journeyman: (of) => [[of("pays"), arrow, of("vp")]],
  goldsmith: (of) => [[of("vp"), of("deniers")]],
};

const EVENTS: Readonly<Record<string, (of: Figure) => Token[]>> = {
  succession_conflict: () => [icon("citizen", undefined, "gray"), arrow, icon("palace")],
  theological_conflict: () => [icon("citizen", undefined, "gray"), arrow, icon("bishopric")],
  wayfarers: () => [icon("citizen", undefined, "gray"), arrow, icon("city_hall")],
  drought: (of) => [of("deniers"), per, icon("citizen"), icon("city_hall")],
  civil_war: (of) => [of("deniers")],
  heresy: (of) => [of("influence")],
  support: () => [banner, icon("left"), banner, icon("left"), cube("gray")],
  traveling_builders: () => [cube("gray"), arrow, icon("cathedral")],
  interrupted_work: () => [icon("cathedral"), arrow, cube("gray"), icon("remove")],
  resistance: () => [banner, arrow, cube("gray"), icon("remove")],
};

/** One activation of a card. */
export function cardEffect(name: string, figures: Figures): Token[][] {
  return CARDS[name]?.(ofCard(name, figures)) ?? [];
}

/** What an event does every round; its black dice come first. */
export function eventEffect(name: string, figures: Figures): Token[] {
  const black = Array.from({ length: figures.events[name]?.black ?? 0 }, () => die("black"));
  return [...black, ...(EVENTS[name]?.(ofEvent(name, figures)) ?? [])];
}
