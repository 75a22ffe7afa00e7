// How events and the beginnings and ends of rounds are told: of several, each with what it does and to whom.

import { expect, it } from "vitest";
import type { Args } from "../src/lib/i18n";
import { entries, eventText, pieceText, recap, story, targetName, telling, type Teller } from "../src/log";
import type { View } from "../src/model/position";
import type { Fact } from "../src/protocol";
import {
  BANK,
  FIGHT,
  PLACE_CATHEDRAL,
  PLACE_GENERAL,
  PLACE_LYING,
  PLACE_QUEUE,
  PLACE_SUPPLY,
  PLACE_TAKEN,
  ROUNDS,
} from "../src/vocabulary";
import { fought, say, teller } from "./facts";

const table = { seats: { A: {}, B: {} }, buildings: {}, activities: {}, events: [] } as unknown as View;
const acts = (event: string): Fact => ({ kind: "acts", event, from: PLACE_QUEUE + 1, cause: "event", by: event });
const points = (owner: number, amount: number, cause: Fact["cause"], by: string): Fact => ({
  kind: "vp",
  owner,
  amount,
  cause,
  by,
});

/** A headline as the ids in it. */
const headline = (teller: Teller, facts: readonly Fact[]): string[] => {
  const [entry] = entries([{ version: 1, facts: [...facts] }]);
  return entry ? [...(telling(teller, entry).headline?.text ?? "").matchAll(/[a-z]+(?:-[a-z]+)+/g)].map(String) : [];
};

const which = (text: string | null | undefined): string[] =>
  [...(text ?? "").matchAll(/which\W+(\d)/g)].map(([, n]) => n ?? "");

it("tell of each of two events of one name its own cubes, though the queue closed up", () => {
  const won = (...owners: number[]): Fact[] => {
    const [event, from, cause] = ["brigands", PLACE_QUEUE + 1, "combat"] as const;
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

it("name every event that rolls a die", () => {
  const rolls = (by: string, value: number): Fact => ({ kind: "rolled", cause: "event", by, value });
  const said = say(rolls("succession_conflict", 6), rolls("wayfarers", 4), rolls("theological_conflict", 3));
  expect(said.map((one) => /name-(\w+).*"value":(\d)/.exec(one)?.slice(1))).toEqual([
    ["succession_conflict", "6"],
    ["wayfarers", "4"],
    ["theological_conflict", "3"],
  ]);
});

it("tells in a recap what a fight brings that Support ends, and no other event's", () => {
  const at = PLACE_QUEUE + 2;
  const cube = { kind: "cube", event: "war", by: "war", cause: "combat", from: at, to: PLACE_SUPPLY } as const;
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
  const by = { kind: "citizen", cause: "event", by: "theological_conflict" } as const;
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
  const told = eventText({ ...teller, view: three, you: 0 }, heresy, facts);
  expect(told.match(/story-them/g)).toHaveLength(2);
  expect(told.match(/story-told/g)).toHaveLength(1); // in one sentence
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
  expect(said).toBe("name-interrupted_work: a cube is lost."); // no capital behind a colon
  const named = {
    ...english,
    t: (id: string, args: Args = {}) => (id === "log-cathedral-lost" ? "P1 loses" : english.t(id, args)),
  };
  expect(eventText(named, broken, [broken, { ...lost, by: "interrupted_work", owner: 1 }])).toContain(": P1 loses");
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

it("says which of two Brigands is meant, and nothing of the kind where there is one", () => {
  const turn = (copy?: number): Fact[] => [
    { kind: "chose", owner: 0, option: FIGHT + 2 },
    ...fought(2, "brigands", "combat", "brigands", copy),
    {
      kind: "event",
      owner: 0,
      event: "brigands",
      from: PLACE_QUEUE + 2,
      to: PLACE_TAKEN,
      cause: "combat",
      by: "brigands",
      ...(copy === undefined ? {} : { copy }),
    },
  ];
  for (const [copy, said] of [
    [1, "1"],
    [2, "2"],
    [undefined, "0"],
  ] as const) {
    const [entry] = entries([{ version: 1, facts: turn(copy) }]);
    expect(which(entry && story(teller, entry))).toEqual([said]);
    expect(say(...turn(copy)).map((one) => which(one))).toEqual([[said], [said], [said]]); // cube, influence, the end
  }
  const black: Fact = { ...acts("brigands"), amount: 1, copy: 2 };
  expect(which(say(black)[0])).toEqual(["2"]);
});

it("numbers events of one name among the targets and pieces, the first of them too", () => {
  const events = ["marauding", "brigands", "war", "brigands"].map((event) => ({ event, cubes: [] }));
  const view = { ...table, events } as unknown as View;
  const names = (...list: string[]): string[] => list.map((name) => targetName({ ...teller, view }, `fight:${name}`));
  expect(names("brigands", "brigands.2", "war")).toEqual([
    expect.stringMatching(/^event-copy .*name-brigands.*"which":1/),
    expect.stringMatching(/^event-copy .*name-brigands.*"which":2/),
    "name-war {}",
  ]);
  expect(targetName(teller, "fight:brigands")).toBe("name-brigands {}");
  const pieces = [1, 2, 3].map((at) => pieceText({ ...teller, view }, `event:${at}`));
  expect(pieces.map((text) => which(text))).toEqual([["1"], [], ["2"]]);
  const [entry] = entries([{ version: 1, facts: [{ kind: "chose", owner: 0, option: FIGHT + 3 }] }]);
  expect(which(entry && story({ ...teller, view }, entry))).toEqual(["2"]); // nothing has come of it yet
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

it("says that nobody can enter where an event rolls in vain", () => {
  const wayfarers = acts("wayfarers");
  const rolls: Fact = { kind: "rolled", cause: "event", by: "wayfarers", value: 4 };
  const comes: Fact = { kind: "citizen", owner: 4, from: PLACE_GENERAL, to: 12, cause: "event", by: "wayfarers" };
  const told = (...facts: Fact[]): string =>
    eventText({ ...teller, view: table }, wayfarers, [wayfarers, rolls, ...facts]);
  expect(told()).toMatch(/^story-blocked .*"value":4/);
  expect(told(comes)).toMatch(/^story-event /);
});

it("says what le Roy cannot do when he gives up a die for nothing", () => {
  const rolls = (value: number): Fact => ({ kind: "rolled", owner: 4, cause: "roy", value });
  const die: Fact = { kind: "die", owner: 4, from: 72, cause: "roy", by: 10 };
  const [entry] = entries([{ version: 1, facts: [rolls(4), rolls(6), die] }]);
  expect(entry && story(teller, entry)).toMatch(/^story-roy .*story-roy-spends .*total\W+10/);
});
