import { describe, expect, it } from "vitest";
import { blackDice, citizens, cubes, decksLeft, districtDice, districts, rounds, spaces } from "./derive";
import { cardEffect, eventEffect, type Token } from "./effects";
import { STANDARD, type Figures } from "../model/figures";
import { nearest } from "./focus";
import { ICONS } from "./icons";
import { flights, type Flight } from "./motion";
import type { Fact } from "../protocol";
import { CARDS, EVENT_NAMES, PLACE_HAND, PLACE_LYING, PLACE_QUEUE, PLACE_SUPPLY } from "../vocabulary";
import type { Position } from "./types";

function position(): Position {
  const seat = {
    deniers: 5,
    influence: 4,
    vp: 0,
    earned: {},
    supply: 2,
    characters: [null],
    taken: [] as string[],
    passed: false,
    on_district: 0,
    rerolls: 0,
    archer_rolls: 0,
  };
  return {
    rules: 1,
    edition: "",
    next: null,
    players: 2,
    bonus: false,
    open_scores: false,
    round: 1,
    start: "A",
    step: "actions",
    waits_for: "action",
    actor: "A",
    seats: { A: { ...seat }, B: { ...seat } },
    neutral: { vp: 0, earned: {}, taken: [] },
    buildings: {
      palace: [["A"], [null], [null], [null], [null], ["B"]],
      bishopric: [
        ["A", null, null],
        [null, null, "N"],
      ],
      city_hall: [
        [null, null],
        ["B", null],
        [null, null],
      ],
    },
    lying: { palace: ["B"], bishopric: [], city_hall: [] },
    dice: {
      A: { red: [2], white: [], yellow: [5, 5] },
      B: { red: [], white: [], yellow: [] },
      N: { red: [], white: [3], yellow: [] },
    },
    black: [6, 6, 1],
    cathedral: [["A", null, null, null, null, null], Array(6).fill(null), Array(6).fill(null)],
    activities: {
      red: [{ card: "archer", tradesmen: { A: 1 }, cubes: {} }, null, null],
      white: [null, null, null],
      yellow: [null, null, null],
    },
    events: [
      { event: "marauding", cubes: ["A", "N"] },
      { event: "war", cubes: [] },
      { event: "heresy", cubes: [] },
    ],
    discarded: [],
    pile: [],
    pile_scored: 0,
    turn: {},
  };
}

describe("pieces", () => {
  it("numbers equal dice", () => {
    expect(districtDice(position().dice, "A").map((die) => die.id)).toEqual(["die:A.r2#0", "die:A.y5#0", "die:A.y5#1"]);
    expect(blackDice(position().black).map((die) => die.id)).toEqual(["black:6#0", "black:6#1", "black:1#0"]);
  });
  it("numbers spaces by building", () => {
    expect(spaces(position().buildings.bishopric, "bishopric").map((s) => s.id)).toEqual([
      "space:6",
      "space:7",
      "space:8",
      "space:9",
      "space:10",
      "space:11",
    ]);
    expect(spaces(position().buildings.city_hall, "city_hall")[2]).toEqual({
      id: "space:14",
      row: 1,
      place: 0,
      owner: "B",
    });
  });
  it("begins the districts with the reader's", () => {
    expect(districts(2, 1)).toEqual(["B", "A", "N"]);
    expect(districts(2, null)).toEqual(["A", "B", "N"]);
  });
  it("finds everybody", () => {
    expect(citizens(position())).toHaveLength(7);
    expect(cubes(position())).toHaveLength(3);
  });
  it("counts the decks", () => {
    expect(rounds(1)).toBe(4);
    expect(decksLeft(position(), STANDARD)).toEqual({ red: 3, white: 3, yellow: 4 });
    const more = [...position().events, { event: "resistance", cubes: [] }, { event: "brigands", cubes: [] }];
    expect(decksLeft({ ...position(), events: more }, STANDARD)).toEqual({ red: 2, white: 3, yellow: 4 });
  });
});

