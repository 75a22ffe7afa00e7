// Turns that are easily told wrongly: several things of one name, one place or one owner in the same turn.

import { expect, it } from "vitest";
import { entries, eventText, recap, sentences, story, telling, type Teller } from "../src/log";
import { diceText } from "../src/log/teller";
import { dieNumber } from "../src/model/die";
import type { View } from "../src/model/position";
import type { Fact } from "../src/protocol";
import {
  AGRICULTURE,
  BANK,
  BLACK,
  COUNTER,
  PLACE_CATHEDRAL,
  PLACE_GENERAL,
  PLACE_HAND,
  PLACE_LYING,
  PLACE_QUEUE,
  PLACE_SUPPLY,
  PLACE_TAKEN,
  ROUNDS,
  STOP,
  YIELD,
} from "../src/vocabulary";

const teller: Teller = {
  t: (id, args = {}) => `${id} ${JSON.stringify(args)}`,
  name: (owner) => `P${owner}`,
  view: null,
};
/** Sentences as ids and arguments. */
const say = (...facts: Fact[]): string[] => sentences(teller, facts).map(({ text }) => text);

it("tell of each of two events of one name its own cubes, though the queue closed up", () => {
  const won = (...owners: number[]): Fact[] => {
    const [event, from, cause] = ["brigands", PLACE_QUEUE + 1, "combat"];
    const home = owners.map((owner): Fact => ({
      kind: "cube",
      owner,
      from,
      to: PLACE_SUPPLY,
      event,
      cause,
      by: event,
    }));
    return [...home, { kind: "event", owner: 0, event, from, to: PLACE_TAKEN, cause, by: event }];
  };
  const said = say(...won(0, 0, 0, 0, 0), ...won(0, 0, 1, 1, 0));
  const counts = said.map((one) => [...one.matchAll(/(P\d)\W+count\W+(\d)/g)].map(([, who, n]) => `${who} ${n}`));
  expect(counts).toEqual([["P0 5"], ["P0 3", "P1 2"]]);
});

it("tell a move inside a building as a move, and only others as pushed on", () => {
  const by = { kind: "citizen", cause: "settle", by: "palace" };
  const said = say(
    { ...by, owner: 0, from: 2, to: PLACE_HAND },
    { ...by, owner: 0, from: 0, to: 1 },
    { ...by, owner: 0, from: PLACE_HAND, to: 0 },
  );
  expect(said.map((one) => one.split(" ")[0])).toEqual(["log-pushed", "log-settled"]);
  expect(said[1]).toMatch(/log-from .*palace/);
});

it("name every event that rolls a die", () => {
  const rolls = (by: string, value: number): Fact => ({ kind: "rolled", cause: "event", by, value });
  const said = say(rolls("succession_conflict", 6), rolls("wayfarers", 4), rolls("theological_conflict", 3));
  expect(said.map((one) => /name-(\w+).*"value":(\d)/.exec(one)?.slice(1))).toEqual([
    ["succession_conflict", "6"],
    ["wayfarers", "4"],
    ["theological_conflict", "3"],
  ]);
});

it("count all influence that a full track loses, also beside what it still holds", () => {
  const gain = (amount: number, lost = 0): Fact => ({
    kind: "influence",
    owner: 0,
    amount,
    lost,
    cause: "black_dice",
  });
  expect(say(gain(0, 1), gain(0, 1), gain(0, 1))).toEqual(['log-influence-lost {"who":"P0","amount":3}']);
  const [said, ...more] = say(gain(1), gain(0, 1), gain(0, 1));
  expect(more).toEqual([]);
  expect(said).toMatch(/^log-influence .*"up","amount":1,.* log-influence-lost .*"amount":2/);
  expect(say(gain(2))[0]).not.toContain("lost");
});

it("names as bought only dice that were paid for; Tithe takes the others, also of one owner", () => {
  const die = (from: number, amount?: number): Fact => ({
    kind: "die",
    from,
    cause: "agriculture",
    ...(amount === undefined ? {} : { amount }),
  });
  const price: Fact = { kind: "deniers", from: 0, to: 2, amount: 6, cause: "purchase", by: 2 };
  const farm: Fact = { kind: "chose", owner: 0, option: AGRICULTURE };
  const words: Teller = {
    ...teller,
    t: (id, { what = "", dice = "", who = "", value = "", amount = "", first = "", last = "" } = {}) => {
      if (id === "story-die") return `${who}.${value}`;
      if (id === "story-and") return `${first}+${last}`;
      return [id, what, dice, amount].filter((one) => one !== "").join(" ");
    },
  };
  const told = (...facts: Fact[]): string | null => {
    const [entry] = entries([{ version: 1, facts: [farm, ...facts] }]);
    return entry ? story(words, entry) : null;
  };
  const two = [die(52, 3), die(53, 3)];
  expect(told(price, die(33, 0), ...two)).toBe("story-told story-free story-buying story-agriculture P2.5+P2.6 6 P1.4");
  expect(told(price, ...two, die(16))).toBe("story-told story-buying story-agriculture P2.5+P2.6 6");
  expect(told(die(33, 0))).toBe("story-told story-free story-agriculture P1.4");
  expect(told({ ...price, amount: 4 }, die(52, 0), die(53, 4))).toBe(
    "story-told story-free story-buying story-agriculture P2.6 4 P2.5",
  );
});

