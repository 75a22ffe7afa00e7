import { describe, expect, it } from "vitest";
import { pack, unpack } from "../src/lib/pack";
import { addressOf, gamesOf, momentOf } from "../src/replay/address";
import { flights } from "../src/board/motion";
import { film, moves, next, previous } from "../src/replay/film";
import { reasonOf, rowsOf, tieOf, turnedUp } from "../src/lib/result";
import { leadsText } from "../src/log";
import type { Translate } from "../src/lib/i18n";
import { routeOf } from "../src/lib/router";
import { games, lookedBackAt } from "./games"; // tests/games/2p-1.troyes, as the server tells it

const { replay, turns } = lookedBackAt;
const movie = film(replay);

describe("the positions of a game", () => {
  it("are new where something changed and shared elsewhere", () => {
    movie.views.forEach((view, k) => {
      const before = movie.views[k - 1];
      const paid = replay.steps[k - 1]?.facts.some(({ kind }) => kind !== "chose" && kind !== "die");
      if (before && !paid) expect(view.seats).toBe(before.seats);
    });
  });
  it("come to the engine's own last position", () => {
    expect(movie.views.at(-1)).toEqual(games.find(({ name }) => name === "2p-1")?.last);
  });
});

describe("the moments of a game", () => {
  it("are one more than its steps", () => {
    expect(movie.views).toHaveLength(replay.steps.length + 1);
  });
  it("have a stop for every turn of the record", () => {
    // Two turns in a row of the same player are two stops.
    expect(turns.length).toBeGreaterThan(40);
    for (const moment of turns) expect(movie.turns).toContain(moment);
  });
  it("stop once for all dice the city rolls", () => {
    const rolls = movie.views.flatMap((view, k) => (view.waits_for === "workforce_die" ? [k] : []));
    expect(rolls.length).toBeGreaterThan(10);
    const within = rolls.filter((k) => movie.views[k - 1]?.waits_for === "workforce_die");
    expect(within.length).toBeGreaterThan(10);
    for (const k of within) expect(movie.turns).not.toContain(k);
  });
  it("know where rounds begin", () => {
    expect(movie.rounds.slice(1, -1).map((k) => movie.views[k]?.round)).toEqual([1, 2, 3, 4]);
    expect(movie.rounds.at(0)).toBe(0);
    expect(movie.rounds.at(-1)).toBe(replay.steps.length);
  });
  it("move pieces on, and back the same way", () => {
    const on = flights(moves(movie, 0, 12));
    const back = flights(moves(movie, 12, 0));
    expect(on.length).toBeGreaterThan(2);
    expect(back).toEqual(on.toReversed().map((one) => ({ ...one, from: one.to, to: one.from })));
  });
  it("follow each other and end", () => {
    expect(next([0, 4, 9], 4)).toBe(9);
    expect(next([0, 4, 9], 9)).toBe(9);
    expect(previous([0, 4, 9], 5)).toBe(4);
    expect(previous([0, 4, 9], 0)).toBe(0);
  });
});

