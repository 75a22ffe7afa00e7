// A person's turn: what is picked, what the server says would come of it, and sending it.

import { tick } from "svelte";
import type { Decision, Moment, PreviewFrame, Said } from "../protocol";
import type { Answer, Connection } from "./connection";
import {
  NOTHING,
  firstPicks,
  isEmpty,
  isResting,
  offer,
  pick,
  press,
  type Offer,
  type Picked,
  type Picks,
  type Plan,
} from "./picker";
import type { View } from "./position";

export class Turn {
  moment = $state.raw<Moment | null>(null);
  picks = $state.raw<Picks>(NOTHING);
  preview = $state.raw<PreviewFrame | null>(null);
  busy = $state(false);
  private before: Picks | null = null; // what was picked when the choices in hand were sent
  private missed: Moment | null = null; // what was to be shown while choices were being sent
  private asked = 0;
  private working: Promise<void> = Promise.resolve();
  private readonly fail: (said: Said) => void;

  constructor(
    private readonly connection: Connection,
    private readonly table: string,
    fail: (said: Said) => void,
  ) {
    this.fail = fail;
  }

  readonly decision: Decision | null = $derived(this.moment?.decision ?? null);
  readonly view: View | null = $derived((this.moment?.view as unknown as View | undefined) ?? null);
  readonly offer: Offer | null = $derived.by(() =>
    this.decision && this.view ? offer(this.decision, this.view, this.picks) : null,
  );
  readonly empty: boolean = $derived(
    this.decision ? isEmpty({ ...this.picks, ...this.ignored() }) : true,
  );
  readonly canUndo: boolean = $derived(!this.busy && (!this.empty || (this.moment?.undo ?? false)));
  readonly canConfirm: boolean = $derived(
    !this.busy && ((this.moment?.held ?? false) || this.preview !== null),
  );

  /** A number is preselected: that is nothing to put back. */
  private ignored(): Partial<Picks> {
    return this.decision?.kind === "number" ? { option: null } : {};
  }

  /** How the table stands now. */
  show(moment: Moment | null): void {
    if (this.busy) this.missed = moment;
    if (this.busy || moment === this.moment) return;
    const same = moment?.version === this.moment?.version;
    this.moment = moment;
    if (!same) this.set(moment?.decision ? firstPicks(moment.decision) : NOTHING);
  }

  /** The line is back: ask again what was not answered. */
  refresh(): void {
    if (!this.busy && !this.preview) void this.ask();
  }

  private set(picks: Picks): void {
    this.picks = picks;
    void this.ask();
  }

  /** Ask the server what would come of the picks. */
  private async ask(): Promise<void> {
    this.asked += 1;
    const number = this.asked;
    this.preview = null;
    const { decision, moment, offer: now } = this;
    if (!decision || !moment || !now?.plan) return;
    for (const options of now.plan.previews) {
      const frame = await this.connection.preview(
        this.table,
        moment.version,
        decision.seat,
        options,
      );
      if (this.asked !== number) return;
      if (frame) {
        this.preview = frame;
        return;
      }
    }
  }

  private take(picked: Picked): void {
    if (picked.send) void this.send(picked.send, false);
    else if (picked.picks !== this.picks) this.set(picked.picks);
  }

  pick(piece: string): void {
    if (this.busy || !this.decision || !this.view) return;
    this.take(pick(this.decision, this.view, this.picks, piece));
  }

  press(id: string): void {
    if (this.busy || !this.decision || !this.view) return;
    this.take(press(this.decision, this.view, this.picks, id));
  }

  /** Confirm what is picked, or the finished turn that waits for it. */
  async confirm(): Promise<void> {
    if (!this.canConfirm || !this.moment) return;
    const { moment } = this;
    if (moment.held && moment.to_move !== null) {
      await this.work(async () =>
        this.connection.act({
          type: "confirm",
          table: this.table,
          version: moment.version,
          seat: moment.to_move ?? 0,
        }),
      );
    } else if (this.offer?.plan) {
      await this.send(this.offer.plan, true);
    }
  }

  /** Send a plan choice by choice, each at the version of the answer before. */
  private async send(plan: Plan, confirm: boolean): Promise<void> {
    const kept = this.picks;
    await this.work(async () => {
      let answer: Answer = { moment: this.moment, error: null };
      for (const step of plan.steps) {
        const decision = answer.moment?.decision;
        if (!answer.moment || !decision) break;
        if (decision.kind !== step.kind) continue;
        answer = await this.connection.act({
          type: "choose",
          table: this.table,
          version: answer.moment.version,
          seat: decision.seat,
          option: step.option,
          confirm,
        });
        if (answer.error) break;
      }
      return answer;
    });
    this.before = kept;
  }

  /** Put back what is picked, or take back the last choices, up to where one may choose freely. */
  async undo(): Promise<void> {
    if (!this.canUndo || !this.moment) return;
    if (!this.empty) {
      this.set(this.decision ? firstPicks(this.decision) : NOTHING);
      return;
    }
    await this.work(async () => {
      let answer: Answer = { moment: this.moment, error: null };
      do {
        const now: Moment | null = answer.moment;
        if (!now?.undo) break;
        answer = await this.connection.act({
          type: "undo",
          table: this.table,
          version: now.version,
          seat: now.decision?.seat ?? now.to_move ?? 0,
        });
      } while (
        !answer.error &&
        answer.moment?.decision &&
        !isResting(answer.moment.decision.kind)
      );
      return answer;
    });
    const kind = this.decision?.kind;
    if (kind === "action" && this.before && this.before.mode === "act") this.set(this.before);
    this.before = null;
  }

  /** When what is being sent has been answered. */
  finished(): Promise<void> {
    return this.working;
  }

  private work(job: () => Promise<Answer>): Promise<void> {
    return (this.working = this.workOn(job));
  }

  private async workOn(job: () => Promise<Answer>): Promise<void> {
    this.busy = true;
    this.missed = null;
    this.asked += 1;
    this.preview = null;
    try {
      const answer = await job();
      if (answer.error) this.fail(answer.error);
      await tick(); // what came with the answer is to be shown now
    } finally {
      this.busy = false;
    }
    if (this.missed) this.show(this.missed);
    this.refresh();
  }
}
