// Turns that are easily told wrongly: several things of one name, one place or one owner in the same turn.

import { expect, it } from "vitest";
import type { Args } from "../src/lib/i18n";
import { entries, recap, sentences, story, telling, untold, type Teller } from "../src/log";
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
  ON_DISTRICT,
  PASS,
  PLACE_CATHEDRAL,
  PLACE_GENERAL,
  PLACE_HAND,
  PLACE_QUEUE,
  PLACE_SUPPLY,
  SPACE,
  STOP,
  YIELD,
} from "../src/vocabulary";
import { fought, say, teller } from "./facts";

it("tell a move inside a building as a move, and only others as pushed on", () => {
  const by = { kind: "citizen", cause: "settle", by: "palace" } as const;
  const said = say(
    { ...by, owner: 0, from: 2, to: PLACE_HAND },
    { ...by, owner: 0, from: 0, to: 1 },
    { ...by, owner: 0, from: PLACE_HAND, to: 0 },
  );
  expect(said.map((one) => one.split(" ")[0])).toEqual(["log-pushed", "log-moved"]);
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
      if (id === "story-die") return `${value}`;
      if (id === "story-dice") return `${who}.${dice}`;
      if (id === "story-and") return `${first}+${last}`;
      return [id, what, dice, amount].filter((one) => one !== "").join(" ");
    },
  };
  const told = (...facts: Fact[]): string | null => {
    const [entry] = entries([{ version: 1, facts: [farm, ...facts] }]);
    return entry ? story(words, entry) : null;
  };
  const two = [die(52, 3), die(53, 3)];
  expect(told(price, die(33, 0), ...two)).toBe("story-gains story-free story-buying story-agriculture P2.5+6 6 P1.4");
  expect(told(price, ...two, die(16))).toBe("story-gains story-buying story-agriculture P2.5+6 6");
  expect(told(price, die(33, 6), ...two)).toBe("story-gains story-buying story-agriculture P1.4+P2.5, 6 12");
  expect(told(die(33, 0))).toBe("story-gains story-free story-agriculture P1.4");
  expect(told({ ...price, amount: 4 }, die(52, 0), die(53, 4))).toBe(
    "story-gains story-free story-buying story-agriculture P2.6 4 P2.5",
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
    id === "and-then"
      ? `${args["first"]}; ${args["second"]}`
      : id === "dice-of"
        ? `${args["whose"]} ${args["who"]}`
        : id;
  const words: Teller = { ...teller, you: 1, t: said };
  const [mine, hers, gray] = [dieNumber(1, "red", 1), dieNumber(0, "red", 1), dieNumber(4, "red", 1)];
  expect(diceText(words, [mine, hers])).toBe("you you-inside; other P0");
  expect(diceText(words, [gray, mine])).toBe("gray neutral; you you-inside");
});

it("counts the black dice that somebody has beaten", () => {
  const gone = (from: number): Fact => ({ kind: "black", owner: 0, from, cause: "black_dice" });
  const chosen = [COUNTER, BLACK + 5, BLACK + 4, STOP].map((option): Fact => ({ kind: "chose", owner: 0, option }));
  const [entry] = entries([{ version: 1, facts: [...chosen, gone(6), gone(5)] }]);
  expect(entry && story(teller, entry)).toMatch(/story-counter .*count\W+2\b/);
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
  const facts: Fact[] = [...last, stands(4, 5), stands(4, 9), { kind: "round", amount: 1, cause: "reveal" }];
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
    const why: Partial<Fact> = option === AGRICULTURE ? { cause: "agriculture" } : { cause: "activity", by: "joust" };
    const used = dice.map((from): Fact => ({ kind: "die", owner, from, ...why }));
    const facts: Fact[] = [{ kind: "chose", owner, option }, ...used, ...more];
    return story({ ...teller, view, you: 0 }, { key: 1, seat: owner, ends: null, round: null, facts }) ?? "";
  };
  const seats = { A: { vp: 3 }, B: { vp: null } };
  const view = { seats, activities: { red: [{ card: "joust" }], white: [], yellow: [] } } as unknown as View;
  const yellow = dieNumber(1, "yellow", 1);
  const red = [dieNumber(1, "red", 5), dieNumber(1, "red", 2)];
  expect(turn(1, AGRICULTURE, [yellow])).toMatch(/^story-gains .*gain-deniers .*amount\W+0/);
  const got: Fact = { kind: "deniers", from: BANK, to: 1, amount: 3, cause: "agriculture" };
  expect(turn(1, AGRICULTURE, [yellow], got)).not.toMatch(/amount\W+0/);
  expect(turn(1, ACTIVATE, red)).toMatch(/^story-gains .*story-card .*\(die .*5.*, die .*2.*\).*gain-secret/);
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

it("tells for those who listen what was on no stage: the round as it would be read there, and others' turns", () => {
  const facts: Fact[] = [
    { kind: "round", amount: 2, cause: "reveal" },
    { kind: "deniers", from: BANK, to: 0, amount: 10, cause: "income" },
    { kind: "chose", owner: 1, option: PASS },
    { kind: "deniers", from: BANK, to: ON_DISTRICT + 1, amount: 2, cause: "pass" },
  ];
  const all = entries([{ version: 1, facts }]);
  const mine = { ...teller, you: 0 };
  const whole = untold(mine, all, () => false);
  expect(whole).toMatch(/^log-round-begins .*stage-income .*income\W+10.*story-pass/);
  const city = untold(mine, all, ({ seat }) => seat !== null);
  expect(city).toContain("stage-income");
  expect(city).not.toContain("story-pass");
  expect(untold({ ...teller, you: null }, all, () => false)).toBe("");
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
  const by = { owner: 1, cause: "activity", by: "archer" } as const;
  const facts: Fact[] = [
    { ...by, kind: "cube", from: PLACE_SUPPLY, to: PLACE_QUEUE + 1, event: "war" },
    { ...by, kind: "influence", amount: 1 },
  ];
  const text = story(teller, { key: 1, seat: 1, ends: null, round: null, facts });
  expect(text).toMatch(/^story-gains .*story-card .*name-archer.*gain-influence .*gain-cubes/);
});
