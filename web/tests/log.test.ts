import { expect, it } from "vitest";
import { entries, sentence, settled, type Teller } from "../src/lib/log";
import { Playback, isOthers } from "../src/lib/playback";
import { backoff } from "../src/lib/connection";
import { FROM_SPACE, REROLL } from "../src/lib/pieces";
import { routeOf } from "../src/lib/router";
import type { Moment, Step } from "../src/protocol";

const chose = (version: number, seat: number, option: number, name: string): Step => ({
  version,
  messages: [{ id: "chose", args: { seat, option, name } }],
});
const confirmed = (version: number, seat: number): Step => ({
  version,
  messages: [{ id: "confirmed", args: { seat } }],
});
const come = (version: number, die: string): Step => ({
  version,
  messages: [{ id: "dice-come", args: { dice: [die] } }],
});
const teller: Teller = {
  t: (id, args = {}) => `${id} ${JSON.stringify(args)}`,
  name: (owner) => `P${owner}`,
  view: null,
};

it("leaves out what was taken back", () => {
  const steps = [chose(1, 0, 7, "cathedral"), { version: 2, messages: [{ id: "undone", args: { seat: 0 } }] }];
  expect(settled(steps)).toEqual([]);
});

it("makes one entry of a turn and gathers dice that come one by one", () => {
  const list = entries([
    chose(1, 0, 7, "cathedral"),
    chose(2, 0, 151, "w1"),
    confirmed(3, 0),
    come(4, "A.r1"),
    come(5, "B.y6"),
    chose(6, 1, 0, "pass"),
    confirmed(7, 1),
  ]);
  expect(list.map((entry) => entry.seat)).toEqual([0, null, 1]);
  expect(list[1]?.told).toEqual([{ id: "dice-come", args: { dice: ["A.r1", "B.y6"] } }]);
});

it("begins a round with an entry of its own", () => {
  const list = entries([
    chose(1, 0, 0, "pass"),
    { version: 2, messages: [{ id: "confirmed", args: {} }] },
    { version: 3, messages: [{ id: "round-begins", args: { round: 2, start: 1 } }] },
    come(4, "A.r1"),
  ]);
  expect(list.map((entry) => entry.round)).toEqual([null, 2]);
});

it("calls dice used only if somebody used them", () => {
  const gone = { id: "dice-gone", args: { dice: ["A.w4"] } };
  const ids = (...messages: Step["messages"]): string[] =>
    entries([{ version: 1, messages }]).flatMap((entry) => entry.told.map((m) => m.id));
  const chosen = (option: number, name: string): Step["messages"][number] => ({ id: "chose", args: { seat: 0, option, name } });
  const round = { id: "round-begins", args: { round: 2, start: 1 } };
  const over = { id: "game-over", args: {} };
  expect(ids(chosen(0, "pass"), gone, round)).toEqual(["chose", "dice-left"]);
  expect(ids(chosen(0, "pass"), gone, over)).toEqual(["chose", "dice-left", "game-over"]);
  expect(ids(gone, round)).toEqual(["dice-left"]);
  expect(ids(chosen(7, "cathedral"), gone)).toEqual(["chose", "dice-gone"]);
  expect(ids(chosen(7, "cathedral"), gone, round)).toEqual(["chose", "dice-gone"]);
  const roy = { id: "roy-rolled", args: { first: 3, value: 4, total: 7 } };
  const done = { id: "roy-done", args: {} };
  expect(ids(roy, gone, done, gone, round)).toEqual(["roy-rolled", "dice-gone", "dice-left"]);
  expect(ids(roy, gone, done)).toEqual(["roy-rolled", "dice-gone"]);
});

it("does not say twice which die is rolled again and where a citizen comes from", () => {
  const told = (option: number, name: string, id: string): string[] =>
    entries([{ version: 1, messages: [{ id: "chose", args: { seat: 0, option, name } }, { id, args: { dice: ["A.r4"] } }] }])
      .flatMap((entry) => entry.told.map((m) => m.id));
  expect(told(REROLL, "reroll-r4", "dice-gone")).toEqual(["chose"]);
  expect(told(FROM_SPACE, "from:palace-1", "left")).toEqual(["chose"]);
});

it("says what was chosen in words, and is silent where the outcome says it", () => {
  const say = (option: number, name: string): string | undefined =>
    sentence(teller, { id: "chose", args: { seat: 1, option, name } })?.text;
  expect(say(79, "fight:marauding")).toContain("log-chose-fight");
  expect(say(12, "archer")).toContain("log-chose-card");
  expect(say(10, "settle-bishopric")).toContain("log-chose-settle");
  expect(say(78, "from:supply")).toContain("log-chose-from");
  expect(say(1, "stop")).toBeUndefined();
  expect(say(140, "r2")).toBeUndefined();
});

it("shows others' turns one after the other, and skips", () => {
  const playback = new Playback(
    () => 1000,
    () => [0],
  );
  const moment = (version: number): Moment => ({ version }) as Moment;
  let shown = { version: 0, behind: 0 };
  playback.shown.subscribe((s) => (shown = { version: s.moment?.version ?? 0, behind: s.behind }));
  playback.hear({ steps: [chose(1, 1, 0, "pass")], moment: moment(1) });
  playback.hear({ steps: [chose(2, 2, 0, "pass")], moment: moment(2) });
  playback.hear({ steps: [], moment: moment(2) });
  expect(shown).toEqual({ version: 1, behind: 2 });
  playback.skip();
  expect(shown).toEqual({ version: 2, behind: 0 });
  playback.end();
  expect(isOthers([chose(1, 0, 0, "pass")], [0])).toBe(false);
});

it("shows the reader's own turn at once", () => {
  const playback = new Playback(
    () => 1000,
    () => [0],
  );
  let version = 0;
  playback.shown.subscribe((s) => (version = s.moment?.version ?? 0));
  playback.hear({ steps: [chose(1, 1, 0, "pass")], moment: { version: 1 } as Moment });
  playback.hear({ steps: [chose(2, 0, 0, "pass")], moment: { version: 2 } as Moment });
  expect(version).toBe(2);
  playback.end();
});

it("waits longer after every failed try, but never too long", () => {
  expect(backoff(0, 0.5)).toBe(400);
  expect(backoff(3, 0.5)).toBe(3200);
  expect(backoff(30, 1)).toBeLessThanOrEqual(18_750);
});

it("reads addresses; codes stand in the fragment", () => {
  expect(routeOf("/", "")).toEqual({ page: "home" });
  expect(routeOf("/t/abcdefgh12345678", "")).toEqual({ page: "table", id: "abcdefgh12345678", code: null });
  expect(routeOf("/t/abcdefgh12345678", "#take=xyz")).toMatchObject({ code: "xyz" });
  expect(routeOf("/t/short", "")).toEqual({ page: "home" });
});