const table = { seats: { A: {}, B: {} }, buildings: {}, activities: {}, events: [] } as unknown as View;
const acts = (event: string): Fact => ({ kind: "acts", event, from: PLACE_QUEUE + 1, cause: "event", by: event });
const points = (owner: number, amount: number, cause: string, by: string): Fact => ({
  kind: "vp",
  owner,
  amount,
  cause,
  by,
});

it("tells in a recap what a fight brings that Support ends, and no other event's", () => {
  const at = PLACE_QUEUE + 2;
  const cube = { kind: "cube", event: "war", by: "war", cause: "combat", from: at, to: PLACE_SUPPLY };
  const support = acts("support");
  const facts: Fact[] = [
    support,
    { kind: "cube", owner: 4, from: PLACE_SUPPLY, to: at, event: "war", cause: "event", by: "support" },
    points(0, 3, "combat", "war"),
    { ...cube, owner: 4 },
    { ...cube, owner: 0, amount: 2 },
    { kind: "event", owner: 0, event: "war", from: at, to: PLACE_TAKEN, cause: "combat", by: "war" },
    acts("heresy"),
    points(0, -1, "event", "heresy"),
  ];
  const lines = recap({ ...teller, view: table, you: 0 }, entries([{ version: 1, facts }]), () => false);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.text).toMatch(/^story-event .*name-support.*story-you .*gain-vp .*3.*log-event-countered .*"yes/);
  expect(lines[1]?.text).toMatch(/^story-event .*name-heresy.*story-you .*gain-vp .*1/);
  expect(lines[1]?.text).not.toContain("log-event-countered");
  const watching = eventText({ ...teller, view: table }, support, facts);
  expect(watching).toMatch(/log-event-cube .*log-event-countered/);
});

it("tells all that Civil War takes, from everybody alike or from the reader", () => {
  const pays = (from: number, amount: number): Fact => ({
    kind: "deniers",
    from,
    to: BANK,
    amount,
    cause: "event",
    by: "civil_war",
  });
  const war = acts("civil_war");
  const told = (...facts: Fact[]): string => eventText({ ...teller, view: table, you: 0 }, war, [war, ...facts]);
  const loses = (owner: number, amount: number): Fact => points(owner, -amount, "event", "civil_war");
  expect(told(pays(0, 3), pays(1, 3))).toMatch(/^story-everybody .*gain-deniers .*3/);
  expect(told(pays(0, 1), loses(0, 2), pays(1, 1), loses(1, 2))).toMatch(
    /^story-everybody .*gain-deniers .*1.*gain-vp .*2/,
  );
  expect(told(pays(0, 1), loses(0, 2), pays(1, 1))).toMatch(/^story-event .*story-you .*gain-deniers .*1.*gain-vp .*2/);
  const alone = { ...table, seats: { A: table.seats.A } } as typeof table; // K5: le Roy is spared
  expect(eventText({ ...teller, view: alone, you: 0 }, war, [war, pays(0, 3)])).toMatch(
    /^story-event .*story-you .*gain-deniers .*3/,
  );
});

it("tells black dice as those of who faced them: le Roy may have no die for his", () => {
  const gone = (from: number, owner: number, amount = 1): Fact => ({
    kind: "black",
    from,
    owner,
    amount,
    cause: "black_dice",
  });
  const chosen = (option: number): Fact => ({ kind: "chose", owner: 0, option });
  const influence: Fact = { kind: "influence", owner: 0, amount: 1, cause: "black_dice" };
  const parts = (...facts: Fact[]): unknown[] =>
    entries([{ version: 1, facts }]).map((entry) => [
      entry.seat,
      entry.facts.flatMap(({ kind, from }) => (kind === "black" ? [from] : [])),
    ]);
  const roys: Fact = { kind: "die", owner: 4, from: 72, cause: "black_dice" };
  expect(parts(chosen(COUNTER), gone(6, 0), influence, gone(3, 4))).toEqual([
    [0, [6]],
    [4, [3]],
  ]);
  const two = [chosen(COUNTER), chosen(BLACK + 2), gone(6, 0), influence, gone(3, 0), influence];
  expect(parts(...two, roys, gone(2, 4))).toEqual([
    [0, [6, 3]],
    [4, [2]],
  ]);
  expect(parts(chosen(YIELD), gone(5, 0, 0), gone(5, 4))).toEqual([
    [0, [5]],
    [4, [5]],
  ]);
  expect(parts(chosen(STOP), gone(6, 0), influence)).toEqual([[0, [6]]]); // the rest was told before
  expect(parts({ kind: "black", to: 4, cause: "black_dice" }, gone(4, 4))).toEqual([
    [null, [undefined]],
    [4, [4]],
  ]);
});

