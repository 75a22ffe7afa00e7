// Headlines and recaps tell what happened: everything that somebody gets, and what every event did, under its name.

import { expect, it } from "vitest";
import { cityText, entries, eventText, recap, story, type Teller } from "../src/log";
import { readPlace } from "../src/model/place";
import { NEUTRAL, viewOf } from "../src/model/position";
import type { Fact } from "../src/protocol";
import { ON_DISTRICT } from "../src/vocabulary";
import { games, stepsOf, type Game } from "./games";

const ACCOUNTS: readonly string[] = ["deniers", "influence", "vp"];
type Sums = Record<string, number>;

/** What facts change on a seat's accounts: only what comes, or all of it in one. */
function changes(facts: readonly Fact[], seat: number, gross = false): Sums {
  const sums: Sums = {};
  for (const { kind, owner, from, to, amount = 0 } of facts) {
    const own = kind === "deniers" ? (to === seat ? amount : from === seat ? -amount : 0) : owner === seat ? amount : 0;
    if (ACCOUNTS.includes(kind) && (own > 0 || !gross)) sums[kind] = (sums[kind] ?? 0) + own;
  }
  return nonzero(sums);
}

const nonzero = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount));
const isNothing = (sums: Sums): boolean => Object.keys(sums).length === 0;
const of = (facts: readonly Fact[], ...causes: Fact["cause"][]): Fact[] =>
  facts.filter(({ cause }) => causes.includes(cause));

/** Messages as their ids and arguments; changes of accounts as figures that can be found again. */
const words: Teller["t"] = (id, args = {}) => {
  const [, account = ""] = /^gain-(\w+)$/.exec(id) ?? [];
  if (ACCOUNTS.includes(account)) return `<${account} ${args["sign"] === "−" ? "-" : ""}${args["amount"]}>`;
  const said = Object.entries(args).map(([name, value]) => `${name}=${value};`);
  return `${id}(${said.join("")})`;
};

/** The figures of a text, one after the other. */
const figures = (text: string | null): Sums[] =>
  [...(text ?? "").matchAll(/<(\w+) (-?\d+)>/g)].map(([, account = "", amount]) => ({ [account]: Number(amount) }));
const together = (list: readonly Sums[]): Sums => nonzero(Object.assign({}, ...list) as Sums);
/** A number of a message in a text; 0 if there is no such message. */
const numberIn = (text: string | null, id: string, name: string): number =>
  Number(new RegExp(`${id}\\((?:\\w+=[^;]*;)*?${name}=(\\d+);`).exec(text ?? "")?.[1] ?? 0);
const sum = (facts: readonly Fact[], amount: (fact: Fact) => number | undefined): number =>
  facts.reduce((all, fact) => all + (amount(fact) ?? 0), 0);

const readers = games.flatMap((game) =>
  ["0", "open"].map((reader): [string, string, Game] => [game.name, reader, game]),
);
const tellerOf = (game: Game, reader: string): Teller => ({
  t: words,
  name: (owner) => `#${owner}`,
  view: viewOf(game.last),
  you: reader === "0" ? 0 : null,
});

it.each(readers)("of turns in %s, as told to %s", (_, reader, game) => {
  const teller = tellerOf(game, reader);
  let count = 0;
  for (const entry of entries(stepsOf(game, reader))) {
    const { seat, facts } = entry;
    if (seat === null || facts.some(({ cause, kind }) => cause === "placement" || kind === "scored")) continue;
    const text = story(teller, entry);
    const got = changes(facts, seat, true);
    const rolled = facts.filter(({ kind, cause }) => kind === "rolled" && cause === "roy");
    expect(numberIn(text, "story-roy", "total")).toBe(sum(rolled, ({ value }) => value));
    // Le Roy's point for nobody's character is told as a sentence (K9.6).
    if (!text?.includes("log-vp")) expect(together(figures(text)), text ?? "").toEqual(got);
    const put = facts.filter(
      ({ kind, owner, to = 0 }) => kind === "cube" && owner === seat && readPlace(to).kind !== "supply",
    );
    expect(numberIn(text, "gain-cubes", "amount")).toBe(sum(put, ({ amount = 1 }) => amount));
    const laid = facts.filter(({ kind, to }) => kind === "deniers" && to === ON_DISTRICT + seat);
    expect(numberIn(text, "gain-laid", "amount")).toBe(sum(laid, ({ amount }) => amount));
    const bought = facts.filter(({ kind, owner }) => kind === "die" && owner !== seat);
    if (seat !== NEUTRAL) expect(text?.includes("story-buying")).toBe(sum(bought, ({ amount }) => amount) > 0);
    count += Object.keys(got).length;
  }
  expect(count).toBeGreaterThan(15);
});

/** The events that do something, each with all that comes of it until the next one acts. */
function acting(facts: readonly Fact[]): [Fact, Fact[]][] {
  const found: [Fact, Fact[]][] = [];
  for (const fact of facts)
    if (fact.kind === "acts") found.push([fact, []]);
    else found.at(-1)?.[1].push(...of([fact], "event", "combat"));
  return found.filter(([, done]) => of(done, "event").length);
}

it.each(readers)("of events in %s, as told to %s", (_, reader, game) => {
  const teller = tellerOf(game, reader);
  const { you = null } = teller;
  for (const entry of entries(stepsOf(game, reader))) {
    if (entry.seat !== null) continue;
    const events = acting(entry.facts);
    if (you !== null) expect(recap(teller, [entry], () => false)).toHaveLength(events.length);
    for (const [acts, done] of events) {
      const text = eventText(teller, acts, entry.facts);
      expect(text).toContain(`name-${acts.event}(`);
      const told = figures(text);
      const mine = changes(done, you ?? -1);
      if (isNothing(mine)) {
        const met = [0, 1, 2, 3].map((seat) => changes(of(done, "event"), seat)).filter((one) => !isNothing(one));
        const all = met.flatMap((one) => Object.entries(one).map(([account, amount]) => ({ [account]: amount })));
        expect(told, text).toEqual(text.startsWith("story-everybody") ? all.slice(0, all.length / met.length) : all);
      } else expect(together(told), text).toEqual(mine);
    }
    const paid = of(entry.facts, "income", "salary");
    if (!paid.length || you === null) continue;
    const [income, salary] = [changes(of(paid, "income"), you), changes(of(paid, "salary"), you)];
    const text = cityText(teller, paid);
    expect(numberIn(text, "stage-income", "income")).toBe(income["deniers"] ?? 0);
    expect(numberIn(text, "stage-income", "salary")).toBe(-(salary["deniers"] ?? 0) || 0);
  }
});
