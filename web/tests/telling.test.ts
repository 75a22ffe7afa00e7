// Turns that are easily told wrongly: several things of one name, one place or one owner in the same turn.

import { expect, it } from "vitest";
import { entries, eventText, pieceText, recap, sentences, story, targetName, telling, type Teller } from "../src/log";
import type { Args } from "../src/lib/i18n";
import { diceText } from "../src/log/teller";
import { dieNumber } from "../src/model/die";
import type { View } from "../src/model/position";
import type { Fact } from "../src/protocol";
import {
  ACTIVATE,
  AGRICULTURE,
  BANK,
  BLACK,
  COUNTER,
  FIGHT,
  ON_DISTRICT,
  PASS,
  PLACE_CATHEDRAL,
  PLACE_GENERAL,
  PLACE_HAND,
  PLACE_LYING,
  PLACE_QUEUE,
  PLACE_SUPPLY,
  PLACE_TAKEN,
  ROUNDS,
  SPACE,
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
  expect(told(price, die(33, 0), ...two)).toBe(
    "story-gains story-free story-buying story-agriculture P2.5+P2.6 6 P1.4",
  );
  expect(told(price, ...two, die(16))).toBe("story-gains story-buying story-agriculture P2.5+P2.6 6");
  expect(told(die(33, 0))).toBe("story-gains story-free story-agriculture P1.4");
  expect(told({ ...price, amount: 4 }, die(52, 0), die(53, 4))).toBe(
    "story-gains story-free story-buying story-agriculture P2.6 4 P2.5",
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

it("says whose dice they are behind them, and of gray citizens' that they are neutral", () => {
  const said = (id: string, args: Args = {}): string =>
    id === "and-then" ? `${args["first"]}; ${args["second"]}` : id === "dice-of" ? String(args["who"]) : id;
  const words: Teller = { ...teller, you: 1, t: said };
  const [mine, hers, gray] = [dieNumber(1, "red", 1), dieNumber(0, "red", 1), dieNumber(4, "red", 1)];
  expect(diceText(words, [mine, hers])).toBe("you-inside; P0");
  expect(diceText(words, [gray, mine])).toBe("neutral; you-inside");
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

/** A cube on an event at a place of the queue, and the influence for it. */
const fought = (at: number, event: string, cause: string, by: string, copy?: number): Fact[] => [
  {
    kind: "cube",
    owner: 0,
    from: PLACE_SUPPLY,
    to: PLACE_QUEUE + at,
    event,
    cause,
    by,
    ...(copy === undefined ? {} : { copy }),
  },
  { kind: "influence", owner: 0, amount: 1, cause, by, ...(copy === undefined || by !== event ? {} : { copy }) },
];
const which = (text: string | null | undefined): string[] =>
  [...(text ?? "").matchAll(/which\W+(\d)/g)].map(([, n]) => n ?? "");

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

it("tells with each cube what it brings", () => {
  const build = (column: number): Fact[] => [
    { kind: "cube", owner: 0, from: PLACE_SUPPLY, to: PLACE_CATHEDRAL + column, cause: "cathedral" },
    { kind: "vp", owner: 0, amount: 1, cause: "cathedral" },
  ];
  const ids = (...facts: Fact[]): string[] => say(...facts).map((one) => one.split(" ")[0] ?? "");
  expect(ids(...build(0), ...build(1))).toEqual(["log-cathedral-built", "log-vp", "log-cathedral-built", "log-vp"]);
  const [war, raid] = [fought(1, "war", "activity", "diplomat"), fought(0, "marauding", "activity", "diplomat")];
  expect(ids(...war, ...raid)).toEqual(["log-event-cube", "log-influence", "log-event-cube", "log-influence"]);
  const [cubes, influence, ...more] = say(...war, ...war);
  expect(more).toEqual([]);
  expect(cubes).toContain('"amount":2');
  expect(influence).toContain('"amount":2');
});

it("tells gray's first citizens apart from the turn before them, and le Roy's as his", () => {
  const stands = (owner: number, to: number): Fact => ({
    kind: "citizen",
    owner,
    from: owner === 4 ? PLACE_GENERAL : PLACE_SUPPLY,
    to,
    cause: "placement",
  });
  const last: Fact[] = [{ kind: "chose", owner: 1, option: SPACE + 3 }, stands(1, 3)];
  const facts = [...last, stands(4, 5), stands(4, 9), { kind: "round", amount: 1, cause: "reveal" }];
  const [turn, gray, round] = entries([{ version: 1, facts }]);
  expect([turn?.seat, gray?.seat, round?.round]).toEqual([1, null, 1]);
  expect(turn?.facts).toEqual(last);
  expect(gray && telling(teller, gray).headline?.text.match(/log-stands/g)).toHaveLength(2);
  const dice = [1, 2, 3].map((value): Fact => ({ kind: "rolled", owner: 4, value, cause: "placement" }));
  const seats = entries([{ version: 1, facts: [...last, ...dice, stands(4, 5), stands(4, 9)] }]).map(
    ({ seat }) => seat,
  );
  expect(seats).toEqual([1, 4]);
});

it("calls only the reader's own secret characters theirs", () => {
  const dealt = (owner: number, character: string): Fact => ({
    kind: "character",
    owner,
    character,
    to: 0,
    cause: "setup",
  });
  const said = sentences({ ...teller, you: 1 }, [dealt(0, "henry"), dealt(1, "urbain")]).map(({ text }) => text);
  expect(said.map((one) => /"whose":"(\w+)"/.exec(one)?.[1])).toEqual(["other", "you"]);
});

it("tells a placed citizen in one sentence, and no more of it once the first round has begun", () => {
  const place = (owner: number, space: number): Fact[] => [
    { kind: "chose", owner, option: SPACE + space },
    { kind: "citizen", owner, from: PLACE_SUPPLY, to: space, cause: "placement" },
  ];
  const facts = [...place(0, 0), ...place(1, 1)];
  const placed = entries([{ version: 1, facts }]);
  const told = placed.map((entry) => telling(teller, entry));
  expect(told.map(({ headline }) => headline?.text.slice(0, 10))).toEqual(["story-told", "story-told"]);
  expect(told.map(({ details }) => details.length)).toEqual([0, 0]);
  const mine = { ...teller, you: 0 };
  expect(recap(mine, placed, () => false).map(({ seat }) => seat)).toEqual([1]);
  const round: Fact[] = [
    { kind: "round", amount: 1 },
    { kind: "chose", owner: 1, option: PASS },
    { kind: "deniers", from: BANK, to: ON_DISTRICT + 1, amount: 2, cause: "pass" },
  ];
  const lines = recap(mine, entries([{ version: 1, facts: [...facts, ...round] }]), () => false);
  expect(lines.map(({ text }) => text)).toEqual([expect.stringContaining("story-pass")]);
});

it("tells a harvest of nothing, and with which dice others use a card for points that are hidden", () => {
  const turn = (owner: number, option: number, dice: number[], ...more: Fact[]): string => {
    const used = dice.map((from): Fact => ({ kind: "die", owner, from, cause: "used" }));
    const facts = [{ kind: "chose", owner, option }, ...used, ...more];
    return story({ ...teller, you: 0 }, { key: 1, seat: owner, ends: null, round: null, facts }) ?? "";
  };
  const yellow = dieNumber(1, "yellow", 1);
  const red = [dieNumber(1, "red", 5), dieNumber(1, "red", 2)];
  expect(turn(1, AGRICULTURE, [yellow])).toMatch(/^story-gains .*gain-deniers .*amount\W+0/);
  const got: Fact = { kind: "deniers", from: BANK, to: 1, amount: 3, cause: "harvest" };
  expect(turn(1, AGRICULTURE, [yellow], got)).not.toMatch(/amount\W+0/);
  expect(turn(1, ACTIVATE, red)).toMatch(/^story-told .*story-card .*\(die .*5.*, die .*2.*\)/);
  const points: Fact = { kind: "vp", owner: 0, amount: 2, cause: "activity" };
  expect(turn(0, ACTIVATE, red, points)).toMatch(/^story-gains .*gain-vp/);
  expect(turn(0, ACTIVATE, red)).not.toContain("(die");
  expect(turn(1, ACTIVATE, [])).not.toContain(" ("); // dice have still to be rolled
});

it("says in a recap what another's turn meant for the reader", () => {
  const facts: Fact[] = [
    { kind: "chose", owner: 1, option: AGRICULTURE },
    { kind: "die", owner: 1, from: dieNumber(0, "yellow", 5), amount: 2, cause: "agriculture" },
    { kind: "deniers", from: 1, to: 0, amount: 2, cause: "purchase", by: 0 },
  ];
  const lines = recap({ ...teller, you: 0 }, entries([{ version: 1, facts }]), () => false);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.you).toEqual([expect.stringMatching(/^log-deniers .*up.*amount\W+2/)]);
});

it("says that points which others may gain with a card are secret, as long as they are", () => {
  const told = (card: string, vp: number | null, ...facts: Fact[]): string => {
    const seats = { A: { vp: 3 }, B: { vp } };
    const view = { seats, activities: { red: [{ card }], white: [], yellow: [] } } as unknown as View;
    const entry = { key: 1, seat: 1, ends: null, round: null };
    const chose: Fact = { kind: "chose", owner: 1, option: ACTIVATE };
    return story({ ...teller, view, you: 0 }, { ...entry, facts: [chose, ...facts] }) ?? "";
  };
  const paid: Fact = { kind: "deniers", from: BANK, to: 1, amount: 2, cause: "activity", by: "goldsmith" };
  expect(told("joust", null)).toMatch(/^story-gains .*gain-secret/);
  expect(told("goldsmith", null, paid)).toMatch(/gain-deniers.*gain-secret/);
  expect(told("joust", 0)).not.toContain("gain-secret"); // an open table: nothing gained is nothing
  expect(told("archer", null)).not.toContain("gain-secret"); // it never brings points
});

it("tells what a card does after its dice were rolled, too", () => {
  const by = { owner: 1, cause: "activity", by: "archer" };
  const facts: Fact[] = [
    { ...by, kind: "cube", from: PLACE_SUPPLY, to: PLACE_QUEUE + 1, event: "war" },
    { ...by, kind: "influence", amount: 1 },
  ];
  const text = story(teller, { key: 1, seat: 1, ends: null, round: null, facts });
  expect(text).toMatch(/^story-gains .*story-card .*name-archer.*gain-influence .*gain-cubes/);
});
