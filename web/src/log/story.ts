// A turn as one sentence, and what it means for the reader.

import { get } from "svelte/store";
import type { Args } from "../lib/i18n";
import { readOption } from "../lib/pieces";
import { readDie } from "../model/die";
import { shownFigures } from "../model/figures";
import { readPlace } from "../model/place";
import { BUILDINGS, LETTERS, NEUTRAL } from "../model/position";
import type { Fact } from "../protocol";
import { ACTIVATE, BANK, CATHEDRAL, FIGHT, ON_DISTRICT, ROUNDS, SETTLE } from "../vocabulary";
import { mainChoice, type Entry } from "./entries";
import { piecesOf } from "./pieces";
import { cardIn, cardName, inPlace, sentences } from "./sentences";
import {
  called,
  dieArgs,
  eventArgs,
  eventAt,
  inside,
  isYou,
  plainDie,
  whoseIs,
  type Sentence,
  type Teller,
} from "./teller";

/** A turn in words: one sentence, and its details. */
export interface Telling {
  readonly headline: Sentence | null;
  readonly details: readonly Sentence[];
}

/** An entry of the log in words. */
export function telling(teller: Teller, entry: Entry): Telling {
  const facts = isLast(teller, entry) ? entry.facts.filter(({ kind }) => kind !== "start") : entry.facts;
  const text = entry.seat === null ? cityStory(teller, facts) : story(teller, entry);
  const details = isPlacement(entry) ? [] : sentences(teller, facts);
  if (text === null) return { headline: null, details };
  const pieces = facts.flatMap((fact) => piecesOf(teller.view, fact));
  return { headline: { text, pieces: [...new Set(pieces)] }, details };
}

/** Whether somebody places a citizen before the first round: one sentence says it all. */
export function isPlacement({ seat, facts }: Entry): boolean {
  return seat !== null && facts.some(({ cause }) => cause === "placement");
}

/** Whether the game ends with it: then nobody starts another round. */
function isLast({ view }: Teller, { ends }: Entry): boolean {
  return view !== null && ends === ROUNDS[view.players - 1];
}

/** A turn as lines: what it is about first. */
export function linesOf({ headline, details }: Telling): readonly Sentence[] {
  return headline ? [headline, ...details] : details;
}

/** A turn in one sentence, with what it brings unless that is said elsewhere; null if it is nobody's. */
export function story(teller: Teller, entry: Entry, plain = false): string | null {
  const { seat, facts } = entry;
  if (seat === null) return null;
  const { t } = teller;
  if (seat === NEUTRAL) return royStory(teller, facts);
  const what = deed(teller, seat, facts);
  if (!what) return null;
  let done = t(...what);
  const { bought, free } = purchases(teller, facts);
  if (bought) done = t("story-buying", { what: done, ...bought });
  if (free) done = t("story-free", { what: done, dice: free });
  if (plain) return t("story-told", { what: done });
  const gains = gainsOf(teller, seat, facts);
  if (!gains.length && what[0] === "story-agriculture") gains.push(change(teller, "deniers", 0));
  // Points that others gain are hidden: what they used for them is not, nor that there may be some.
  const dice = seat === teller.you || bought ? "" : used(teller, facts);
  if (!gains.length && what[0] === "story-card" && dice) done += ` (${dice})`;
  const hidden = (teller.view?.seats[LETTERS[seat] ?? "A"]?.vp ?? null) === null;
  if (hidden && get(shownFigures).cards[String(what[1].of)]?.effect?.vp) gains.push(t("gain-secret"));
  return withGains(teller, gains, done);
}

/** What was done, and what came of it. */
function withGains(teller: Teller, all: readonly string[], what: string): string {
  const gains = all.join(", ");
  return gains ? teller.t("story-gains", { what, gains }) : teller.t("story-told", { what });
}

/** The dice of an action, in words. */
function used(teller: Teller, facts: readonly Fact[]): string {
  const gone = facts.filter(({ kind, to, cause }) => kind === "die" && to === undefined && cause !== "reroll");
  return gone.map(({ from = 0 }) => plainDie(teller, from)).join(", ");
}

