// Facts in words: what happened, to whom, and why. Facts that say the same of the same are told as one.

import type { Args } from "../lib/i18n";
import { dieName, readOption } from "../lib/pieces";
import { readPlace, rowOf, slotOf, type Place } from "../model/place";
import { NEUTRAL, type View } from "../model/position";
import type { Fact } from "../protocol";
import { BANK, ON_DISTRICT, PLACE_HAND } from "../vocabulary";
import type { Entry } from "./entries";
import { piecesOf } from "./pieces";
import {
  called,
  cubesText,
  diceOf,
  diceText,
  dieText,
  eventArgs,
  eventName,
  inside,
  isYou,
  plainDie,
  type Sentence,
  type Teller,
  whoseIs,
} from "./teller";

/** A fact to be told, with those that say the same. */
interface Told {
  readonly fact: Fact;
  readonly all: Fact[];
}

/** Facts in words, one after the other. */
export function sentences(teller: Teller, facts: readonly Fact[]): Sentence[] {
  return told(facts).flatMap((one) => sentence(teller, one, facts) ?? []);
}

/** What stands above an entry: that a round ends or begins. */
export function headingOf(t: Teller["t"], { ends, round }: Entry): string[] {
  if (ends) return [t("log-round-ends", { round: ends })];
  return round ? [t("log-round-begins", { round })] : [];
}

// --- gathering -------------------------------------------------------------------------------------

/** What makes facts say the same; null: each is told by itself. What cubes bring is told after `cubes`, the last ones. */
function sameness({ kind, owner, from, to, cause, by, event }: Fact, cubes: number): string | null {
  switch (kind) {
    case "die":
      return `${kind} ${cause} ${by} ${from === undefined} ${to === undefined}`;
    case "black":
      return `${kind} ${owner} ${cause} ${from === undefined}`;
    case "rolled":
      return cause === "event" ? null : `${kind} ${owner} ${cause}`; // events roll one by one
    case "influence":
    case "vp":
      return `${kind} ${owner} ${cause} ${by} ${cubes}`;
    case "deniers":
      return `${kind} ${from} ${to} ${cause} ${by}`;
    case "cube":
      return readPlace(to ?? 0).kind === "cathedral" ? null : `${kind} ${owner} ${from} ${to} ${cause} ${event}`;
    case "citizen":
      return ["supply", "general"].includes(readPlace(to ?? 0).kind) ? `${kind} ${owner} ${cause}` : null;
    case "card":
      return kind;
    case "event":
      return from === undefined ? kind : null; // new ones are told together
    case "character":
      return `${kind} ${owner}`;
    default:
      return null;
  }
}

/** Facts gathered: those that say the same since the last choice are one. */
function told(facts: readonly Fact[]): Told[] {
  const found: Told[] = [];
  let known = new Map<string, Told>();
  let cubes = -1; // where the last ones are told
  for (const fact of joined(facts)) {
    if (fact.kind === "chose") known = new Map();
    const key = sameness(fact, cubes);
    const same = key === null ? undefined : known.get(key);
    const one = same ?? { fact, all: [] };
    one.all.push(fact);
    if (!same) found.push(one);
    if (key !== null) known.set(key, one);
    if (fact.kind === "cube") cubes = found.indexOf(one);
  }
  return found;
}

/** Merges a move through the hand into one move from the original place. */
function joined(facts: readonly Fact[]): Fact[] {
  const held = new Map<number, number>();
  return facts.flatMap((fact) => {
    if (fact.kind !== "citizen" || fact.owner === undefined) return [fact];
    if (fact.to === PLACE_HAND) {
      if (fact.from !== undefined) held.set(fact.owner, fact.from);
      return [];
    }
    const from = fact.from === PLACE_HAND ? held.get(fact.owner) : fact.from;
    return [from === undefined ? { ...fact, from: undefined } : { ...fact, from }];
  });
}

const sum = (facts: readonly Fact[]): number => facts.reduce((all, { amount = 0 }) => all + amount, 0);
const count = (facts: readonly Fact[]): number => facts.reduce((all, { amount = 1 }) => all + amount, 0);

// --- sentences -------------------------------------------------------------------------------------

/** One thing in words; null if another one says it already. */
function sentence(teller: Teller, told: Told, facts: readonly Fact[]): Sentence | null {
  const text = TEXTS[told.fact.kind]?.(teller, told, facts) ?? null;
  return text === null ? null : { text, pieces: told.all.flatMap((fact) => piecesOf(teller.view, fact)) };
}

