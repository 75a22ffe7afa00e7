// A turn as one sentence, and what it means for the reader.

import type { Args } from "../lib/i18n";
import { readOption } from "../lib/pieces";
import { readDie } from "../model/die";
import { readPlace } from "../model/place";
import { BUILDINGS, LETTERS, NEUTRAL } from "../model/position";
import type { Fact } from "../protocol";
import { ACTIVATE, BANK, CATHEDRAL, FIGHT, ON_DISTRICT, SETTLE } from "../vocabulary";
import { mainChoice, type Entry } from "./entries";
import { piecesOf } from "./pieces";
import { cardName, inPlace, sentences } from "./sentences";
import { called, eventName, inside, isYou, type Sentence, type Teller } from "./teller";

/** A turn in words: one sentence, and its details. */
export interface Telling {
  readonly headline: Sentence | null;
  readonly details: readonly Sentence[];
}

/** An entry of the log in words. */
export function telling(teller: Teller, entry: Entry): Telling {
  const text = entry.seat === null ? cityStory(teller, entry) : story(teller, entry);
  const details = sentences(teller, entry.facts);
  if (text === null) return { headline: null, details };
  const pieces = entry.facts.flatMap((fact) => piecesOf(teller.view, fact));
  return { headline: { text, pieces: [...new Set(pieces)] }, details };
}

/** A turn as lines: what it is about first. */
export function linesOf({ headline, details }: Telling): readonly Sentence[] {
  return headline ? [headline, ...details] : details;
}

/** A turn in one sentence; null if it is nobody's. */
export function story(teller: Teller, entry: Entry): string | null {
  const { seat, facts } = entry;
  if (seat === null) return null;
  const { t } = teller;
  const what = deed(teller, seat, facts);
  if (!what) return null;
  const done = t(...what);
  if (what[0] === "story-roy") return done;
  const bought = purchases(teller, seat, facts);
  const all = bought ? t("story-buying", { what: done, dice: bought.dice, amount: bought.amount }) : done;
  const gains = gainsOf(teller, seat, facts).join(", ");
  return gains ? t("story-gains", { what: all, gains }) : t("story-told", { what: all });
}

const sum = (facts: readonly Fact[]): number => facts.reduce((all, { amount = 0 }) => all + amount, 0);

/** What a turn is about: a message and its arguments. */
function deed(teller: Teller, seat: number, facts: readonly Fact[]): [string, Args] | null {
  const who = { who: called(teller, seat), me: isYou(teller, seat) };
  const rolled = facts.filter(({ kind, cause }) => kind === "rolled" && cause === "roy");
  if (rolled.length) {
    const total = rolled.reduce((all, { value = 0 }) => all + value, 0);
    return ["story-roy", { total, does: teller.t("roy-does", { total }) }];
  }
  const main = mainChoice(facts);
  if (!main) {
    if (facts.some(({ cause }) => cause === "black_dice")) return ["story-counter", who];
    const first = facts.find(({ kind }) => kind === "chose");
    const kind = first && readOption(first.option ?? 0).kind;
    return kind === "recruit" || kind === "flip" || kind === "reroll" ? [`story-${kind}`, who] : null;
  }
  const read = readOption(main.option ?? 0);
  if (read.kind === "space") return ["story-place", { ...who, place: inPlace(teller, readPlace(read.space)) }];
  if (read.kind !== "target") return [`story-${read.kind}`, who];
  return [...aim(teller, read.target, facts, who)];
}

function aim(teller: Teller, target: number, facts: readonly Fact[], who: Args): [string, Args] {
  const { t, view } = teller;
  if (target >= FIGHT) {
    const by = facts.find(({ cause }) => cause === "combat")?.by ?? view?.events[target - FIGHT]?.event ?? "";
    const won = facts.some(({ kind, cause }) => kind === "event" && cause === "combat") ? "yes" : "no";
    return ["story-fight", { ...who, event: eventName(t, String(by)), won }];
  }
  if (target >= ACTIVATE) {
    const hired = facts.some(({ kind, cause }) => kind === "citizen" && cause === "hire") ? "yes" : "no";
    return ["story-card", { ...who, card: cardName(teller, target - ACTIVATE, facts), hired }];
  }
  if (target >= SETTLE)
    return ["story-settle", { ...who, place: t("log-in", { building: BUILDINGS[target - SETTLE] ?? "" }) }];
  return [target === CATHEDRAL ? "story-cathedral" : "story-agriculture", who];
}

