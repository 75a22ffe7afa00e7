import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entries, royTurn, telling, type Entry } from "../src/log";
import { Playback, type Shown } from "../src/log/playback";
import { routeOf } from "../src/lib/router";
import type { Fact, Moment, Step } from "../src/protocol";
import { dayBefore, dayText } from "../src/solo/days";
import { EDGES, VERDICTS, bar, place, signed } from "../src/solo/verdicts";
import { ON_DISTRICT, PASS, VERDICTS as SCALE } from "../src/vocabulary";
import { firstView, games, stepsOf } from "./games";

const view = firstView(games[0] as never);
const moment = (version: number): Moment => ({ version, to_move: 0 });

/** A turn of le Roy: two steps, the second with what he did and what followed. */
function turn(version: number, first: number, value: number, after: Fact[] = []): Step[] {
  const by = first + value;
  return [
    { version, facts: [{ kind: "rolled", owner: 4, value: first, cause: "roy" }] },
    {
      version: version + 1,
      facts: [{ kind: "rolled", owner: 4, value, cause: "roy", by }, gain(by), ...after],
    },
  ];
}
const gain = (by: number): Fact => ({ kind: "vp", owner: 4, amount: 2, source: "le_roy", cause: "roy", by });
const kinds = (entry: Entry | undefined): string[] => entry?.facts.map(({ kind }) => kind) ?? [];

test("a turn of le Roy is his dice and what he did, not what followed", () => {
  const steps = turn(5, 1, 2, [
    { kind: "round", amount: 2, cause: "reveal" },
    { kind: "deniers", from: 4, to: 0, amount: 9, cause: "income" },
  ]);
  expect(royTurn(steps)).toEqual({ version: 6, first: 1, second: 2, total: 3, facts: [gain(3)] });
  expect(royTurn(steps.slice(0, 1))).toBeNull();
  const log = entries(steps);
  expect(log.map((entry) => entry.seat)).toEqual([4, null]);
  expect(log.map((entry) => entry.round)).toEqual([null, 2]);
  expect(kinds(log[0])).toEqual(["rolled", "rolled", "vp"]);
  expect(kinds(log[1])).toEqual(["round", "deniers"]);
});

test("two turns of his are two entries, and the player's turn before is another", () => {
  const mine: Step = { version: 1, facts: [{ kind: "chose", owner: 0, option: PASS }] };
  const later: Fact = { kind: "deniers", from: 4, to: ON_DISTRICT, amount: 1, cause: "pass" };
  const log = entries([mine, ...turn(2, 6, 6), ...turn(4, 1, 1, [later])]);
  expect(log.map((entry) => entry.seat)).toEqual([0, 4, 4, null]);
});

test("his dice against the black ones are his, though nobody chose anything", () => {
  const game = games.find(({ name }) => name === "1p-1") as never;
  const log = entries(stepsOf(game));
  const facing = log.filter(({ facts }) =>
    facts.some(({ kind, cause, from }) => kind === "die" && cause === "black_dice" && (from ?? 0) >= 72),
  );
  expect(facing.length).toBeGreaterThan(0);
  expect(facing.every(({ seat }) => seat === 4)).toBe(true);
  const teller = { t: (id: string) => id, name: () => "le Roy", view: null };
  for (const entry of facing) expect(telling(teller, entry).headline?.text).toBe("story-told");
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("his dice are seen before what he did, one turn after the other, and may be skipped", () => {
  let pause = 100;
  const playback = new Playback({ pause: () => pause, mine: () => [0] });
  let now = {} as Shown;
  playback.shown.subscribe((shown) => (now = shown));
  playback.hear({ steps: [{ version: 1, facts: [], confirmed: 0 }], moment: moment(1), view });
  playback.hear({ steps: turn(2, 3, 4), moment: moment(3), view });
  playback.hear({ steps: turn(4, 1, 1), moment: moment(5), view });
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual(["rolled", 7, 1]);
  vi.advanceTimersByTime(150);
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual(["acted", 7, 1]);
  vi.advanceTimersByTime(200);
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual(["rolled", 2, 3]);
  playback.skip();
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual([null, 2, 5]);
  vi.advanceTimersByTime(1000);
  expect(now.moment?.version).toBe(5);

  pause = 0; // at once
  playback.hear({ steps: turn(6, 2, 2), moment: moment(7), view });
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual([null, 4, 7]);
});

test("a frame with the player's turn and two of le Roy's is shown turn by turn", () => {
  const playback = new Playback({ pause: () => 100, mine: () => [0] });
  const seen: (readonly [string | null, number])[] = [];
  playback.shown.subscribe(({ scene, version }) => seen.push([scene, version]));
  const mine: Step[] = [
    { version: 1, facts: [{ kind: "chose", owner: 0, option: PASS }] },
    { version: 2, facts: [], confirmed: 0 },
  ];
  playback.hear({ steps: [], moment: moment(0), view });
  playback.hear({ steps: [...mine, ...turn(3, 3, 4), ...turn(5, 1, 1)], moment: moment(6), view });
  vi.advanceTimersByTime(2000);
  const shown = seen.filter((one, k) => JSON.stringify(one) !== JSON.stringify(seen[k - 1]));
  expect(shown.slice(1)).toEqual([
    [null, 2],
    ["rolled", 2],
    ["acted", 2],
    [null, 4],
    ["rolled", 4],
    ["acted", 4],
    [null, 6],
  ]);
});

test("after the last of his turns the scene ends by itself", () => {
  const playback = new Playback({ pause: () => 100, mine: () => [0] });
  let now = {} as Shown;
  playback.shown.subscribe((shown) => (now = shown));
  playback.hear({ steps: turn(1, 3, 4), moment: moment(2), view });
  vi.advanceTimersByTime(1000);
  expect([now.scene, now.moment?.version, now.behind]).toEqual([null, 2, 0]);
});

test("a margin lies in the part of the scale that its verdict has", () => {
  const part = (margin: number): number => Math.floor(place(margin) * 6);
  expect([-80, -3, 0].map(part)).toEqual([0, 0, 0]);
  expect([1, 5, 6, 10, 11, 15, 16, 20, 21, 60].map(part)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect([3, 0, -4].map(signed)).toEqual(["+3", "0", "−4"]);
  expect(new Set(VERDICTS.map(bar)).size).toBe(6);
  expect(bar("promising")).toBe("🟨🟨🟨👑⬛⬛");
});

test("the parts of the scale are drawn one beside the other, each around its own margins", () => {
  const edges = SCALE.map(({ name }) => EDGES[name]);
  expect([edges[0]?.[0], edges.at(-1)?.[1]]).toEqual([-Infinity, Infinity]);
  edges.slice(1).forEach(([from], k) => expect(from).toBe(edges[k]?.[1]));
  for (const { name, from, to } of SCALE) {
    for (const margin of [from, to]) {
      if (margin === null) continue;
      const around = edges.filter(([low, high]) => low < margin && margin < high);
      expect(around).toEqual([EDGES[name]]);
    }
  }
});

test("days and their addresses", () => {
  expect(dayBefore("2028-03-01")).toBe("2028-02-29");
  expect(dayText("2026-11-15", "en")).toContain("November 15");
  expect(routeOf("/daily", "")).toEqual({ page: "daily", day: "today" });
  expect(routeOf("/daily/2026-11-15", "")).toEqual({ page: "daily", day: "2026-11-15" });
  expect(routeOf("/daily/soon", "")).toEqual({ page: "lost", why: "lost-cut" });
  expect(routeOf("/king", "")).toEqual({ page: "king" });
});
