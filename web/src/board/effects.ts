/** What cards and events do, as rows of small pictures; the figures are the engine's. */

import { ARCHER_HITS, CARD_GAINS, EVENT_GAINS, MODIFIERS } from "../vocabulary";

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

type Account = "deniers" | "influence" | "vp";
type Gains = Readonly<Record<string, Readonly<Partial<Record<Account, number>>>>>;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a card or an event gives or takes, of one account. */
function gain(name: string, account: Account): Token {
  const amount = (CARD_GAINS as Gains)[name]?.[account] ?? (EVENT_GAINS as Gains)[name]?.[account] ?? 0;
  return icon(account === "deniers" ? "denier" : account, signed(amount));
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

/** One activation of a card. */
export const CARD_EFFECTS: Record<string, Token[][]> = {
  archer: [[die("any", `≥${ARCHER_HITS}`), arrow, cube(), banner]],
  diplomat: [[gain("diplomat", "influence"), arrow, cube(), banner]],
  chivalry: [[cube(), banner, per, die("red")]],
  hunting: [[gain("hunting", "influence")]],
  mercenary: [[gain("mercenary", "deniers")]],
  tax_collector: [[gain("tax_collector", "deniers"), per, icon("citizen"), icon("city_hall")]],
  joust: [[icon("crown"), die("red", "Σ"), arrow, gain("joust", "vp")]],
  captain: [[gain("captain", "vp"), per, banner, cube()]],
  troubadour: [[gain("troubadour", "influence"), arrow, gain("troubadour", "vp")]],
  banquet: [[gain("banquet", "vp"), per, icon("crown"), die("red")]],
  monk: [modified("monk")],
  priest: [modified("priest")],
  tithe: [[icon("denier", "0"), per, die("yellow")]],
  apprenticeship: [modified("apprenticeship")],
  confession: [modified("confession")],
  templar: [modified("templar")],
  prior: [modified("prior")],
  glassblower: [[gain("glassblower", "vp"), per, cube(), cube(), icon("cathedral")]],
  pilgrimage: [[die("red"), die("white"), die("yellow"), arrow, gain("pilgrimage", "vp")]],
  procession: [[icon("crown"), die("any"), die("any"), arrow, gain("procession", "vp")]],
  merchant: [[gain("merchant", "deniers")]],
  miller: [
    [gain("miller", "deniers"), per, icon("citizen")],
    [icon("palace"), sign("|"), icon("bishopric")],
  ],
  artisan: [[gain("artisan", "influence"), arrow, gain("artisan", "deniers")]],
  baker: [[gain("baker", "deniers"), per, die("yellow")]],
  militiaman: [modified("militiaman")],
  innkeeper: [[gain("innkeeper", "deniers"), arrow, gain("innkeeper", "influence")]],
  blacksmith: [modified("blacksmith")],
  sculptor: [[gain("sculptor", "vp")]],
  journeyman: [[gain("journeyman", "deniers"), arrow, gain("journeyman", "vp")]],
  goldsmith: [[gain("goldsmith", "vp"), gain("goldsmith", "deniers")]],
};

/** What an event does every round; black dice are drawn from its figures. */
export const EVENT_EFFECTS: Record<string, Token[]> = {
  succession_conflict: [icon("citizen", undefined, "gray"), arrow, icon("palace")],
  theological_conflict: [icon("citizen", undefined, "gray"), arrow, icon("bishopric")],
  wayfarers: [icon("citizen", undefined, "gray"), arrow, icon("city_hall")],
  drought: [gain("drought", "deniers"), per, icon("citizen"), icon("city_hall")],
  civil_war: [gain("civil_war", "deniers")],
  heresy: [gain("heresy", "influence")],
  support: [banner, icon("left"), banner, icon("left"), cube("gray")],
  traveling_builders: [cube("gray"), arrow, icon("cathedral")],
  interrupted_work: [icon("cathedral"), arrow, cube("gray"), icon("remove")],
  resistance: [banner, arrow, cube("gray"), icon("remove")],
};
