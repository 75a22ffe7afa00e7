// A table as the server tells of it, and the way back: what has been heard, what of it is shown already,
// and the turn that is being put together here.

import { onDestroy, untrack } from "svelte";
import { get } from "svelte/store";
import { attempt, connection, notice } from "../lib/app";
import type { TableState } from "../lib/connection";
import { remember } from "../lib/fair-dice";
import { Mirror } from "../lib/mirror.svelte";
import { Playback, type Shown, type Staged } from "../log/playback";
import { go } from "../lib/router";
import { PAUSE, settings } from "../lib/settings";
import { Turn } from "../turn/turn.svelte";
import type { Moment, TableInfo } from "../protocol";

const MINUTE = 60_000;

/** Follows a table from when a component is made until it is destroyed. */
export class Feed {
  readonly playback: Playback;
  readonly turn: Turn;
  private readonly heard: Mirror<TableState>;
  private readonly played: Mirror<Shown>;
  private recalling = false;
  private missed = false; // something that happened was not told, and has not been asked for yet
  /** A link that hands over a seat works once, and not for long: this one did not. */
  oldCode = $state(false);
  /** A player here has just left: for a minute no bot moves. */
  left = $state(false);

  constructor(readonly table: string) {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.playback = new Playback({
      pause: () => PAUSE[get(settings).speed],
      mine: () => this.mine,
      people: () => this.info?.seats.some((s) => s.kind === "human" && !s.yours && !s.away) ?? false,
      calm: () => calm.matches,
      recall: () => void this.recall(),
    });
    this.played = new Mirror(this.playback.shown);
    const watching = connection.watch(table, (news) => this.playback.hear(news));
    this.heard = new Mirror(watching.state);
    this.turn = new Turn(
      connection,
      table,
      (said) => notice.set(said),
      () => this.mine,
    );
    onDestroy(() => {
      this.playback.end();
      void this.turn.finished().then(() => watching.end()); // a turn that is being sent is sent whole
    });
    this.followUp();
  }

  /** Everything heard, of which some may still wait to be shown. */
  get known(): TableState {
    return this.heard.now;
  }
  /** What is on the table now. */
  get shown(): Shown {
    return this.played.now;
  }
  readonly info: TableInfo | null = $derived.by(() => this.known.info);
  /** The seats of those at this screen. */
  readonly mine: readonly number[] = $derived(
    (this.info?.seats ?? []).filter((s) => s.yours && s.kind === "human").map((s) => s.seat),
  );
  readonly solo: boolean = $derived(this.info?.players === 1);
  readonly moment: Moment | null = $derived.by(() => this.shown.moment);
  readonly staged: Staged | null = $derived.by(() => this.shown.staged);

  private followUp(): void {
    $effect(() => void (this.info && remember(this.info)));
    $effect(() => {
      const { moment, view, moved } = this.shown;
      untrack(() => this.turn.show({ moment, view, facts: moved }));
    });
    const line = new Mirror(connection.line);
    $effect(() => {
      if (line.now !== "open") return;
      untrack(() => this.turn.refresh());
      if (this.playback.lacking) void this.recall();
    });
    const trouble = $derived(this.known.error);
    $effect(() => {
      if (trouble && this.info) notice.set(trouble); // without a table the page itself says it
    });
    $effect(() => {
      if (this.mine.length) this.left = false;
    });
  }

  /** What happened before, and what was missed in a long absence. */
  private async recall(): Promise<void> {
    this.missed = true;
    if (this.recalling) return;
    this.recalling = true;
    while (this.missed) {
      this.missed = false; // what is missed from now on may not be in the answer
      const found = await attempt(() => connection.history(this.table));
      if (found) this.playback.begin(found.steps);
    }
    this.recalling = false;
  }

  /** Take the seat that a link hands over. */
  claim(code: string): void {
    go(`/t/${this.table}`, true);
    void connection.claim(code).catch(() => (this.oldCode = true));
  }

  async leave(seat: number): Promise<void> {
    this.left = (await attempt(() => connection.leave(this.table, seat))) !== null;
    setTimeout(() => (this.left = false), MINUTE);
  }
}
