import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entries, royTurn } from "../src/lib/log";
import { Playback, type Shown } from "../src/lib/playback";
import { routeOf } from "../src/lib/router";
import type { Moment, Said, Step } from "../src/protocol";
import { dayBefore, dayText } from "../src/solo/days";
import { VERDICTS, bar, place, signed } from "../src/solo/verdicts";

const said = (id: string, args: Record<string, unknown> = {}): Said => ({ id, args });
const moment = (version: number): Moment => ({ version }) as Moment;

/** A turn of le Roy: two steps, the second with what he did and what followed. */
function turn(version: number, first: number, value: number, after: Said[] = []): Step[] {
  return [
    { version, messages: [said("roy-rolled", { value: first, first: 0, total: null })] },
    {
      version: version + 1,
      messages: [
        said("roy-rolled", { value, first, total: first + value }),
        said("vp", { owner: 4, change: 2 }),
        said("roy-done"),
        ...after,
      ],
    },
  ];
}

test("a turn of le Roy is his dice and what he did, not what followed", () => {
  const steps = turn(5, 1, 2, [said("round-begins", { round: 2, start: 0 }), said("deniers", { owner: 0, change: 9 })]);
  expect(royTurn(steps)).toEqual({ version: 6, first: 1, second: 2, total: 3, told: [said("vp", { owner: 4, change: 2 })] });
  expect(royTurn(steps.slice(0, 1))).toBeNull();
  const log = entries(steps);
  expect(log.map((entry) => entry.seat)).toEqual([4, null]);
  expect(log.map((entry) => entry.round)).toEqual([null, 2]);
  expect(log[0]?.told.map((m) => m.id)).toEqual(["roy-rolled", "roy-rolled", "vp"]);
  expect(log[1]?.told.map((m) => m.id)).toEqual(["deniers"]);
});

test("two turns of his are two entries, and the player's turn before is another", () => {
  const mine: Step = { version: 1, messages: [said("chose", { seat: 0, option: 0, name: "pass" }), said("confirmed", { seat: 0 })] };
  const log = entries([mine, ...turn(2, 6, 6), ...turn(4, 1, 1, [said("on-district", { owner: 0, change: 1 })])]);
  expect(log.map((entry) => entry.seat)).toEqual([0, 4, 4, null]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("his dice are seen before what he did, one turn after the other, and may be skipped", () => {
  let pause = 100;
  const playback = new Playback(() => pause, () => [0]);
  let now = {} as Shown;
  playback.shown.subscribe((shown) => (now = shown));
  playback.hear({ steps: [{ version: 1, messages: [said("confirmed", { seat: 0 })] }], moment: moment(1) });
  playback.hear({ steps: turn(2, 3, 4), moment: moment(3) });
  playback.hear({ steps: turn(4, 1, 1), moment: moment(5) });
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual(["rolled", 7, 1]);
  vi.advanceTimersByTime(150);
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual(["acted", 7, 3]);
  vi.advanceTimersByTime(200);
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual(["rolled", 2, 3]);
  playback.skip();
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual([null, 2, 5]);
  vi.advanceTimersByTime(1000);
  expect(now.moment?.version).toBe(5);

  pause = 0; // at once
  playback.hear({ steps: turn(6, 2, 2), moment: moment(7) });
  expect([now.scene, now.roy?.total, now.moment?.version]).toEqual([null, 4, 7]);
});

test("after the last of his turns the scene ends by itself", () => {
  const playback = new Playback(() => 100, () => [0]);
  let now = {} as Shown;
  playback.shown.subscribe((shown) => (now = shown));
  playback.hear({ steps: turn(1, 3, 4), moment: moment(2) });
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

test("days and their addresses", () => {
  expect(dayBefore("2028-03-01")).toBe("2028-02-29");
  expect(dayText("2026-11-15", "en")).toContain("November 15");
  expect(routeOf("/daily", "")).toEqual({ page: "daily", day: "today" });
  expect(routeOf("/daily/2026-11-15", "")).toEqual({ page: "daily", day: "2026-11-15" });
  expect(routeOf("/daily/soon", "")).toEqual({ page: "home" });
  expect(routeOf("/king", "")).toEqual({ page: "king" });
});