it("calls the reader by a capital only where a sentence begins", () => {
  const words: Teller = { ...teller, you: 1, t: (id, args = {}) => (id === "dice-of" ? String(args["who"]) : id) };
  const [mine, hers] = [dieNumber(1, "red", 1), dieNumber(0, "red", 1)];
  expect(diceText(words, [mine, hers])).toBe("you; P0");
  expect(diceText(words, [hers, mine])).toBe("P0; you-inside");
});

/** A headline as the ids in it. */
const headline = (teller: Teller, facts: readonly Fact[]): string[] => {
  const [entry] = entries([{ version: 1, facts: [...facts] }]);
  return entry ? [...(telling(teller, entry).headline?.text ?? "").matchAll(/[a-z]+(?:-[a-z]+)+/g)].map(String) : [];
};

it("tells the beginning of a round in its order: black dice are rolled when the events have acted", () => {
  const comes = (event: string, at: number): Fact => ({ kind: "event", event, to: PLACE_QUEUE + at, cause: "event" });
  const facts: Fact[] = [
    { kind: "round", amount: 1 },
    { kind: "card", card: "monk", to: 3, cause: "reveal" },
    comes("skirmishes", 1),
    comes("heresy", 2),
    acts("heresy"),
    { kind: "influence", owner: 0, amount: -2, cause: "event", by: "heresy" },
    { kind: "black", to: 3, cause: "black_dice" },
  ];
  const said = headline({ ...teller, view: table, you: 0 }, facts);
  const order = ["log-card-revealed", "log-event-revealed", "story-event", "log-black-come"];
  expect(said.filter((one) => order.includes(one))).toEqual(order);
});

it("tells first who comes with an event, then who has to leave, and of those pushed on the reader's own", () => {
  const conflict = acts("theological_conflict");
  const by = { kind: "citizen", cause: "event", by: "theological_conflict" };
  const facts: Fact[] = [
    conflict,
    { ...by, owner: 1, from: 8, to: PLACE_LYING + 1 },
    { ...by, owner: 0, from: 7, to: 8 },
    { ...by, owner: 1, from: 6, to: 7 },
    { ...by, owner: 4, from: PLACE_GENERAL, to: 6 },
  ];
  const ids = (you: number | null): string[] =>
    [...eventText({ ...teller, view: table, you }, conflict, facts).matchAll(/log-(?:stands|pushed|expelled)/g)].map(
      String,
    );
  expect(ids(0)).toEqual(["log-stands", "log-expelled", "log-pushed"]);
  expect(ids(null)).toEqual(["log-stands", "log-expelled"]);
});

it("names an event once, and all whom it costs something if the reader is spared", () => {
  const heresy = acts("heresy");
  const loses = (owner: number, amount: number): Fact => ({
    kind: "influence",
    owner,
    amount,
    cause: "event",
    by: "heresy",
  });
  const three = { ...table, seats: { A: {}, B: {}, C: {} } } as unknown as View;
  const facts = [heresy, loses(1, -2), loses(2, -1)];
  expect(eventText({ ...teller, view: three, you: 0 }, heresy, facts).match(/story-them/g)).toHaveLength(2);
  const broken = acts("interrupted_work");
  const lost: Fact = { kind: "cube", owner: 0, from: PLACE_CATHEDRAL, to: PLACE_SUPPLY, cause: "event" };
  const english: Teller = {
    ...teller,
    t: (id, { event, text, cause } = {}) =>
      id === "story-event" ? `${event}: ${text}` : id === "log-cathedral-lost" ? `A cube is lost (${cause}).` : id,
    view: table,
    you: 0,
  };
  const said = eventText(english, broken, [broken, { ...lost, by: "interrupted_work" }]);
  expect(said).toBe("name-interrupted_work: A cube is lost.");
});

it("marks in a recap the events that met the reader", () => {
  const facts: Fact[] = [
    acts("heresy"),
    { kind: "influence", owner: 1, amount: -2, cause: "event", by: "heresy" },
    acts("drought"),
    { kind: "deniers", from: 0, to: BANK, amount: 1, cause: "event", by: "drought" },
  ];
  const lines = recap({ ...teller, view: table, you: 0 }, entries([{ version: 1, facts }]), () => false);
  expect(lines.map(({ mine }) => mine)).toEqual([false, true]);
});

it("names no start player when the game is over", () => {
  const end = (amount: number): string[] =>
    headline({ ...teller, view: { ...table, players: 2 } as View, you: 0 }, [
      { kind: "round_end", amount },
      { kind: "start", owner: 0, cause: "round_end" },
    ]);
  expect(end(ROUNDS[1] - 1)).toContain("log-start");
  expect(end(ROUNDS[1])).not.toContain("log-start");
});

it("counts the black dice that somebody has beaten", () => {
  const gone = (from: number): Fact => ({ kind: "black", owner: 0, from, cause: "black_dice" });
  const chosen = [COUNTER, BLACK + 5, BLACK + 4, STOP].map((option): Fact => ({ kind: "chose", owner: 0, option }));
  const [entry] = entries([{ version: 1, facts: [...chosen, gone(6), gone(5)] }]);
  expect(entry && story(teller, entry)).toMatch(/story-counter .*count\W+2\b/);
});