type Text = (teller: Teller, told: Told, facts: readonly Fact[]) => string | null;

/** Facts without a sentence: deniers tell a pass, headings tell rounds, and what is asked is no news. */
type Kind = Fact["kind"];
type Silent = "passed" | "round" | "round_end" | "asks";

/** Every other kind of fact has one: the compiler names a kind that is missing here. */
const TEXTS: Record<Exclude<Kind, Silent>, Text> & Partial<Record<Silent, never>> = {
  chose,
  rolled,
  deniers,
  influence,
  vp: (teller, { fact, all }) => account(teller, "log-vp", fact, sum(all)),
  citizen,
  cube,
  die,
  black: ({ t }, { fact, all }) => {
    const values = all.map(({ from, to }) => to ?? from ?? 0);
    const dice = values.sort((a, b) => b - a).join(", ");
    return t(fact.to === undefined ? "log-black-gone" : "log-black-come", { count: all.length, dice });
  },
  card: ({ t }, { all }) =>
    t("log-card-revealed", { card: all.map(({ card }) => t(`name-${card}`)).join(", "), count: all.length }),
  event,
  acts: ({ t }, { fact }) =>
    fact.amount ? t("log-acts", { ...eventArgs(t, fact.event ?? "", fact.copy), amount: fact.amount }) : null,
  character: (teller, { fact, all }) => {
    const { t } = teller;
    const known = all.flatMap(({ character }) => (character ? [t(`name-${character}`)] : []));
    if (!known.length) return null;
    const { who, whose } = owned(teller, fact.owner);
    return t("log-character-dealt", { who, whose, character: known.join(", "), count: known.length });
  },
  scored: ({ t }, { fact }) => t("log-character-scored", { character: t(`name-${fact.character}`) }),
  start: (teller, { fact }) => teller.t("log-start", { ...subject(teller, fact.owner) }),
};

/** Who does something: the name, and whether that is the reader. */
function subject(teller: Teller, owner = NEUTRAL): { who: string; me: string } {
  return { who: called(teller, owner), me: isYou(teller, owner) };
}

/** Whose piece it is that something happens to. */
function owned(teller: Teller, owner = NEUTRAL): { who: string; whose: string } {
  return { who: called(teller, owner), whose: whoseIs(teller, owner) };
}

/** Choices that nothing else tells: influence that was spent before the action. */
function chose(teller: Teller, { fact }: Told): string | null {
  const read = readOption(fact.option ?? 0);
  if (read.kind === "recruit" || read.kind === "flip")
    return teller.t("story-told", { what: teller.t(`story-${read.kind}`, subject(teller, fact.owner)) });
  if (read.kind !== "reroll") return null; // what follows says it: dice used, cubes placed, citizens moved
  return teller.t("log-chose-reroll", {
    ...subject(teller, fact.owner),
    die: dieText(teller, dieName(read.face).slice(2)),
  });
}

/** The card in a slot: it stays there for the whole game. */
export function cardIn(view: View | null, slot: number, facts: readonly Fact[]): string {
  const { colour, at } = slotOf(slot);
  const by = facts.find((fact) => fact.cause === "activity")?.by;
  return String(view?.activities[colour][at]?.card ?? by ?? "");
}
export const cardName = ({ t, view }: Pick<Teller, "t" | "view">, slot: number, facts: readonly Fact[]): string =>
  t(`name-${cardIn(view, slot, facts)}`);

function rolled(teller: Teller, { fact, all }: Told): string | null {
  const { t } = teller;
  const dice = all.map(({ value }) => value ?? 0);
  if (fact.cause === "event")
    return t("log-event-rolled", { event: eventName(t, String(fact.by)), value: dice[0] ?? 0 });
  const [first = 0, value] = dice;
  if (fact.cause === "roy") return value === undefined ? null : t("log-roy-rolled", { first, value }); // the second die tells both
  return t("log-rolled", { ...subject(teller, fact.owner), dice: dice.join(", "), count: dice.length });
}

// --- accounts --------------------------------------------------------------------------------------

/** Why something happened, in words. */
export function causeText({ t }: Pick<Teller, "t">, { cause, by, copy }: Fact): string {
  switch (cause) {
    case "event":
      return eventName(t, String(by));
    case "combat":
      return t("cause-combat", eventArgs(t, String(by), copy));
    case "activity":
    case "hire":
    case "modifier":
    case "character":
      return t(`name-${by}`);
    case "roy":
      return t("cause-roy", { total: Number(by) });
    default:
      return t(`cause-${cause}`);
  }
}

