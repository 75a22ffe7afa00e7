// Shows what happened one turn after the other, slowly enough to follow; may be skipped.

import { writable } from "svelte/store";
import { movements, royTurn, type RoyTurn } from "../log/entries";
import { apply } from "../model/apply";
import type { View } from "../model/position";
import type { Moment, Standing, Step } from "../protocol";
import type { News } from "./connection";

/** What is on the table now, which may be a little behind what has been heard. */
export interface Shown {
  readonly moment: Moment | null; // null until something has been heard
  readonly view: View | null;
  readonly version: number; // the last step that is shown
  readonly standing: Standing | null;
  readonly steps: readonly Step[];
  readonly fresh: readonly Step[]; // the steps that led here
  readonly behind: number;
  readonly roy: RoyTurn | null; // the last turn of le Roy
  readonly scene: "rolled" | "acted" | null; // his turn is being shown: his dice, then his deed
}

/** One movement: the steps of a turn, and how it stands after them; `moment` if that is how it stands now. */
interface Movement {
  readonly steps: readonly Step[];
  readonly view: View | null; // null: the facts of its steps lead there
  readonly moment: Moment | null;
  readonly version: number;
}

const NOTHING: Shown = {
  moment: null,
  view: null,
  version: 0,
  standing: null,
  steps: [],
  fresh: [],
  behind: 0,
  roy: null,
  scene: null,
};
const ROLLED = 1.2; // his dice are looked at for so many pauses, then what he did
const ACTED = 1.8;
const OWN = 0.5;

function choosers(steps: readonly Step[]): number[] {
  return steps.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === "chose" ? [fact.owner ?? 0] : [])));
}

/** Whether somebody else than these seats chose something in the steps. */
export function isOthers(steps: readonly Step[], mine: readonly number[]): boolean {
  return choosers(steps).some((seat) => !mine.includes(seat));
}

export class Playback {
  readonly shown = writable<Shown>(NOTHING);
  private now: Shown = NOTHING;
  private readonly waiting: Movement[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0; // the last version that came
  private missing = 0; // the last version whose step was not told
  private ended = false;
  /** Steps were not told here: `begin` must bring them. */
  lacking = false;

  /**
   * `pause` tells how long another's turn is to be seen; `mine` which seats are the reader's;
   * `recall` is to bring what happened before, or was missed.
   */
  constructor(
    private readonly pause: () => number,
    private readonly mine: () => readonly number[],
    private readonly recall: () => void = () => undefined,
  ) {}

  private set(change: Partial<Shown>): void {
    this.now = { ...this.now, ...change, behind: this.waiting.length };
    this.shown.set(this.now);
  }

  /** Everything that happened so far; what still waits to be shown is shown in its turn. */
  begin(all: readonly Step[]): void {
    this.lacking = (all.at(-1)?.version ?? 0) < this.missing;
    const next = this.waiting.flatMap(({ steps }) => steps)[0]?.version ?? Infinity;
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
    if (this.lacking) this.recall();
    // What the reader does is seen at once, unless others' turns still wait to be shown.
    const own = choosers(news.steps).some((seat) => this.mine().includes(seat));
    if (this.waiting.length === 0 && own) this.stop();
    this.waiting.push(...parted(news, seen));
    if (this.timer === undefined) this.next();
    else this.set({});
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private after(wait: number, then: () => void): void {
    if (wait <= 0) return then();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      then();
    }, wait);
  }

  private next(): void {
    const movement = this.waiting[0];
    if (!movement) {
      if (this.now.scene) this.set({ scene: null });
      return;
    }
    const roy = royTurn(this.unseen(movement.steps));
    if (roy && this.pause() > 0) this.set({ roy, scene: "rolled" });
    this.after(roy ? this.pause() * ROLLED : 0, () => this.take());
  }

  private unseen(steps: readonly Step[]): Step[] {
    const seen = this.now.steps.at(-1)?.version ?? -1;
    return steps.filter((step) => step.version > seen);
  }

  private take(): void {
    const movement = this.waiting.shift();
    if (!movement) return;
    const roy = this.show([movement]);
    if (roy && this.pause() > 0) this.set({ scene: "acted" });
    this.after(this.pause() * this.looks(roy, movement.steps), () => this.next());
  }

  /** For how many pauses it is looked at: others' turns, and one's own if others follow. */
  private looks(roy: RoyTurn | null, steps: readonly Step[]): number {
    if (roy) return ACTED;
    if (isOthers(steps, this.mine())) return 1;
    return steps.length && this.waiting.length ? OWN : 0;
  }

  /** How it stands after these movements; le Roy's turn in them, if there is one. */
  private show(done: readonly Movement[]): RoyTurn | null {
    const last = done.at(-1);
    if (!last) return null;
    const steps = this.unseen(done.flatMap((one) => one.steps));
    const roy = royTurn(steps);
    const facts = steps.flatMap((step) => step.facts);
    const standing = last.moment?.standing ?? steps.findLast((step) => step.standing)?.standing;
    const same = last.version === this.now.version;
    this.set({
      moment: last.moment ?? between(this.now.moment, last.version),
      view: last.view ?? (this.now.view && apply(this.now.view, facts)),
      version: last.version,
      standing: standing ?? this.now.standing,
      steps: steps.length ? [...this.now.steps, ...steps] : this.now.steps,
      fresh: same && !steps.length ? this.now.fresh : steps,
      roy: roy ?? this.now.roy,
      scene: null,
    });
    return roy;
  }

  /** Show at once how it stands. */
  skip(): void {
    this.stop();
    if (this.waiting.length) this.show(this.waiting.splice(0));
    else this.set({ scene: null });
  }

  end(): void {
    this.ended = true;
    this.stop();
  }
}

/** News as movements, turn by turn; what was taken back on the way is not shown. */
function parted({ steps, moment, view }: News, seen: number): Movement[] {
  const whole = { steps, view, moment, version: moment.version };
  const gapless = steps[0]?.version === seen + 1;
  if (!gapless || steps.some((step) => step.undone !== undefined)) return [whole];
  const parts = movements(steps);
  return parts.map((part, k) => {
    if (k === parts.length - 1) return { ...whole, steps: part };
    return { steps: part, view: null, moment: null, version: part.at(-1)?.version ?? moment.version };
  });
}

/** A moment on the way: nobody is asked anything. */
function between(moment: Moment | null, version: number): Moment | null {
  return moment && { version, to_move: moment.to_move, ...(moment.clocks ? { clocks: moment.clocks } : {}) };
}
