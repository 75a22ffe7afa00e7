// What happened, shown one turn after the other and each of them fact by fact; may be skipped.

import { writable } from "svelte/store";
import { beats, isRoys, isWatched, scenes } from "./beats";
import { mainChoice, royTurn, type Entry, type RoyTurn } from "./entries";
import { apply } from "../model/apply";
import type { View } from "../model/position";
import type { Fact, Moment, Standing, Step } from "../protocol";
import type { News } from "../lib/connection";

/** What is on stage: a turn, or what the city does, and how much of it has been seen. */
export interface Staged {
  readonly entry: Entry;
  readonly facts: readonly Fact[]; // those that are on the board already
  readonly now: readonly Fact[]; // those that came last
  readonly again: boolean; // it was seen before and is shown once more
}

/** What is on the table now, which may be a little behind what has been heard. */
export interface Shown {
  readonly moment: Moment | null; // null until something has been heard
  readonly view: View | null;
  readonly version: number; // the last step that is shown
  readonly standing: Standing | null;
  readonly steps: readonly Step[];
  readonly fresh: readonly Step[]; // the steps that led here
  readonly moved: readonly Fact[]; // what moves to come to this view
  readonly behind: number;
  readonly staged: Staged | null;
  readonly roy: RoyTurn | null; // the last turn of le Roy
  readonly scene: "rolled" | "acted" | null; // his turn is being shown: his dice, then his deed
}

/** One movement: the steps of a turn, and how it stands after them; `moment` if that is how it stands now. */
interface Movement {
  readonly entry: Entry | null;
  readonly steps: readonly Step[];
  readonly view: View | null; // null: the facts of its steps lead there
  readonly moment: Moment | null;
  readonly version: number;
  readonly from?: View; // it is shown again from this position
}

/** Who watches, and how. */
export interface Watcher {
  /** How long another's turn is to be seen, in milliseconds; 0: not at all. */
  readonly pause: () => number;
  /** The reader's own seats. */
  readonly mine: () => readonly number[];
  /** Whether other people play: then what is shown must not fall behind them. */
  readonly people?: () => boolean;
  /** Whether the reader wants nothing to move: turns are told, rounds just begin. */
  readonly calm?: () => boolean;
  /** To bring what happened before, or was missed. */
  readonly recall?: () => void;
}

const NOTHING: Shown = {
  moment: null,
  view: null,
  version: 0,
  standing: null,
  steps: [],
  fresh: [],
  moved: [],
  behind: 0,
  staged: null,
  roy: null,
  scene: null,
};
// In parts of a pause: what is about to happen is read first, then each thing has its time.
const LEAD = 0.2;
const LEAST = 0.2; // a beat of a turn of many
const CITY = 0.4; // a beat of what the city does
const LONG = 0.8; // one with more to read: new cards, income and salaries, an event that does something or is over
const ROLLED = 1.2; // le Roy's dice
const ACTED = 1.8; // what he did
const OWN = 0.4; // one's own turn, if others follow
const MOST = 6; // turns that may wait in a game of people

function choosers(steps: readonly Step[]): number[] {
  return steps.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === "chose" ? [fact.owner ?? 0] : [])));
}

export class Playback {
  readonly shown = writable<Shown>(NOTHING);
  private now: Shown = NOTHING;
  private readonly waiting: Movement[] = [];
  private playing: Movement | null = null;
  private readonly befores = new Map<number, View>(); // the position before an entry, by its key
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0; // the last version that came
  private missing = 0; // the last version whose step was not told
  private ended = false;
  /** Steps were not told here: `begin` must bring them. */
  lacking = false;

  constructor(private readonly watcher: Watcher) {}

  private set(change: Partial<Shown>): void {
    this.now = { ...this.now, ...change, behind: this.waiting.length };
    this.shown.set(this.now);
  }

  /** Everything that happened so far; what still waits to be shown is shown in its turn. */
  begin(all: readonly Step[]): void {
    this.lacking = (all.at(-1)?.version ?? 0) < this.missing;
    const coming = [this.playing, ...this.waiting].flatMap((one) => one?.steps ?? []);
    const next = coming[0]?.version ?? Infinity;
    const steps = all.filter((step) => step.version < next);
    const last = steps.at(-1)?.version ?? 0;
    const later = this.now.steps.filter((step) => step.version > last);
    this.set({ steps: [...steps, ...later], roy: this.now.roy ?? royTurn(steps) });
  }