/** What le Roy's two dice show together; 0 if he rolled none. */
const royTotal = (facts: readonly Fact[]): number =>
  facts.reduce((all, { kind, cause, value = 0 }) => all + (kind === "rolled" && cause === "roy" ? value : 0), 0);

/** A turn of le Roy: what he rolled and what came of it; before the first round the citizens he places. */
function royStory(teller: Teller, facts: readonly Fact[]): string | null {
  const { t } = teller;
  const total = royTotal(facts);
  const what = royDeed(teller, facts);
  const lines = sentences(teller, facts);
  if (!total) return what ? t("story-told", { what }) : placement(teller, facts);
  const does = what
    ? (scoring(teller, what, facts) ?? withGains(teller, gainsOf(teller, NEUTRAL, facts), what))
    : (lines.at(1)?.text ?? t("roy-nothing"));
  return t("story-roy", { total, does });
}

/** A character that is scored, and what it gives to each side; null if none is. */
function scoring(teller: Teller, what: string, facts: readonly Fact[]): string | null {
  const character = facts.find(({ kind }) => kind === "scored")?.character;
  if (!character) return null;
  const cause = ` (${teller.t(`name-${character}`)})`;
  const gains = sentences(
    teller,
    facts.filter(({ kind }) => kind === "vp"),
  ).map(({ text }) => text.replace(cause, ""));
  return [teller.t("story-told", { what }), ...gains].join(" ");
}

/** The citizens le Roy places before the first round. */
function placement(teller: Teller, facts: readonly Fact[]): string | null {
  const places = facts.flatMap(({ kind, to }) => (kind === "citizen" && to !== undefined ? [readPlace(to)] : []));
  const words = places.map((place) => inPlace(teller, place)).join(", ");
  if (!words) return null;
  const what = teller.t("story-roy-places", { who: called(teller, NEUTRAL), places: words });
  return teller.t("story-told", { what });
}

/** What le Roy's dice made him do, in a few words. */
function royDeed(teller: Teller, facts: readonly Fact[]): string | null {
  const { t } = teller;
  const who = { who: called(teller, NEUTRAL), me: "no" };
  if (facts.some(({ cause }) => cause === "black_dice"))
    return t("story-counter", { ...who, count: beaten(facts, NEUTRAL) });
  const total = royTotal(facts);
  if (!total) return null;
  const scored = facts.find(({ kind }) => kind === "scored");
  if (scored) return t("story-roy-scores", { character: t(`name-${scored.character}`) });
  for (const { kind, owner, to, event, copy } of facts) {
    if (owner !== NEUTRAL || to === undefined) continue;
    const place = readPlace(to);
    if (kind === "cube" && place.kind === "cathedral") return t("story-cathedral", who);
    if (kind === "cube" && place.kind === "queue") {
      const won = facts.some((one) => one.kind === "event") ? "yes" : "no";
      return t("story-fight", { ...who, ...eventArgs(t, event ?? "", copy), won });
    }
    if (kind !== "citizen") continue;
    if (place.kind === "trade")
      return t("story-card", { ...who, card: cardName(teller, place.slot, []), hired: "yes" });
    if (place.kind === "space") return t("story-settle", { ...who, place: t("log-in", { at: place.building }) });
  }
  const { bought } = purchases(teller, facts);
  if (bought) return t("story-roy-buys", { ...who, ...bought });
  return facts.some(({ kind }) => kind === "die") ? t("story-roy-spends", { ...who, total }) : null;
}

const sum = (facts: readonly Fact[]): number => facts.reduce((all, { amount = 0 }) => all + amount, 0);

/** How many black dice somebody has faced: le Roy's may come with those of his opponent. */
const beaten = (facts: readonly Fact[], seat: number): number =>
  facts.filter(({ kind, from, owner }) => kind === "black" && from !== undefined && owner === seat).length;

