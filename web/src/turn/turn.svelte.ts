// A person's turn: what is picked, what the server says would come of it, and sending it as one list of options.
//
// What is confirmed before the turn is complete (influence, an action whose citizen is still to be
// named, cubes one by one) stays on this side as a stage: its options, and the position and question the
// server's preview answered with. The last confirmation sends the whole list; where something is
// rolled in between, the list ends and is sent there.

import { tick } from "svelte";
import { look } from "../board/motion";
import type { Connection } from "../lib/connection";
import { keepHere, recallHere } from "../lib/settings";
import { apply } from "../model/apply";
import type { View } from "../model/position";
import type { Decision, Fact, Moment, PreviewFrame, Said } from "../protocol";
import { offer, pick, press, wonder, type Offer } from "./picker";
import { NOTHING, firstPicks, isEmpty, type Picked, type Picks } from "./picks";

/** A part of the turn that is confirmed here and not yet sent. */
interface Stage {
  readonly options: readonly number[]; // from the beginning of the turn
  readonly facts: readonly Fact[];
  readonly view: View;
  readonly decision: Decision | null; // null: the turn is complete
  readonly picks: Picks; // what was picked when it was confirmed
}

/** What is shown of the table. */
export interface Standing {
  readonly moment: Moment | null;
  readonly view: View | null;
  readonly facts: readonly Fact[]; // those that led here
}