  hear(news: News): void {
    if (this.ended) return;
    const first = news.steps[0]?.version ?? news.moment.version + 1;
    if (first > this.heard + 1) {
      this.lacking = true;
      this.missing = first - 1;
    }
    const seen = this.heard;
    this.heard = Math.max(this.heard, news.moment.version);
    if (this.lacking) this.watcher.recall?.();
    // What the reader does is seen at once: others' turns that still wait are over for them.
    if (choosers(news.steps).some((seat) => this.watcher.mine().includes(seat))) this.skip();
    this.waiting.push(...parted(news, seen));
    if (this.playing) this.set({});
    else this.next();
  }

  private after(wait: number, then: () => void): void {
    if (wait <= 0) return then();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      then();
    }, wait);
  }

  // --- one after the other -------------------------------------------------------------------------

  private next(): void {
    const movement = this.waiting.shift() ?? null;
    this.playing = movement;
    if (!movement) {
      if (this.now.staged || this.now.scene) this.set({ staged: null, scene: null });
      return;
    }
    if (movement.from) this.set({ view: movement.from, moved: [], moment: this.between(this.now.version) });
    const { entry } = movement;
    if (entry && !movement.from && this.now.view) this.befores.set(entry.key, this.now.view);
    const [lead, each] = entry && this.now.view ? this.times(entry) : [0, 0];
    if (!entry || lead + each <= 0) return this.finish(movement);
    const roy = isRoys(entry) ? royTurn([{ version: 0, facts: [...entry.facts] }]) : null;
    this.set({
      staged: { entry, facts: [], now: [], again: movement.from !== undefined },
      moment: this.between(this.now.version),
      moved: [],
      ...(roy ? { roy, scene: "rolled" } : { scene: null }),
    });
    this.after(lead * this.pause(), () => this.beat(movement, beats(entry), each, 0));
  }

  /** The next thing of a turn is on the board; after the last one it has been seen. */
  private beat(movement: Movement, all: readonly Fact[][], each: number, k: number): void {
    const facts = all[k];
    const { view, staged } = this.now;
    if (!facts || !view || !staged) return this.finish(movement);
    this.set({
      view: apply(view, facts),
      moved: facts,
      staged: { ...staged, facts: [...staged.facts, ...facts], now: facts },
      ...(this.now.scene ? { scene: "acted" } : {}),
    });
    const slow = staged.entry.seat === null && isLong(facts);
    this.after((slow ? LONG : each) * this.pause(), () => this.beat(movement, all, each, k + 1));
  }

  /** How long it takes until something of a turn moves, and how long each thing is looked at, in pauses. */
  private times(entry: Entry): [number, number] {
    if (this.pause() <= 0) return [0, 0];
    const count = Math.max(1, beats(entry).length);
    if (isRoys(entry)) return [ROLLED, ACTED / count];
    if (entry.seat === null) {
      const seen = !this.watcher.calm?.() && isWatched(entry);
      return seen ? [CITY, CITY] : [0, 0];
    }
    return this.isOwn(entry) ? [0, 0] : [LEAD, Math.max((1 - LEAD) / count, LEAST)];
  }

  /** In a game of people nobody falls behind: the more turns wait, the shorter is each. */
  private pause(): number {
    const clock = this.waiting.some(({ moment }) => moment?.clocks && moment.decision) ? 2 : 1;
    const turns = this.waiting.filter(({ entry }) => entry && entry.seat !== null).length;
    if (!this.watcher.people?.()) return this.watcher.pause() / clock;
    return turns > MOST ? 0 : this.watcher.pause() / clock / (1 + turns / 2);
  }

  private isOwn({ seat }: Entry): boolean {
    return seat !== null && this.watcher.mine().includes(seat);
  }

  /** It has been seen; one's own turn, which is seen at once, stays a little if others follow. */
  private finish(movement: Movement): void {
    this.show([movement]);
    const own = movement.entry && this.isOwn(movement.entry) && this.waiting.length;
    this.after(own ? this.watcher.pause() * OWN : 0, () => this.next());
  }

  private unseen(steps: readonly Step[]): Step[] {
    const seen = this.now.steps.at(-1)?.version ?? -1;
    return steps.filter((step) => step.version > seen);
  }

  /** How it stands after these movements, of which the first may be on stage. */
  private show(done: readonly Movement[]): void {
    const last = done.at(-1);
    if (!last) return;
    const steps = this.unseen(done.flatMap((one) => one.steps));
    const staged = done[0]?.from ? 0 : (this.now.staged?.facts.length ?? 0);
    const all = done.filter((one) => !one.from);
    const rest = all.flatMap(({ entry, steps }) => entry?.facts ?? steps.flatMap((step) => step.facts));
    const facts = rest.slice(staged);
    const standing = last.moment?.standing ?? steps.findLast((step) => step.standing)?.standing;
    const same = last.version === this.now.version;
    this.set({
      moment: last.moment ?? this.between(last.version),
      view: last.view ?? (this.now.view && apply(this.now.view, facts)),
      version: last.version,
      standing: standing ?? this.now.standing,
      steps: steps.length ? [...this.now.steps, ...steps] : this.now.steps,
      fresh: same && !steps.length ? this.now.fresh : steps,
      moved: facts,
      roy: royTurn(steps) ?? this.now.roy,
      staged: null,
      scene: null,
    });
    this.forget();
  }

  /** Positions before one's own last turn are of no use any more. */
  private forget(): void {
    const mine = this.watcher.mine();
    const own = this.now.steps.findLast(({ facts }) => mine.includes(mainChoice(facts)?.owner ?? -1));
    for (const key of this.befores.keys()) if (key <= (own?.version ?? -1)) this.befores.delete(key);
  }

  /** A moment on the way: nobody is asked anything. */
  private between(version: number): Moment | null {
    const { moment } = this.now;
    return moment && { version, to_move: moment.to_move, ...(moment.clocks ? { clocks: moment.clocks } : {}) };
  }

  // --- what the reader wants -------------------------------------------------------------------------

  /** Show at once how it stands. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = this.playing ? [this.playing, ...this.waiting] : this.waiting;
    this.playing = null;
    const done = all.splice(0);
    this.waiting.length = 0;
    this.note(done);
    if (done.length) this.show(done);
    else if (this.now.scene) this.set({ scene: null });
  }

  /** The positions before turns that were not waited for: they may be shown later. */
  private note(done: readonly Movement[]): void {
    let { view } = this.now;
    let seen = this.now.staged?.facts.length ?? 0;
    for (const { entry, steps, from, ...after } of done) {
      if (entry && view && !from && !this.befores.has(entry.key)) this.befores.set(entry.key, view);
      const facts = entry?.facts ?? steps.flatMap((step) => step.facts);
      view = after.view ?? (view && apply(view, facts.slice(seen)));
      seen = 0;
    }
  }

  /** Whether an entry can be shown once more. */
  recalls({ key }: Entry): boolean {
    return this.befores.has(key);
  }

  /** Show entries once more, each from the position before it; then how it stands. */
  again(...list: readonly Entry[]): void {
    if (this.playing) return;
    const { view, moment, version } = this.now;
    for (const entry of list) {
      const from = this.befores.get(entry.key);
      if (from) this.waiting.push({ entry, steps: [], view, moment, version, from });
    }
    this.next();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
}

/** Whether a beat of what the city does takes longer to read. */
function isLong(facts: readonly Fact[]): boolean {
  if (facts.some(({ kind, cause }) => kind === "card" || cause === "income")) return true;
  if (facts.some(({ kind, cause }) => kind === "event" && cause === "combat")) return true;
  return facts.length > 1 && facts.some(({ kind }) => kind === "acts");
}

/** News as movements, turn by turn; what was taken back on the way is not shown. */
function parted({ steps, moment, view }: News, seen: number): Movement[] {
  const whole = { entry: null, steps, view, moment, version: moment.version };
  const gapless = steps[0]?.version === seen + 1;
  if (!gapless || steps.some((step) => step.undone !== undefined)) return [whole];
  const parts = scenes(steps);
  if (!parts.length) return [whole];
  let version = seen;
  return parts.map(({ entry, steps: own }, k) => {
    version = own.at(-1)?.version ?? version;
    if (k === parts.length - 1) return { ...whole, entry, steps: own };
    return { entry, steps: own, view: null, moment: null, version };
  });
}