/** What a turn is about: a message and its arguments. */
function deed(teller: Teller, seat: number, facts: readonly Fact[]): [string, Args] | null {
  const who = { who: called(teller, seat), me: isYou(teller, seat) };
  const main = mainChoice(facts);
  if (!main) {
    if (facts.some(({ cause }) => cause === "black_dice"))
      return ["story-counter", { ...who, count: beaten(facts, seat) }];
    const first = facts.find(({ kind }) => kind === "chose");
    const kind = first && readOption(first.option ?? 0).kind;
    if (kind === "recruit" || kind === "flip" || kind === "reroll") return [`story-${kind}`, who];
    const card = facts.find(({ cause }) => cause === "activity")?.by; // what it does once its dice have come up
    return card ? ["story-card", { ...who, card: teller.t(`name-${card}`), hired: "no" }] : null;
  }
  const read = readOption(main.option ?? 0);
  if (read.kind === "space") return ["story-settle", { ...who, place: inPlace(teller, readPlace(read.space)) }];
  if (read.kind === "counter") return ["story-counter", { ...who, count: beaten(facts, seat) }];
  if (read.kind !== "target") return [`story-${read.kind}`, who];
  return [...aim(teller, read.target, facts, who)];
}

function aim(teller: Teller, target: number, facts: readonly Fact[], who: Args): [string, Args] {
  const { t, view } = teller;
  if (target >= FIGHT) {
    const fought = facts.find(({ cause }) => cause === "combat");
    const event = fought
      ? eventArgs(t, String(fought.by), fought.copy)
      : eventArgs(t, view ? eventAt(view, target - FIGHT) : "");
    const won = facts.some(({ kind, cause }) => kind === "event" && cause === "combat") ? "yes" : "no";
    return ["story-fight", { ...who, ...event, won }];
  }
  if (target >= ACTIVATE) {
    const hired = facts.some(({ kind, cause }) => kind === "citizen" && cause === "hire") ? "yes" : "no";
    const of = cardIn(view, target - ACTIVATE, facts);
    return ["story-card", { ...who, of, card: t(`name-${of}`), hired }];
  }
  if (target >= SETTLE)
    return ["story-settle", { ...who, place: t("log-in", { at: BUILDINGS[target - SETTLE] ?? "" }) }];
  return [target === CATHEDRAL ? "story-cathedral" : "story-agriculture", who];
}

interface Purchases {
  readonly bought: { dice: string; amount: number } | null; // and what was paid for them
  readonly free: string | null; // for which nothing was paid (Tithe)
}

/** The dice of others that were used, in words. */
function purchases(teller: Teller, facts: readonly Fact[]): Purchases {
  const others = facts.filter(({ kind, amount }) => kind === "die" && amount !== undefined);
  const bought = others.filter(({ amount = 0 }) => amount > 0);
  const dice = diceOf(teller, bought);
  const free = diceOf(
    teller,
    others.filter(({ amount }) => amount === 0),
  );
  return { bought: dice === null ? null : { dice, amount: sum(bought) }, free };
}

/** Dice and whose they are, in a list, every owner and equal ones once; null if there are none. */
function diceOf(teller: Teller, facts: readonly Fact[]): string | null {
  const by = new Map<number, number[]>();
  for (const { from = 0 } of facts) {
    const { district } = readDie(from);
    by.set(district, [...(by.get(district) ?? []), from]);
  }
  const list = [...by].map(([owner, dice]) => {
    const words = [...new Set(dice)].map((die) => {
      const n = dice.filter((one) => one === die).length;
      return teller.t("story-die", { whose: whoseIs(teller, owner), ...dieArgs(die), n });
    });
    const said = by.size > 1 ? words.join(", ") : listed(teller, words);
    return teller.t("story-dice", { ...whose(teller, owner), dice: said });
  });
  return list.length ? listed(teller, list) : null;
}

/** Words in a list: the last of several after "and". */
function listed(teller: Teller, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? teller.t("story-and", { first: words.slice(0, -1).join(", "), last }) : last;
}

/** Whose something is: the reader's, gray's, le Roy's or somebody's. */
function whose(teller: Teller, owner: number): Args {
  return { whose: whoseIs(teller, owner), who: inside(teller, owner) };
}

const ACCOUNTS = ["deniers", "influence", "vp"] as const;
type Account = (typeof ACCOUNTS)[number];