describe("addresses", () => {
  it("name a moment inside the game", () => {
    expect(momentOf("#at=37", 100)).toBe(37);
    expect(momentOf("#at=370", 100)).toBe(100);
    for (const hash of ["", "#", "#at=", "#at=-1", "#at=x", "#take=37"]) expect(momentOf(hash, 100)).toBeNull();
  });
  it("lead back to their moment", () => {
    expect(momentOf(addressOf("abcdefghijklmnop", "", 12).replace(/^[^#]*/, ""), 100)).toBe(12);
    expect(momentOf(addressOf(null, "a-b_c", 12).replace(/^[^#]*/, ""), 100)).toBe(12);
  });
  it("hold a whole record", async () => {
    const text = `[A "Zoë \u2013 Ан\u043dа"]\nstart: A\n${"A: pass\n".repeat(300)}`;
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 4);
    expect(await unpack(packed)).toBe(text);
  });
  it("refuse what was not packed, or is too much", async () => {
    await expect(unpack("nonsense!")).rejects.toThrow();
    await expect(unpack("abcd")).rejects.toThrow();
    await expect(unpack(await pack("x".repeat(200_000)))).rejects.toThrow("too long");
  });
  it("of replays are with and without a table", () => {
    expect(routeOf("/replay", "")).toEqual({ page: "replay", id: null });
    expect(routeOf("/replay/abcdefghijklmnop", "#at=3")).toEqual({ page: "replay", id: "abcdefghijklmnop" });
    expect(routeOf("/replay/short", "")).toEqual({ page: "lost", why: "lost-cut" });
  });
});

describe("a file", () => {
  it("is one text, or a game a line", () => {
    expect(gamesOf('[Troyes "1"]\nstart: A\n')).toHaveLength(1);
    expect(gamesOf('{"a":1}\n{"b":2}\r\n\n')).toEqual(['{"a":1}', '{"b":2}']);
    expect(gamesOf('{\n  "a": 1\n}\n')).toEqual(['{\n  "a": 1\n}\n']);
  });
});

describe("the characters at the end", () => {
  const { result } = replay;
  it("come seat by seat, with what everybody gets", () => {
    const cards = turnedUp(result ?? { scores: {}, winners: [], characters: {} });
    expect(cards.map((card) => [card.character, card.owner])).toEqual([
      ["henry", 0],
      ["urbain", 0],
      ["hugues", 1],
      ["chretien", 1],
    ]);
    for (const card of cards) expect(card.gains.map((gain) => gain.owner)).toEqual([0, 1]);
  });
  it("are in the table of scores even if nobody gets a point from them", () => {
    const points = { cathedral: 3, activities: 0, henry: 0, total: 3 };
    expect(rowsOf({ A: points, B: { ...points, cathedral: 0, total: 0 } })).toEqual(["cathedral", "henry", "total"]);
  });
});

describe("why somebody won", () => {
  const ended = (A: Record<string, number>, B: Record<string, number>): ReturnType<typeof reasonOf> => {
    const total = (points: Record<string, number>): number => Object.values(points).reduce((sum, one) => sum + one, 0);
    const scores = { A: { ...A, total: total(A) }, B: { ...B, total: total(B) } };
    return reasonOf({ scores, winners: [0], characters: {} }, 0);
  };
  it("names where the winner was ahead most", () => {
    const reason = ended({ cathedral: 9, combat: 5, tradesmen: 4 }, { cathedral: 3, combat: 1, tradesmen: 4 });
    expect(reason).toMatchObject({ winner: 0, other: 1, by: 10 });
    expect(reason?.parts).toEqual([
      { row: "cathedral", more: 6 },
      { row: "combat", more: 4 },
    ]);
  });
  it("names where the other was ahead too, if the lead is less than it looks", () => {
    const reason = ended({ cathedral: 7, tradesmen: 18, combat: 2 }, { cathedral: 6, tradesmen: 1, combat: 19 });
    expect(reason?.by).toBe(1);
    expect(reason?.parts).toEqual([
      { row: "tradesmen", more: 17 },
      { row: "cathedral", more: 1 },
      { row: "combat", more: -17 },
    ]);
  });
});

it("says of a draw where each was ahead, with “you” for the reader and le Roy small inside the sentence", () => {
  const scores = { A: { cathedral: 5, events: 1, total: 6 }, N: { cathedral: 2, events: 4, total: 6 } };
  const { parts } = tieOf({ scores, winners: [0, 4], characters: {} })!;
  const words: Record<string, string> = { you: "You", "you-inside": "you" };
  const t: Translate = (id, { who = "", what = "", first = "", second = "" } = {}) =>
    words[id] ?? (id === "about-each" ? `${who} ${what}` : id === "and-then" ? `${first}; ${second}` : id);
  const name = (owner: number): string => (owner === 0 ? "Anna" : "Le Roy");
  expect(leadsText({ t, name, you: 0 }, parts)).toBe("You score-cathedral +3; le Roy score-events +3");
  expect(leadsText({ t, name, you: null }, parts)).toBe("Anna score-cathedral +3; le Roy score-events +3");
  expect(leadsText({ t, name, you: 0 }, [...parts].reverse())).toBe("Le Roy score-events +3; you score-cathedral +3");
});
