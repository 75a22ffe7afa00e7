// A turn shown on the board: its beats, and one turn after the other.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beats, entries, type Entry } from "../src/log";
import { Playback, type Shown } from "../src/log/playback";
import type { View } from "../src/model/position";
import type { Fact, Moment, Step } from "../src/protocol";
import { AGRICULTURE, PASS, PLACE_DISCARD, PLACE_QUEUE, REROLL } from "../src/vocabulary";
import { begins, come, confirmed, chose, chosen, pay, used } from "./facts";
import { firstView, games, stepsOf, type Game } from "./games";

const view = firstView(games[0] as Game);

describe("beats", () => {
  it.each(games.map((game) => [game.name, game] as const))("of %s are all facts in their order", (_, game) => {
    for (const entry of entries(stepsOf(game))) expect(beats(entry).flat()).toEqual(entry.facts);
  });

  it("part a turn into dice, coins, citizens and points", () => {
    const facts = [chosen(1, 12), pay(1, 4, 5, "hire", "merchant"), used(15, "activity"), pay(4, 1, 6, "activity")];
    expect(beats({ facts }).map((beat) => beat.map(({ kind }) => kind))).toEqual([
      ["chose", "deniers"],
      ["die"],
      ["deniers"],
    ]);
  });
});

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const moment = (version: number): Moment => ({ version, to_move: 0 });
  const pass = (version: number): Step => chose(version, 1, PASS);
  const farm = (version: number, owner: number): Step => ({
    version,
    facts: [
      chosen(owner, AGRICULTURE),
      { ...used(15), owner: 4, from: undefined, to: 75 },
      pay(4, 0, 2, "agriculture"),
    ],
  });
  const richer = (deniers: number): View => ({
    ...view,
    seats: { ...view.seats, A: { ...view.seats.A!, deniers: view.seats.A!.deniers + deniers } },
  });
  /** A playback that has heard how it stands, and what it shows. */
  function watch(more: Partial<ConstructorParameters<typeof Playback>[0]> = {}): {
    playback: Playback;
    now: () => Shown;
  } {
    const playback = new Playback({ pause: () => 1000, mine: () => [0], ...more });
    let shown = {} as Shown;
    playback.shown.subscribe((s) => (shown = s));
    playback.hear({ steps: [], moment: moment(0), view });
    return { playback, now: () => shown };
  }

  it("shows the last turn before one's own for its time, fact by fact, and asks only then", () => {
    const { playback, now } = watch();
    const before = now().view?.seats.A?.deniers ?? 0;
    playback.hear({ steps: [farm(1, 1), confirmed(2, 1)], moment: { ...moment(2), held: true }, view: richer(2) });
    expect(now()).toMatchObject({ version: 0, staged: { entry: { seat: 1 }, facts: [] } });
    vi.advanceTimersByTime(250);
    expect(now().staged?.facts.map(({ kind }) => kind)).toEqual(["chose", "die"]);
    expect(now().view?.seats.A?.deniers).toBe(before);
    vi.advanceTimersByTime(500);
    expect(now().staged?.facts).toHaveLength(3);
    expect(now().view?.seats.A?.deniers).toBe(before + 2);
    expect(now().moment?.held).toBeUndefined();
    vi.advanceTimersByTime(300);
    expect(now()).toMatchObject({ version: 2, staged: null, moment: { held: true } });
  });

  it("shows the turns of one frame one after the other, each with the position after it, and skips", () => {
    const { playback, now } = watch();
    const before = now().view?.seats.A?.deniers ?? 0;
    const steps = [farm(1, 1), confirmed(2, 1), farm(3, 2), confirmed(4, 2)];
    playback.hear({ steps, moment: moment(4), view: richer(4) });
    expect(now()).toMatchObject({ version: 0, behind: 1 });
    vi.advanceTimersByTime(1100);
    expect(now()).toMatchObject({ version: 2, behind: 0, staged: { entry: { seat: 2 } } });
    expect(now().view?.seats.A?.deniers).toBe(before + 2);
    playback.skip();
    expect(now()).toMatchObject({ version: 4, behind: 0, staged: null });
    expect(now().view?.seats.A?.deniers).toBe(before + 4);
    vi.advanceTimersByTime(5000);
    expect(now().version).toBe(4);
  });

  it("shows a turn again from the position before it, and then how it stands", () => {
    const { playback, now } = watch();
    const before = now().view?.seats.A?.deniers ?? 0;
    const asked = moment(2);
    playback.hear({ steps: [farm(1, 1), confirmed(2, 1)], moment: asked, view: richer(2) });
    vi.advanceTimersByTime(2000);
    const [entry] = entries(now().steps) as [Entry];
    expect(playback.recalls(entry)).toBe(true);
    playback.again(entry);
    expect(now().staged?.again).toBe(true);
    expect(now().view?.seats.A?.deniers).toBe(before);
    vi.advanceTimersByTime(2000);
    expect(now()).toMatchObject({ staged: null, moment: asked });
    expect(now().view?.seats.A?.deniers).toBe(before + 2);
    playback.hear({ steps: [chose(3, 0, PASS)], moment: moment(3), view: richer(2) });
    expect(playback.recalls(entry)).toBe(false);
  });

  it("can show turns again that were skipped before they came on stage", () => {
    const { playback, now } = watch();
    const before = now().view?.seats.A?.deniers ?? 0;
    const steps = [farm(1, 1), confirmed(2, 1), farm(3, 2), confirmed(4, 2)];
    playback.hear({ steps, moment: moment(4), view: richer(4) });
    vi.advanceTimersByTime(250); // the first has begun
    playback.skip();
    const all = entries(now().steps);
    expect(all.map((entry) => playback.recalls(entry))).toEqual([true, true]);
    playback.again(all[1]!);
    expect(now().view?.seats.A?.deniers).toBe(before + 2);
    playback.skip();
    expect(now().view?.seats.A?.deniers).toBe(before + 4);
    playback.hear({ steps: [chose(5, 0, REROLL)], moment: moment(5), view: richer(4) });
    expect(playback.recalls(all[1]!)).toBe(true); // the reader still thinks about their turn
    playback.hear({ steps: [chose(6, 0, PASS)], moment: moment(6), view: richer(4) });
    expect(playback.recalls(all[1]!)).toBe(false);
  });

  it("does not fall behind people: the more turns wait, the faster each is shown", () => {
    const time = (people: boolean, turns: number): number => {
      const { playback, now } = watch({ people: () => people });
      for (let k = 1; k <= turns; k++) playback.hear({ steps: [pass(k)], moment: moment(k), view });
      let waited = 0;
      for (; now().version < turns; waited += 50) vi.advanceTimersByTime(50);
      return waited;
    };
    expect(time(false, 3)).toBeGreaterThanOrEqual(2950);
    expect(time(true, 3)).toBeLessThan(2500);
    expect(time(true, 12)).toBeLessThan(6000);
  });

  it("leaves time to read which event the city's own doings have ended", () => {
    const event = view.events[0]?.event ?? "";
    const over: Fact = { kind: "event", event, from: PLACE_QUEUE, to: PLACE_DISCARD, cause: "combat", by: event };
    const time = (...facts: Fact[]): number => {
      const { playback, now } = watch();
      playback.hear({ steps: [{ version: 1, facts: [begins(2), come(0), ...facts] }], moment: moment(1), view });
      let waited = 0;
      for (; now().version < 1; waited += 50) vi.advanceTimersByTime(50);
      return waited;
    };
    expect(time(over) - time()).toBe(800);
  });

  it("begins rounds without a show for those who want nothing to move", () => {
    const round = [{ version: 1, facts: [begins(2), pay(4, 0, 2, "income"), come(0)] }];
    const { playback, now } = watch();
    playback.hear({ steps: round, moment: moment(1), view });
    expect(now()).toMatchObject({ version: 0, staged: { entry: { round: 2 } } });
    playback.skip();
    const calm = watch({ calm: () => true });
    calm.playback.hear({ steps: round, moment: moment(1), view });
    expect(calm.now().version).toBe(1);
  });

  it("shows the reader's own turn at once", () => {
    const { playback, now } = watch();
    playback.hear({ steps: [chose(1, 1, PASS)], moment: moment(1), view });
    playback.hear({ steps: [chose(2, 0, PASS)], moment: moment(2), view });
    expect(now().version).toBe(2);
  });

  it("asks for what was not told, until it comes", () => {
    let asked = 0;
    const playback = new Playback({ pause: () => 0, mine: () => [0], recall: () => (asked += 1) });
    let shown = { steps: [] as number[], fresh: [] as number[] };
    const versions = (steps: readonly Step[]): number[] => steps.map((step) => step.version);
    playback.shown.subscribe((s) => (shown = { steps: versions(s.steps), fresh: versions(s.fresh) }));
    playback.hear({ steps: [pass(1)], moment: moment(1), view });
    playback.hear({ steps: [], moment: moment(1), view });
    expect([asked, shown.fresh]).toEqual([0, [1]]);
    playback.hear({ steps: [], moment: moment(4), view }); // a long absence
    expect([asked, playback.lacking, shown.steps, shown.fresh]).toEqual([1, true, [1], []]);
    playback.hear({ steps: [pass(5)], moment: moment(5), view }); // the answer has not come yet
    expect(asked).toBe(2);
    playback.begin([1, 2, 3].map(pass)); // asked for before the absence
    expect(playback.lacking).toBe(true);
    playback.begin([1, 2, 3, 4].map(pass));
    expect([playback.lacking, shown.steps]).toEqual([false, [1, 2, 3, 4, 5]]);
    playback.hear({ steps: [pass(6)], moment: moment(6), view });
    expect(asked).toBe(2);
  });

  it("shows turns that wait in their order, also when the history has them", () => {
    const playback = new Playback({ pause: () => 1000, mine: () => [0] });
    let shown = { steps: 0, fresh: 0, behind: 0 };
    playback.shown.subscribe(
      (s) => (shown = { steps: s.steps.length, fresh: s.fresh[0]?.version ?? 0, behind: s.behind }),
    );
    for (const version of [2, 3, 4]) playback.hear({ steps: [pass(version)], moment: moment(version), view });
    playback.begin([1, 2, 3, 4].map(pass));
    expect(shown).toEqual({ steps: 2, fresh: 2, behind: 1 }); // the first is how it stands, the next on stage
    playback.skip();
    expect(shown).toEqual({ steps: 4, fresh: 3, behind: 0 });
    playback.end();
  });
});