/** A change of an owner's account with its cause. */
function account(teller: Teller, id: string, fact: Fact, change: number, owner = fact.owner ?? NEUTRAL): string | null {
  if (!change) return null;
  return teller.t(id, {
    who: called(teller, owner),
    direction: change > 0 ? "up" : "down",
    amount: Math.abs(change),
    cause: causeText(teller, fact),
  });
}

/** Influence that changes, and what is lost of it because the track is full. */
function influence(teller: Teller, { fact, all }: Told): string | null {
  const amount = all.reduce((sum, { lost = 0 }) => sum + lost, 0);
  const changed = account(teller, "log-influence", fact, sum(all));
  const over = amount ? teller.t("log-influence-lost", { who: called(teller, fact.owner ?? NEUTRAL), amount }) : null;
  return [changed, over].filter((text) => text !== null).join(" ") || null;
}

const PAYMENTS: ReadonlySet<Fact["cause"]> = new Set(["income", "salary", "hire", "purchase"]);

function deniers(teller: Teller, { fact, all }: Told): string | null {
  const { t } = teller;
  const { from = BANK, to = BANK, cause, by } = fact;
  const amount = sum(all);
  if (!amount) return null;
  if (to >= ON_DISTRICT) return t("log-laid", { ...subject(teller, to - ON_DISTRICT), amount });
  if (from >= ON_DISTRICT) return t("log-collects", { ...subject(teller, from - ON_DISTRICT), amount });
  // Le Roy has no purse: what he pays for a die comes from the bank.
  const payer = from < BANK || cause === "purchase" ? from : to;
  if (PAYMENTS.has(cause) && !(cause === "purchase" && to === teller.you)) {
    const seller = cause === "purchase" ? diceOf(teller, Number(by)) : "";
    const card = cause === "hire" ? t(`name-${by}`) : "";
    return t(`log-${cause}`, { ...subject(teller, payer), amount, seller, card });
  }
  if (from < BANK && to < BANK && cause !== "purchase")
    return t("log-pays", {
      who: called(teller, from),
      whom: inside(teller, to),
      side: from === teller.you ? "from" : to === teller.you ? "to" : "other",
      amount,
      cause: causeText(teller, fact),
    });
  return to < BANK
    ? account(teller, "log-deniers", fact, amount, to)
    : account(teller, "log-deniers", fact, -amount, from);
}

// --- citizens --------------------------------------------------------------------------------------

/** Where a citizen goes, in words. */
export function inPlace({ t, view }: Teller, place: Place): string {
  if (place.kind !== "space") return place.kind === "lying" ? t("log-on", { at: place.building }) : "";
  const rows = view?.buildings[place.building] ?? [];
  const { row, column } = rowOf(rows, place.at);
  const wide = rows[row]?.length ?? 1;
  if (wide < 2) return t("log-in-space", { building: place.building, n: place.at + 1 });
  const level = row === 0 ? "top" : row === rows.length - 1 ? "bottom" : "middle";
  const spot = column === 0 ? "front" : column === wide - 1 ? "back" : "middle";
  return t("log-in-row", { at: place.building, level, spot });
}

/** Where a citizen comes from, in words. */
function fromPlace({ t, view }: Teller, place: Place): string {
  switch (place.kind) {
    case "space":
      return t("log-from", { building: place.building });
    case "lying":
      return t("log-from-lying", { building: place.building });
    case "trade":
      return t("log-from-card", { card: cardName({ t, view }, place.slot, []) });
    default:
      return t("log-from-supply");
  }
}

/** Whether a citizen came to a place out of the hand: they were moved, not pushed on. */
function entered({ owner, to }: Fact, facts: readonly Fact[]): boolean {
  return facts.some((one) => one.kind === "citizen" && one.owner === owner && one.from === PLACE_HAND && one.to === to);
}