export class Turn {
  moment = $state.raw<Moment | null>(null);
  private base = $state.raw<View | null>(null);
  private stages = $state.raw<readonly Stage[]>([]);
  picks = $state.raw<Picks>(NOTHING);
  preview = $state.raw<PreviewFrame | null>(null);
  busy = $state(false);
  /** What was clicked although it cannot be picked: a piece, or a button. */
  private refused = $state<string | null>(null);
  /** What the server has said of pieces that cannot be picked, for one offer. */
  private reasons = $state.raw<{ of: Offer; why: ReadonlyMap<string, Said> } | null>(null);
  /** What moved to come to the position shown. */
  moved = $state.raw<readonly Fact[]>([]);
  private shown: readonly Fact[] = []; // what led to the position shown
  private seen: readonly Fact[] = []; // facts of this turn that have been shown before it was sent
  private missed: Standing | null = null; // what was to be shown while a list was being sent
  private asked = 0;
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly connection: Connection,
    private readonly table: string,
    private readonly fail: (said: Said) => void,
    private readonly mine: () => readonly number[],
  ) {}

  private readonly stage: Stage | null = $derived(this.stages.at(-1) ?? null);
  /** The turn is complete and waits to be confirmed. */
  readonly held: boolean = $derived(this.stage ? this.stage.decision === null : this.isHeldHere());
  readonly decision: Decision | null = $derived(this.stage ? this.stage.decision : (this.moment?.decision ?? null));
  readonly view: View | null = $derived(this.stage?.view ?? this.base);
  /** The version shown, with the choices in hand as the server will count them. */
  readonly version: number = $derived((this.moment?.version ?? 0) + (this.stage?.options.length ?? 0));
  /** What of the turn is confirmed here, and not sent yet. */
  readonly begun: readonly number[] = $derived(this.stage?.options ?? []);
  private readonly plain: Offer | null = $derived.by(() =>
    this.decision && this.view ? offer(this.decision, this.view, this.picks) : null,
  );
  readonly offer: Offer | null = $derived.by(() => {
    const { plain, reasons } = this;
    if (!plain || reasons?.of !== plain) return plain;
    return { ...plain, why: new Map([...plain.why, ...reasons.why]) };
  });
  /** Why what was clicked last cannot be picked. */
  readonly refusal: Said | null = $derived.by(() => {
    const { offer, refused } = this;
    if (!offer || refused === null) return null;
    return offer.why.get(refused) ?? offer.buttons.find((button) => button.id === refused)?.why ?? null;
  });
  /** What the picks would do, besides what is confirmed already; or that alone, if it is the whole turn. */
  readonly coming: readonly Fact[] = $derived.by(() => {
    const confirmed = this.stage?.facts ?? [];
    return this.held ? confirmed : rest(this.preview?.facts ?? [], confirmed);
  });
  readonly empty: boolean = $derived(this.decision ? isEmpty({ ...this.picks, ...this.ignored() }) : true);
  readonly canUndo: boolean = $derived(
    !this.busy && (!this.empty || this.stages.length > 0 || (this.moment?.undo ?? false)),
  );
  readonly canConfirm: boolean = $derived(!this.busy && (this.held || this.preview !== null));

  /** A turn the server has heard of waits for one who sits here. */
  private isHeldHere(): boolean {
    return (this.moment?.held ?? false) && this.mine().includes(this.moment?.to_move ?? -1);
  }

  /** What is preselected is nothing to put back. */
  private ignored(): Partial<Picks> {
    const { decision, picks } = this;
    const first = decision && firstPicks(decision).option;
    return decision?.kind === "number" || picks.option === first ? { option: null } : {};
  }

  /** How the table stands now. */
  show(now: Standing): void {
    if (this.busy) this.missed = now;
    if (this.busy || (now.moment === this.moment && now.view === this.base)) return;
    const same = now.moment?.version === this.moment?.version && !now.moment?.decision === !this.moment?.decision;
    look(now.facts);
    this.moment = now.moment;
    this.base = now.view;
    if (now.facts !== this.shown) {
      this.shown = now.facts;
      this.moved = rest(now.facts, this.seen);
      this.seen = [];
    }
    if (same) return;
    this.stages = [];
    this.set(now.moment?.decision ? firstPicks(now.moment.decision) : NOTHING);
    void this.recover();
  }

  /** The line is back: ask again what was not answered. */
  refresh(): void {
    if (!this.busy && !this.preview) void this.ask();
  }

  private set(picks: Picks): void {
    this.picks = picks;
    this.refused = null;
    if (!this.busy) void this.ask();
  }

  // --- asking ------------------------------------------------------------------------------------

  private async look(options: readonly number[]): Promise<PreviewFrame | null> {
    const { moment } = this;
    const seat = moment?.decision?.seat;
    return moment && seat !== undefined ? this.connection.preview(this.table, moment.version, seat, options) : null;
  }

  /** All options of the turn, with these at the end. */
  private fromStart(options: readonly number[]): number[] {
    return [...this.begun, ...options];
  }

  /** Ask the server what would come of the picks. */
  private async ask(): Promise<void> {
    this.asked += 1;
    const number = this.asked;
    this.preview = null;
    const options = this.offer?.options;
    if (!options) return;
    const frame = await this.look(this.fromStart(options));
    if (this.asked === number) this.preview = frame;
  }

  /** Somebody wants to know why a piece cannot be picked: the server knows. */
  async wonder(piece: string): Promise<void> {
    const { decision, moment, plain } = this;
    const known = this.reasons?.of === plain && this.reasons?.why.has(piece);
    if (!decision || !moment?.decision || !plain || known || plain.lit.get(piece) !== "off") return;
    const asked = wonder(decision, this.picks, piece);
    if (!asked) return;
    const why = await this.connection.why({
      type: "why",
      table: this.table,
      version: moment.version,
      seat: moment.decision.seat,
      options: [...this.begun],
      ...asked,
    });
    if (!why || this.plain !== plain) return;
    const before = this.reasons?.of === plain ? this.reasons.why : [];
    this.reasons = { of: plain, why: new Map([...before, [piece, why]]) };
  }

  // --- picking -----------------------------------------------------------------------------------

  pick(piece: string): void {
    if (this.busy || !this.decision || !this.view) return;
    if (this.plain?.lit.get(piece) === "off") return this.refuse(piece);
    this.take(pick(this.decision, this.view, this.picks, piece));
  }

  press(id: string): void {
    if (this.busy || !this.decision || !this.view) return;
    if (this.plain?.buttons.some((b) => b.id === id && b.light === "off")) return this.refuse(id);
    this.take(press(this.decision, this.view, this.picks, id));
  }

  private refuse(what: string): void {
    this.refused = what;
    void this.wonder(what);
  }

  private take(picked: Picked): void {
    if (picked.take !== undefined) void this.confirmOptions([picked.take]);
    else if (picked.picks !== this.picks) this.set(picked.picks);
  }

  /** These options are confirmed as soon as the server has said what comes of them. */
  private async confirmOptions(more: readonly number[]): Promise<void> {
    await this.work(async () => {
      const options = this.fromStart(more);
      const frame = await this.look(options);
      if (!frame) return { id: "error-try-again", args: {} };
      if (frame.rolls) return this.send(options);
      this.push(frame);
      return null;
    });
  }

  private push(frame: PreviewFrame): void {
    if (!this.base) return;
    const { facts, asks } = frame;
    const decision = frame.completes ? null : (frame.decision ?? null);
    const view = apply(this.base, asks ? [...facts, asks] : facts);
    const moved = rest(facts, this.stage?.facts ?? []);
    look(moved);
    this.moved = moved;
    const options = chosen(facts); // with what the server supplied, so that what follows means the same
    this.stages = [...this.stages, { options, facts, view, decision, picks: this.picks }];
    this.keep();
    this.set(decision ? firstPicks(decision) : NOTHING);
  }

  // --- confirming --------------------------------------------------------------------------------

  /** Confirm what is picked, and send the turn if that completes it. */
  async confirm(): Promise<void> {
    if (!this.canConfirm || !this.moment) return;
    const { moment, stage, preview } = this;
    if (stage && !stage.decision) await this.work(() => this.send(stage.options));
    else if (!stage && this.held) await this.work(() => this.act(moment, "confirm"));
    else if (preview && this.offer?.options) {
      const options = this.fromStart(this.offer.options);
      if (preview.completes || preview.rolls) await this.work(() => this.send(options));
      else this.push(preview);
    }
  }

  /** The whole list, once. */
  private send(options: readonly number[]): Promise<Said | null> {
    const { moment } = this;
    if (!moment?.decision) return Promise.resolve(null);
    this.seen = this.stage?.facts ?? [];
    keepHere(KEPT, null);
    return this.connection.act({
      type: "choose",
      table: this.table,
      version: moment.version,
      seat: moment.decision.seat,
      options: [...options],
      confirm: true,
    });
  }

  private act({ version, to_move, decision }: Moment, type: "undo" | "confirm"): Promise<Said | null> {
    return this.connection.act({ type, table: this.table, version, seat: decision?.seat ?? to_move ?? 0 });
  }

  /** Put back what is picked, or the last stage; only what the server has heard of is taken back there. */
  async undo(): Promise<void> {
    if (!this.canUndo || !this.moment) return;
    const { moment, stage } = this;
    if (!this.empty) {
      this.putBack();
    } else if (stage) {
      this.stages = this.stages.slice(0, -1);
      this.moved = [];
      this.keep();
      const { decision } = this;
      const again = decision?.menu && stage.picks.mode === "act"; // an action: its dice stay picked
      this.set(again ? stage.picks : decision ? firstPicks(decision) : NOTHING);
    } else {
      await this.work(() => this.act(moment, "undo"));
    }
  }

  /** Pick nothing: the question as it was asked. */
  putBack(): void {
    this.set(this.decision ? firstPicks(this.decision) : NOTHING);
  }

  // --- coming back -------------------------------------------------------------------------------

  /** The stages in hand are kept with the window: a reader who reloads the page goes on where they were. */
  private keep(): void {
    const { table, moment, stages } = this;
    const kept = stages.map(({ options, picks }) => ({ options, picks }));
    keepHere(KEPT, kept.length ? JSON.stringify({ table, version: moment?.version, stages: kept }) : null);
  }

  private async recover(): Promise<void> {
    const kept = readKept(recallHere(KEPT));
    const { moment } = this;
    if (!kept || kept.table !== this.table || kept.version !== moment?.version || !moment.decision) return;
    await this.work(async () => {
      for (const { options, picks } of kept.stages) {
        const frame = await this.look(options);
        if (!frame || frame.rolls || this.moment !== moment) break;
        this.picks = picks;
        this.push(frame);
      }
      return null;
    });
  }

  // --- one thing after the other -------------------------------------------------------------------

  /** When what is being sent has been answered. */
  finished(): Promise<void> {
    return this.working;
  }

  private work(job: () => Promise<Said | null>): Promise<void> {
    return (this.working = this.workOn(job));
  }

  private async workOn(job: () => Promise<Said | null>): Promise<void> {
    this.busy = true;
    this.missed = null;
    this.asked += 1;
    this.preview = null;
    try {
      const error = await job();
      if (error) this.fail(error);
      await tick(); // what came with the answer is to be shown now
    } finally {
      // Whatever went wrong: what has been heard meanwhile is shown.
      this.busy = false;
      if (this.missed) this.show(this.missed);
      this.refresh();
    }
  }
}

const KEPT = "troyes-stages";

interface Kept {
  readonly table: string;
  readonly version: number;
  readonly stages: readonly Pick<Stage, "options" | "picks">[];
}

function readKept(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

const chosen = (facts: readonly Fact[]): number[] =>
  facts.flatMap((fact) => (fact.kind === "chose" ? (fact.option ?? []) : []));

/** Facts without those that were shown before, if they begin with them. */
function rest(facts: readonly Fact[], seen: readonly Fact[]): readonly Fact[] {
  if (!seen.length) return facts;
  const begins = seen.every((fact, k) => JSON.stringify(fact) === JSON.stringify(facts[k]));
  return begins ? facts.slice(seen.length) : facts;
}