/** A change of an account in words, with its sign unless the words around it say which way it goes. */
export function change(teller: Teller, kind: Account, amount: number, signed = true): string {
  const sign = !signed ? "" : amount < 0 ? "−" : "+";
  return teller.t(`gain-${kind}`, { sign, amount: Math.abs(amount) });
}

/** What a fact changes on somebody's account; 0 if it is another's. */
function changes({ kind, owner, from, to, amount = 0 }: Fact, seat: number): number {
  if (kind === "influence" || kind === "vp") return owner === seat ? amount : 0;
  if (kind !== "deniers") return 0;
  return to === seat ? amount : from === seat ? -amount : 0;
}

/** What facts change on one of somebody's accounts in all. */
function changeOf(facts: readonly Fact[], account: Account, seat: number): number {
  return facts.reduce((all, fact) => all + (fact.kind === account ? changes(fact, seat) : 0), 0);
}

/** What somebody has got from facts, gross, in words: deniers, influence, points; in a story with signs, and with cubes. */
export function gainsOf(teller: Teller, seat: number, facts: readonly Fact[], told = true): string[] {
  const got = (kind: string): number =>
    facts.reduce((all, fact) => all + (fact.kind === kind ? Math.max(0, changes(fact, seat)) : 0), 0);
  const words = ACCOUNTS.flatMap((kind) => (got(kind) ? [change(teller, kind, got(kind), told)] : []));
  const cubes = facts.filter(
    ({ kind, owner, to }) => kind === "cube" && owner === seat && to !== undefined && PUT.has(readPlace(to).kind),
  );
  const count = cubes.reduce((all, { amount = 1 }) => all + amount, 0);
  if (count && told) words.push(teller.t("gain-cubes", { amount: count }));
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
  if (has(({ cause }) => cause === "income" || cause === "salary")) return incomeText(teller, facts);
  if (has(({ kind, cause }) => kind === "die" && cause === "workforce")) return t("stage-dice");
  if (has(({ kind }) => kind === "round_end")) return t("stage-round-end");
  const acts = facts.find(({ kind }) => kind === "acts");
  if (acts) return eventText(teller, acts, facts);
  return sentences(teller, facts)
    .slice(0, 3)
    .map(({ text }) => text)
    .join(" ");
}

/** Income and salaries, with the reader's own figures. */
function incomeText({ t, you }: Teller, facts: readonly Fact[]): string {
  const of = (wanted: string): number =>
    sum(facts.filter(({ cause, from, to }) => cause === wanted && [from, to].includes(you ?? -1)));
  const [income, salary] = [of("income"), of("salary")];
  return t("stage-income", { known: income ? "yes" : "no", income, salary });
}

/** What the city did between two turns: new cards and events, what they did, black dice; or the first thing of it. */
function cityStory(teller: Teller, facts: readonly Fact[]): string | null {
  const say = (wanted: (fact: Fact) => boolean): string[] =>
    sentences(teller, facts.filter(wanted)).map(({ text }) => text);
  const texts = [
    ...say(({ kind, from }) => kind === "card" || (kind === "event" && from === undefined)),
    ...acting(facts).map((one) => eventText(teller, one, facts)),
    ...say(({ kind, to }) => kind === "black" && to !== undefined), // they are rolled last
  ];
  const isFirst = ({ kind, cause }: Fact): boolean => kind === "character" || cause === "placement"; // before the first round
  const first = texts.length ? texts : say(isFirst);
  return (first.length ? first : say(() => true).slice(0, 2)).join(" ") || null;
}

/** The events that did something, black dice apart: those are on the table. */
export function acting(facts: readonly Fact[]): Fact[] {
  return facts.filter(
    ({ kind, by }) =>
      kind === "acts" && facts.some((one) => one.kind !== "acts" && one.cause === "event" && one.by === by),
  );
}

/** What an event did; Support may win a fight. */
export function doneBy(acts: Fact, facts: readonly Fact[]): Fact[] {
  const later = facts.slice(facts.indexOf(acts) + 1);
  const next = later.findIndex(({ kind }) => kind === "acts");
  return later
    .slice(0, next < 0 ? later.length : next)
    .filter(({ cause, by }) => cause === "combat" || (cause === "event" && by === acts.by));
}