/** The dice that were bought, in words, and what was paid for them. */
function purchases(teller: Teller, seat: number, facts: readonly Fact[]): { dice: string; amount: number } | null {
  const paid = facts.filter(({ kind, cause }) => kind === "deniers" && cause === "purchase");
  if (!paid.length) return null;
  const used = facts.flatMap(({ kind, from, to }) => (kind === "die" && to === undefined ? (from ?? []) : []));
  const words = used.flatMap((die) => {
    const { district, colour, value } = readDie(die);
    if (district === seat) return [];
    return [teller.t("story-die", { ...whose(teller, district), colour: colour[0] ?? "r", value })];
  });
  const last = words.pop();
  if (!last) return null;
  const dice = words.length ? teller.t("story-and", { first: words.join(", "), last }) : last;
  return { dice, amount: sum(paid) };
}

/** Whose something is: the reader's, gray's, le Roy's or somebody's. */
function whose(teller: Teller, owner: number): Args {
  const of = owner === teller.you ? "you" : owner !== NEUTRAL ? "other" : teller.view?.players === 1 ? "roy" : "gray";
  return { whose: of, who: inside(teller, owner) };
}

/** A change of an account with its sign, in words. */
export function change(teller: Teller, kind: "deniers" | "influence" | "vp", amount: number): string {
  return teller.t(`gain-${kind}`, { sign: amount < 0 ? "−" : "+", amount: Math.abs(amount) });
}

/** What a fact changes on somebody's account; 0 if it is another's. */
function changes({ kind, owner, from, to, amount = 0 }: Fact, seat: number): number {
  if (kind === "influence" || kind === "vp") return owner === seat ? amount : 0;
  if (kind !== "deniers") return 0;
  return to === seat ? amount : from === seat ? -amount : 0;
}

/** What somebody has got from facts, gross, in words: deniers, influence, points, cubes on cards. */
export function gainsOf(teller: Teller, seat: number, facts: readonly Fact[]): string[] {
  const got = (kind: string): number =>
    facts.reduce((all, fact) => all + (fact.kind === kind ? Math.max(0, changes(fact, seat)) : 0), 0);
  const words = (["deniers", "influence", "vp"] as const).flatMap((kind) =>
    got(kind) ? [change(teller, kind, got(kind))] : [],
  );
  const cubes = facts.filter(
    ({ kind, owner, to }) => kind === "cube" && owner === seat && to !== undefined && PUT.has(readPlace(to).kind),
  );
  const count = cubes.reduce((all, { amount = 1 }) => all + amount, 0);
  if (count) words.push(teller.t("gain-cubes", { amount: count }));
  const laid = facts.filter(({ kind, to }) => kind === "deniers" && to === ON_DISTRICT + seat);
  if (laid.length) words.push(teller.t("gain-laid", { amount: sum(laid) }));
  return words;
}
const PUT: ReadonlySet<string> = new Set(["cubes", "queue", "cathedral"]);

/** What others' doings mean for the reader, in words; nothing that is the reader's own choice. */
export function aboutYou(teller: Teller, { seat, facts }: Pick<Entry, "seat" | "facts">): string[] {
  const { you } = teller;
  if (you === null || you === undefined || seat === you) return [];
  const touched = facts.filter((fact) => {
    const { kind, owner, from, to } = fact;
    if (kind === "deniers") return from === you || to === you;
    return owner === you && !(kind === "die" && to === undefined) && kind !== "event";
  });
  return sentences(teller, touched).map(({ text }) => text);
}

/** What the city does just now, in a few words. */
export function cityText(teller: Teller, facts: readonly Fact[]): string {
  const { t } = teller;
  const has = (test: (fact: Fact) => boolean): boolean => facts.some(test);
  if (has(({ cause }) => cause === "income" || cause === "salary")) return t("stage-income");
  if (has(({ kind, cause }) => kind === "die" && cause === "workforce")) return t("stage-dice");
  if (has(({ kind }) => kind === "round_end")) return t("stage-round-end");
  const acts = facts.find(({ kind }) => kind === "acts");
  if (acts) return eventText(teller, acts, facts);
  return sentences(teller, facts)
    .slice(0, 3)
    .map(({ text }) => text)
    .join(" ");
}