function citizen(teller: Teller, { fact, all }: Told, facts: readonly Fact[]): string | null {
  const { t } = teller;
  const whose = owned(teller, fact.owner);
  const from = fact.from === undefined ? null : readPlace(fact.from);
  const to = readPlace(fact.to ?? 0);
  switch (to.kind) {
    case "space": {
      const place = inPlace(teller, to);
      if (from?.kind === "space" && from.building === to.building)
        return t(entered(fact, facts) ? "log-moved" : "log-pushed", { ...whose, place });
      if (fact.cause !== "settle" || !from) return t("log-stands", { ...whose, place });
      return t("log-settled", { ...whose, from: fromPlace(teller, from), place });
    }
    case "lying":
      return t("log-expelled", { ...whose, place: inPlace(teller, to) });
    case "trade": {
      const card = cardName(teller, to.slot, []);
      const space = to.space === "picture" ? 0 : to.space;
      return t("log-hired", { ...whose, card, space, from: from ? fromPlace(teller, from) : "" });
    }
    case "supply":
    case "general": // gray's, or le Roy's
      if (fact.cause === "recruit") return null; // the choice says it
      return t("log-home", { ...whose, amount: all.length });
    default:
      return null;
  }
}

// --- cubes, dice, events ---------------------------------------------------------------------------

/** A window of the cathedral: the number below it, and the level. */
function windowOf({ level, column }: { level: number; column: number }): Args {
  return { n: column + 1, level: ["bottom", "middle", "top"][level] ?? "bottom" };
}

function cube(teller: Teller, { fact, all }: Told): string | null {
  const { t } = teller;
  const whose = owned(teller, fact.owner);
  const amount = count(all);
  const event = fact.event ? eventArgs(t, fact.event, fact.copy) : {};
  const to = readPlace(fact.to ?? 0);
  const from = readPlace(fact.from ?? 0);
  if (to.kind === "cubes") return t("log-card-cubes", { ...whose, amount, card: cardName(teller, to.slot, []) });
  if (to.kind === "cathedral") return t("log-cathedral-built", { ...whose, ...windowOf(to) });
  if (to.kind === "queue") return t("log-event-cube", { ...whose, ...event, amount });
  if (from.kind === "cubes")
    return t("log-modifier", { ...subject(teller, fact.owner), card: cardName(teller, from.slot, []) });
  if (from.kind === "cathedral")
    return t("log-cathedral-lost", { ...whose, ...windowOf(from), cause: causeText(teller, fact) });
  if (from.kind !== "queue" || fact.cause === "combat") return null; // the event that is countered says it
  return t("log-event-cube-lost", { ...whose, ...event, amount, cause: causeText(teller, fact) });
}

function die(teller: Teller, { fact, all }: Told): string | null {
  const { t } = teller;
  const gone = all.flatMap(({ from }) => from ?? []);
  const come = all.flatMap(({ to }) => to ?? []);
  if (gone.length && come.length) {
    return t("log-dice-turned", {
      dice: gone.map((die) => plainDie(teller, die)).join(", "),
      turned: come.map((die) => plainDie(teller, die)).join(", "),
    });
  }
  if (come.length) {
    if (fact.cause === "reroll") return t("log-rerolled", { die: plainDie(teller, come[0] ?? 0) });
    return t("log-dice-come", { count: come.length, dice: diceText(teller, come) });
  }
  if (fact.cause === "reroll") return null; // the choice says it
  return t(fact.cause === "round_end" ? "log-dice-left" : "log-dice-gone", {
    count: gone.length,
    dice: diceText(teller, gone),
  });
}

function event(teller: Teller, { fact, all }: Told, facts: readonly Fact[]): string | null {
  const { t } = teller;
  if (fact.from === undefined) {
    const names = all.map((one) => eventName(t, one.event ?? ""));
    return t("log-event-revealed", { event: names.join(", "), count: names.length });
  }
  // The queue closes up: another of the same name may have left the same place before, with its own cubes.
  const before = facts.slice(0, facts.indexOf(fact));
  const home = before
    .slice(before.findLastIndex(({ kind, from }) => kind === "event" && from !== undefined) + 1)
    .filter(({ kind, cause, from }) => kind === "cube" && cause === "combat" && from === fact.from);
  const owners = home.flatMap(({ owner = NEUTRAL, amount = 1 }) => Array.from({ length: amount }, () => owner));
  const place = readPlace(fact.to ?? 0);
  const taken = fact.from === fact.to ? "never" : place.kind === "taken" ? "yes" : "no";
  const taker = place.kind === "taken" ? subject(teller, place.owner) : { who: "", me: "no" };
  const name = eventArgs(t, fact.event ?? "", fact.copy);
  return t("log-event-countered", { ...name, taken, ...taker, cubes: cubesText(teller, owners) });
}
