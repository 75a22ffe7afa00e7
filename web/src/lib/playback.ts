// Shows what happened one turn after the other, slowly enough to follow; may be skipped.

import { writable } from "svelte/store";
import type { Moment, Step } from "../protocol";
import type { News } from "./connection";
import { royTurn, type RoyTurn } from "./log";

/** What is on the table now, which may be a little behind what has been heard. */
export interface Shown {
  readonly moment: Moment | null;
  readonly steps: readonly Step[];
  readonly fresh: readonly Step[]; // the steps that led here
  readonly behind: number;
  readonly roy: RoyTurn | null; // the last turn of le Roy
  readonly scene: "rolled" | "acted" | null; // his turn is being shown: his dice, then his deed
}

const NOTHING: Shown = { moment: null, steps: [], fresh: [], behind: 0, roy: null, scene: null };
const ROLLED = 1.2; // his dice are looked at for so many pauses, then what he did
const ACTED = 1.8;

/** Whether somebody else than these seats chose something in the steps. */
export function isOthers(steps: readonly Step[], mine: readonly number[]): boolean {
  return steps.some((step) =>
    step.messages.some((m) => m.id === "chose" && !mine.includes(Number(m.args["seat"]))),
  );
}

export class Playback {
  readonly shown = writable<Shown>(NOTHING);
  private now: Shown = NOTHING;
  private readonly waiting: News[] = [];
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
    const next = this.waiting.flatMap((news) => news.steps)[0]?.version ?? Infinity;
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
    this.heard = Math.max(this.heard, news.moment.version);
    if (this.lacking) this.recall();
    // What the reader does himself is seen at once, unless others' turns still wait to be shown.
    const own = !isOthers(news.steps, this.mine()) && !royTurn(news.steps);
    if (this.waiting.length === 0 && own) this.stop();
    this.waiting.push(news);
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
    const news = this.waiting[0];
    if (!news) {
      if (this.now.scene) this.set({ scene: null });
      return;
    }
    const roy = royTurn(this.unseen(news.steps));
    if (roy && this.pause() > 0) this.set({ roy, scene: "rolled" });
    this.after(roy ? this.pause() * ROLLED : 0, () => this.take());
  }

  private unseen(steps: readonly Step[]): Step[] {
    const seen = this.now.steps.at(-1)?.version ?? -1;
    return steps.filter((step) => step.version > seen);
  }

  private take(): void {
    const news = this.waiting.shift();
    if (!news) return;
    const steps = this.unseen(news.steps);
    const roy = royTurn(steps);
    const same = news.moment.version === this.now.moment?.version;
    this.set({
      moment: news.moment,
      steps: steps.length ? [...this.now.steps, ...steps] : this.now.steps,
      fresh: same && !steps.length ? this.now.fresh : steps,
      roy: roy ?? this.now.roy,
      scene: roy && this.pause() > 0 ? "acted" : null,
    });
    const times = roy ? ACTED : isOthers(steps, this.mine()) ? 1 : 0;
    this.after(this.pause() * times, () => this.next());
  }

  /** Show at once how it stands. */
  skip(): void {
    this.stop();
    const rest = this.waiting.splice(0);
    const last = rest.at(-1);
    if (!last) {
      this.set({ scene: null });
      return;
    }
    const steps = this.unseen(rest.flatMap((news) => news.steps));
    this.set({
      moment: last.moment,
      steps: [...this.now.steps, ...steps],
      fresh: steps,
      roy: royTurn(steps) ?? this.now.roy,
      scene: null,
    });
  }

  end(): void {
    this.ended = true;
    this.stop();
  }
}