/** What the city did between two turns: new cards and events, what they did, black dice; or the first thing of it. */
function cityStory(teller: Teller, { facts }: Entry): string | null {
  const news = facts.filter(
    ({ kind, to, from }) =>
      kind === "card" || (kind === "event" && from === undefined) || (kind === "black" && to !== undefined),
  );
  const events = facts.filter(
    ({ kind, by }) =>
      kind === "acts" && facts.some((one) => one.kind !== "acts" && one.cause === "event" && one.by === by),
  );
  const texts = [
    ...sentences(teller, news).map(({ text }) => text),
    ...events.map((one) => eventText(teller, one, facts)),
  ];
  return texts.length ? texts.join(" ") : (sentences(teller, facts)[0]?.text ?? null);
}

/** What an event does: to all alike, to the reader, or to those it meets. */
export function eventText(teller: Teller, acts: Fact, facts: readonly Fact[]): string {
  const { t, view } = teller;
  const event = eventName(t, acts.event ?? "");
  const own = facts.filter(({ kind, cause, by }) => kind !== "acts" && cause === "event" && by === acts.by);
  for (const kind of ["deniers", "influence"] as const) {
    const seats = LETTERS.flatMap((letter, seat) => (view?.seats[letter] ? [seat] : []));
    const all = seats.map((seat) => own.reduce((sum, fact) => sum + (fact.kind === kind ? changes(fact, seat) : 0), 0));
    if (all[0] && all.every((one) => one === all[0]))
      return t("story-everybody", { event, change: change(teller, kind, all[0]) });
  }
  const text = forReader(teller, own) ?? sentences(teller, own)[0]?.text ?? null;
  if (text === null) return t(acts.amount ? "log-acts" : "story-idle", { event, amount: acts.amount ?? 0 });
  return t("story-event", { event, text });
}

/** What an event does to the reader, in a few words. */
function forReader(teller: Teller, facts: readonly Fact[]): string | null {
  const { you, t } = teller;
  if (you === null || you === undefined) return null;
  const sums = (["deniers", "influence", "vp"] as const).flatMap((kind) => {
    const all = facts.reduce((sum, fact) => sum + (fact.kind === kind ? changes(fact, you) : 0), 0);
    return all ? [change(teller, kind, all)] : [];
  });
  if (sums.length) return t("story-you", { change: sums.join(", ") });
  return aboutYou(teller, { seat: null, facts })[0] ?? null;
}

/** What a preview costs the reader, part by part, in words. */
export function paymentsOf(teller: Teller, seat: number, facts: readonly Fact[]): string[] {
  const parts = new Map<string, { args: Args; id: string; amount: number }>();
  for (const { kind, from, to = BANK, amount = 0, cause = "", by } of facts) {
    if (kind !== "deniers" || from !== seat || !amount) continue;
    const id = cause === "hire" ? "pay-hire" : cause === "purchase" ? "pay-seller" : "pay-other";
    const args = id === "pay-seller" ? { ...whose(teller, Number(by)) } : to < BANK ? whose(teller, to) : {};
    const key = `${id} ${JSON.stringify(args)}`;
    const known = parts.get(key) ?? { id: id === "pay-other" && to < BANK ? "pay-seller" : id, args, amount: 0 };
    parts.set(key, { ...known, amount: known.amount + amount });
  }
  const words = [...parts.values()].map(({ id, args, amount }) => teller.t(id, { ...args, amount }));
  const influence = facts.reduce(
    (all, fact) => all + (fact.kind === "influence" ? Math.min(0, changes(fact, seat)) : 0),
    0,
  );
  if (influence) words.push(teller.t("pay-influence", { amount: -influence }));
  return words;
}

/** Whether a fact is one of the reader's payments and gains, which are told in one. */
export function isAccount({ kind, owner, from, to }: Fact, seat: number): boolean {
  if (kind === "deniers") return from === seat || to === seat || to === ON_DISTRICT + seat;
  return (kind === "influence" || kind === "vp") && owner === seat;
}
