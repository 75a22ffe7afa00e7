// Shows what happened one turn after the other, slowly enough to follow; may be skipped.

import { writable } from "svelte/store";
import type { Moment, Step } from "../protocol";
import type { News } from "./connection";

/** What is on the table now, which may be a little behind what has been heard. */
export interface Shown {
  readonly moment: Moment | null;
  readonly steps: readonly Step[];
  readonly fresh: readonly Step[]; // the steps that led here
  readonly behind: number;
}

/** Whether somebody else than these seats chose something in the steps. */
export function isOthers(steps: readonly Step[], mine: readonly number[]): boolean {
  return steps.some((step) =>
    step.messages.some((m) => m.id === "chose" && !mine.includes(Number(m.args["seat"]))),
  );
}

export class Playback {
  readonly shown = writable<Shown>({ moment: null, steps: [], fresh: [], behind: 0 });
  private now: Shown = { moment: null, steps: [], fresh: [], behind: 0 };
  private readonly waiting: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause` tells how long another's turn is to be seen; `mine` which seats are the reader's. */
  constructor(
    private readonly pause: () => number,
    private readonly mine: () => readonly number[],
  ) {}

  private set(change: Partial<Shown>): void {
    this.now = { ...this.now, ...change, behind: this.waiting.length };
    this.shown.set(this.now);
  }

  /** Everything that happened before this reader came. */
  begin(steps: readonly Step[]): void {
    const last = steps.at(-1)?.version ?? 0;
    const later = this.now.steps.filter((step) => step.version > last);
    this.set({ steps: [...steps, ...later] });
  }

  hear(news: News): void {
    // What the reader does himself is seen at once, unless others' turns still wait to be shown.
    if (this.waiting.length === 0 && !isOthers(news.steps, this.mine())) {
      clearTimeout(this.timer);
      this.timer = undefined;
    }
    this.waiting.push(news);
    if (this.timer === undefined) this.next();
    else this.set({});
  }

  private next(): void {
    this.timer = undefined;
    const news = this.waiting.shift();
    if (!news) return;
    const seen = this.now.steps.at(-1)?.version ?? -1;
    const steps = news.steps.filter((step) => step.version > seen);
    this.set({
      moment: news.moment,
      steps: steps.length ? [...this.now.steps, ...steps] : this.now.steps,
      fresh: steps.length ? steps : this.now.fresh,
    });
    const wait = isOthers(steps, this.mine()) ? this.pause() : 0;
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  /** Show at once how it stands. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rest = this.waiting.splice(0);
    const last = rest.at(-1);
    if (!last) return;
    const seen = this.now.steps.at(-1)?.version ?? -1;
    const steps = rest.flatMap((news) => news.steps).filter((step) => step.version > seen);
    this.set({ moment: last.moment, steps: [...this.now.steps, ...steps], fresh: steps });
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