/** What an event does: to all alike, to the reader, or to those it meets. */
export function eventText(teller: Teller, acts: Fact, facts: readonly Fact[]): string {
  const { t, view } = teller;
  const { event, which } = eventArgs(t, acts.event ?? "", acts.copy);
  const done = doneBy(acts, facts);
  const own = done.filter(({ kind }) => kind !== "rolled"); // what it did says more than its die
  const seats = LETTERS.flatMap((letter, seat) => (view?.seats[letter] ? [seat] : []));
  const accounts = ACCOUNTS.map((kind) => seats.map((seat) => changeOf(own, kind, seat)));
  const alike = ACCOUNTS.flatMap((kind, k) => (accounts[k]?.[0] ? [change(teller, kind, accounts[k][0])] : []));
  const won = own.filter(({ kind, cause }) => cause === "combat" && (kind === "event" || kind === "cube"));
  const also = sentences(teller, won).map(({ text }) => text);
  const others = seats.length > 1; // le Roy is spared what meets his only opponent (K5)
  if (others && alike.length && accounts.every((all) => all.every((one) => one === all[0])))
    return [t("story-everybody", { event, change: alike.join(", ") }), ...also].join(" ");
  const told = changed(teller, own, seats) ?? sentences(teller, moves(teller, own)).map(({ text }) => text);
  const text = [...told, ...also.filter((one) => !told.includes(one))].join(" ");
  if (text) return t("story-event", { event, text: afterColon(teller, text.replaceAll(` (${event})`, "")) }); // the cause stands in front
  const [rolled] = done;
  if (rolled?.kind === "rolled") return t("story-blocked", { event, value: rolled.value ?? 0 });
  if (done.length) return sentences(teller, done)[0]?.text ?? t("story-idle", { event });
  return t(acts.amount ? "log-acts" : "story-idle", { event, which, amount: acts.amount ?? 0 });
}

/** A sentence behind a colon: with a small letter, unless a player's name begins it. */
function afterColon({ name, view }: Teller, text: string): string {
  const named = LETTERS.some((letter, seat) => view?.seats[letter] && text.startsWith(name(seat)));
  return named ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** What an event changes on the reader's accounts, or else on whose it does; null if it changes none. */
function changed(teller: Teller, facts: readonly Fact[], seats: readonly number[]): string[] | null {
  const { you, t } = teller;
  const sums = (seat: number, all: readonly Fact[]): string =>
    ACCOUNTS.flatMap((kind) => {
      const total = changeOf(all, kind, seat);
      return total ? [change(teller, kind, total)] : [];
    }).join(", ");
  const own = you === null || you === undefined ? "" : sums(you, facts);
  if (own) return [t("story-you", { change: own })];
  const plain = facts.filter(({ cause }) => cause !== "combat"); // the fight that ended says what it brought
  const found = seats.flatMap((seat) => {
    const theirs = sums(seat, plain);
    return theirs ? [t("story-them", { change: theirs, who: inside(teller, seat) })] : [];
  });
  if (!found.length) return null;
  return [t("story-told", { what: found.reduce((first, second) => t("and-then", { first, second })) })];
}

/** What an event moves: who comes first, then who has to leave; of those pushed on only the reader's own. */
function moves(teller: Teller, facts: readonly Fact[]): Fact[] {
  const standing = ({ kind, to }: Fact): boolean => kind === "citizen" && readPlace(to ?? 0).kind === "space";
  const pushed = (fact: Fact): boolean => standing(fact) && readPlace(fact.from ?? 0).kind === "space";
  const comes = facts.filter((fact) => standing(fact) && !pushed(fact));
  const rest = facts.filter((fact) => !comes.includes(fact) && (!pushed(fact) || fact.owner === teller.you));
  return [...comes, ...rest];
}

/** What a preview costs the reader, part by part, in words. */
export function paymentsOf(teller: Teller, seat: number, facts: readonly Fact[]): string[] {
  const parts = new Map<string, { args: Args; id: string; amount: number }>();
  for (const { kind, from, to = BANK, amount = 0, cause, by } of facts) {
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
