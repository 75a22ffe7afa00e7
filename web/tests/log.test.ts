import { expect, it } from "vitest";
import { entries, sentence, settled, type Teller } from "../src/lib/log";
import { Playback, isOthers } from "../src/lib/playback";
import { backoff } from "../src/lib/connection";
import { FROM_SPACE, REROLL } from "../src/lib/pieces";
import { film } from "../src/lib/replay";
import { routeOf } from "../src/lib/router";
import type { Moment, Replay, Step } from "../src/protocol";
import recorded from "./replay.json";

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

it("parts a turn from the end of the round and the next round", () => {
  const gone = (die: string): Step["messages"][number] => ({ id: "dice-gone", args: { dice: [die] } });
  const deniers = (change: number): Step["messages"][number] => ({ id: "deniers", args: { owner: 0, change } });
  const farm = { id: "chose", args: { seat: 0, option: 8, name: "agriculture" } };
  const ends = { id: "round-ends", args: { round: 1 } };
  const begins = { id: "round-begins", args: { round: 2, start: 1 } };
  const list = (...messages: Step["messages"]): unknown[] =>
    entries([{ version: 1, messages }]).map(({ seat, ends, round, told }) => [seat, ends, round, told.map((m) => m.id)]);
  const parts = [
    [0, null, null, ["chose", "dice-gone", "deniers"]],
    [null, 1, null, ["dice-left", "deniers"]],
    [null, null, 2, ["deniers"]],
  ];
  expect(list(farm, gone("A.y4"), deniers(2), ends, gone("B.r1"), deniers(3), begins, deniers(10))).toEqual(parts);
  const over = { id: "game-over", args: {} };
  expect(list(farm, gone("A.y4"), ends, gone("B.r1"), over)).toEqual([
    [0, null, null, ["chose", "dice-gone"]],
    [null, 1, null, ["dice-left", "game-over"]],
  ]);
  const collects = { id: "on-district", args: { owner: 0, change: -3 } }; // the same three deniers
  expect(list(farm, ends, deniers(3), collects)).toEqual([
    [0, null, null, ["chose"]],
    [null, 1, null, ["on-district"]],
  ]);
  const roy = { id: "roy-rolled", args: { first: 3, value: 4, total: 7 } };
  const done = { id: "roy-done", args: {} };
  expect(list(roy, gone("N.r1"), done, deniers(1))).toEqual([
    [4, null, null, ["roy-rolled", "dice-gone"]],
    [null, null, null, ["deniers"]],
  ]);
  expect(list(roy, gone("N.r1"), done, ends, gone("A.r1"), begins)).toEqual([
    [4, null, null, ["roy-rolled", "dice-gone"]],
    [null, 1, null, ["dice-left"]],
    [null, null, 2, []],
  ]);
});

it("tells in a whole game the end of every round and its beginning, in order", () => {
  const list = entries(film(recorded.replay as unknown as Replay).steps);
  const headings = list.flatMap(({ ends, round }) => (ends ? [`end ${ends}`] : round ? [`round ${round}`] : []));
  expect(headings).toEqual(["round 1", "end 1", "round 2", "end 2", "round 3", "end 3", "round 4", "end 4"]);
  const turns = list.filter(({ seat }) => seat !== null);
  for (const { told } of turns) expect(told.map((m) => m.id)).not.toContain("dice-left");
});

it("says whose cubes go home, and that Marauding stays", () => {
  const say = (event: string, taker: number | null): string =>
    sentence(teller, { id: "event-countered", args: { event, taker, cubes: [1, 0, 0, 0] } })?.text ?? "";
  expect(say("marauding", null)).toContain('"taken":"never"');
  expect(say("war", 0)).toContain('"taken":"yes"');
  expect(say("war", null)).toContain('"taken":"no"');
  expect(say("war", 0)).toContain('cubes-of {\\"who\\":\\"P1\\",\\"count\\":1}, cubes-of {\\"who\\":\\"P0\\",\\"count\\":3}');
});

it("does not say twice which die is rolled again and where a citizen comes from", () => {
  const told = (option: number, name: string, id: string): string[] =>
    entries([{ version: 1, messages: [{ id: "chose", args: { seat: 0, option, name } }, { id, args: { dice: ["A.r4"] } }] }])
      .flatMap((entry) => entry.told.map((m) => m.id));
  expect(told(REROLL, "reroll-r4", "dice-gone")).toEqual(["chose"]);
  expect(told(FROM_SPACE, "from:palace-1", "left")).toEqual(["chose"]);
});

it("calls dice turned that go and come with one choice", () => {
  const stop = { id: "chose", args: { seat: 0, option: 1, name: "stop" } };
  const gone = { id: "dice-gone", args: { dice: ["A.y3", "A.r1"] } };
  const come = { id: "dice-come", args: { dice: ["A.y4", "A.r6"] } };
  const [, told] = entries([{ version: 1, messages: [stop, gone, come] }]).flatMap((entry) => entry.told);
  expect(told).toEqual({ id: "dice-turned", args: { dice: ["A.y3", "A.r1"], turned: ["A.y4", "A.r6"] } });
  expect(told && sentence(teller, told)?.text).toContain("log-dice-turned");
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

it("asks for what was not told, until it comes", () => {
  let asked = 0;
  const playback = new Playback(
    () => 0,
    () => [0],
    () => (asked += 1),
  );
  let shown = { steps: [] as number[], fresh: [] as number[] };
  const versions = (steps: readonly Step[]): number[] => steps.map((step) => step.version);
  playback.shown.subscribe((s) => (shown = { steps: versions(s.steps), fresh: versions(s.fresh) }));
  const pass = (version: number): Step => chose(version, 1, 0, "pass");
  const moment = (version: number): Moment => ({ version }) as Moment;
  playback.hear({ steps: [pass(1)], moment: moment(1) });
  playback.hear({ steps: [], moment: moment(1) });
  expect([asked, shown.fresh]).toEqual([0, [1]]);
  playback.hear({ steps: [], moment: moment(4) }); // a long absence
  expect([asked, playback.lacking, shown.steps, shown.fresh]).toEqual([1, true, [1], []]);
  playback.hear({ steps: [pass(5)], moment: moment(5) }); // the answer has not come yet
  expect(asked).toBe(2);
  playback.begin([1, 2, 3].map(pass)); // asked for before the absence
  expect(playback.lacking).toBe(true);
  playback.begin([1, 2, 3, 4].map(pass));
  expect([playback.lacking, shown.steps]).toEqual([false, [1, 2, 3, 4, 5]]);
  playback.hear({ steps: [pass(6)], moment: moment(6) });
  expect(asked).toBe(2);
});

it("shows turns that wait in their order, also when the history has them", () => {
  const playback = new Playback(
    () => 1000,
    () => [0],
  );
  let shown = { steps: 0, fresh: 0, behind: 0 };
  playback.shown.subscribe(
    (s) => (shown = { steps: s.steps.length, fresh: s.fresh[0]?.version ?? 0, behind: s.behind }),
  );
  const pass = (version: number): Step => chose(version, 1, 0, "pass");
  for (const version of [2, 3]) playback.hear({ steps: [pass(version)], moment: { version } as Moment });
  playback.begin([1, 2, 3].map(pass));
  expect(shown).toEqual({ steps: 2, fresh: 2, behind: 1 });
  playback.skip();
  expect(shown).toEqual({ steps: 3, fresh: 3, behind: 0 });
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