describe("motion", () => {
  it("moves a citizen from space to space and a cube from home", () => {
    const citizen = (owner: number, from: number, to: number): Fact => ({
      kind: "citizen",
      owner,
      from,
      to,
      cause: "settle",
      by: "palace",
    });
    const cube: Fact = {
      kind: "cube",
      owner: 1,
      from: PLACE_SUPPLY,
      to: PLACE_QUEUE + 1,
      event: "war",
      cause: "combat",
      by: "war",
    };
    const moved: Flight[] = [
      { kind: "citizen", owner: "A", from: "space:0", to: "space:3" },
      { kind: "cube", owner: "B", from: "district:B", to: "event:1" },
    ];
    expect(flights([citizen(0, 0, 3), cube])).toEqual(moved);
    // Held in the hand while others make room: one flight.
    const pushed = citizen(1, 3, PLACE_LYING);
    expect(flights([citizen(0, 0, PLACE_HAND), pushed, citizen(0, PLACE_HAND, 3)])).toEqual([
      { kind: "citizen", owner: "B", from: "space:3", to: "lying:palace:B" },
      moved[0],
    ]);
    expect(flights([{ kind: "deniers", from: 0, to: 4, amount: 3 }])).toEqual([]);
  });
  it("sends a die to the event that is fought, not to another of its name", () => {
    const view = {
      events: ["marauding", "brigands", "brigands"].map((event) => ({ event, cubes: [] })),
    } as unknown as Position;
    const die: Fact = { kind: "die", owner: 0, from: 5, cause: "combat", by: "brigands" };
    const aim = (at: number): unknown => flights([{ ...die, at: PLACE_QUEUE + at }], view)[0]?.to;
    expect(aim(2)).toBe("event:2");
    expect(aim(1)).toBe("event:1");
  });
  it("moves the focus to the nearest piece in a direction", () => {
    const to = [
      { x: 10, y: 0 },
      { x: 30, y: 0 },
      { x: 0, y: 20 },
    ];
    expect(nearest({ x: 0, y: 0 }, to, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, to, [0, 1])).toBe(2);
    expect(nearest({ x: 0, y: 0 }, to, [-1, 0])).toBe(-1);
  });
});

describe("pictures", () => {
  it("has an effect for every card and event, and every icon", () => {
    const drawn: Token[] = [];
    for (const card of CARDS) {
      expect(cardEffect(card, STANDARD), `${card} in board/effects.ts`).not.toEqual([]);
      drawn.push(...cardEffect(card, STANDARD).flat());
    }
    for (const event of EVENT_NAMES) {
      expect(eventEffect(event, STANDARD), `${event} in board/effects.ts`).not.toEqual([]);
      drawn.push(...eventEffect(event, STANDARD));
    }
    for (const token of drawn)
      if (token.kind === "icon") expect(ICONS[token.name], `${token.name} in board/icons.ts`).toBeTruthy();
  });
  it("has every figure of an effect, as the table's edition has it", () => {
    // Each figure of an edition gets a value of its own, which the pictures must show.
    const own = structuredClone(STANDARD) as Figures;
    let next = 21;
    const wanted: [string, string[], Token[]][] = [];
    for (const [kind, draw] of [
      ["cards", (name: string) => cardEffect(name, own).flat()],
      ["events", (name: string) => eventEffect(name, own)],
    ] as const) {
      for (const [name, { effect }] of Object.entries(own[kind])) {
        const values = Object.keys(effect ?? {}).map((figure) => {
          next += 1;
          (effect as Record<string, number>)[figure] = next;
          const takes = kind === "events" || figure === "pays" || figure === "spends";
          return `${takes ? "−" : "+"}${next}`;
        });
        wanted.push([name, values, draw(name)]);
      }
    }
    expect(next).toBeGreaterThan(21 + 25);
    for (const [name, values, tokens] of wanted) {
      const texts = tokens.map((token) => ("text" in token ? token.text : undefined));
      for (const value of values) expect(texts, name).toContain(value);
    }
  });
});
