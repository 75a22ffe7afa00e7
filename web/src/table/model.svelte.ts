// A table as it is shown at this screen: whose eyes may see it, in which words, and what the board makes of
// it. The components in this folder only draw what stands here.

import { MediaQuery } from "svelte/reactivity";
import { innerWidth } from "svelte/reactivity/window";
import { rounds } from "../board/derive";
import type { BoardProps, Tag } from "../board/types";
import { nameShown } from "../lib/guest";
import { recallGuide, keepGuide } from "../guide/script";
import { hasText, t, type Args } from "../lib/i18n";
import { Later } from "../lib/later.svelte";
import { Mirror } from "../lib/mirror.svelte";
import { closedBut, openTo } from "../lib/private";
import { settings } from "../lib/settings";
import { settled } from "../lib/result";
import type { Shown } from "../log/playback";
import {
  called,
  cityText,
  entries,
  eventArgs,
  eventOf,
  marksOf,
  piecesOf as factPieces,
  recap,
  stageMarks,
  story,
  targetName,
  untold,
} from "../log";
import type { Entry, RecapLine, Teller } from "../log";
import { LETTERS, NEUTRAL, type View } from "../model/position";
import type { Said } from "../protocol";
import { sectionOf } from "../rules/contents";
import { openRules } from "../rules/open";
import { STANDARD, leastFor, type Figures } from "../model/figures";
import { helpOf } from "../lib/help";
import type { Offer } from "../turn/picker";
import { shortly } from "../turn/yields";
import { Feed } from "./feed.svelte";

/** What lies over the table: one page at a time. */
export type Dialog = "forecast" | "hand-over" | "leave" | "settings" | "standing";
/** What is on stage, in one sentence, and who is to be seen there. */
export interface Act {
  readonly text: string;
  readonly title: string;
  readonly who: string;
}
/** What the board and the panels beside it are given, apart from the position. */
export type Pieces = Omit<BoardProps, "view">;

export class TableModel extends Feed {
  private readonly texts = new Mirror(t);
  private readonly hasText = new Mirror(hasText);

  // --- the same screen: secrets stay covered until the right person is there ---------------------

  present = $state<number | null>(null);
  readonly shared: boolean = $derived(this.mine.length > 1);
  readonly reader: number | null = $derived.by(() => {
    if (!this.shared) return this.mine[0] ?? null;
    const mover = this.moment?.to_move ?? null;
    return mover !== null && this.mine.includes(mover) ? mover : (this.present ?? this.mine[0] ?? null);
  });
  readonly covered: boolean = $derived(
    this.shared &&
      !this.moment?.over &&
      this.moment?.to_move !== null &&
      this.mine.includes(this.moment?.to_move ?? -1) &&
      this.moment?.to_move !== this.present,
  );
  /** Who looks; null: nobody, or everybody at once. */
  readonly you: number | null = $derived(this.covered ? null : this.reader);
  /** Whether a hint may be asked for: only by players. */
  readonly advised: boolean = $derived(Boolean(this.info?.hints) && !this.moment?.over && this.you !== null);
  /** While citizens are placed, sound is offered to players. */
  readonly offersSound: boolean = $derived(this.mine.length > 0 && !this.shown.view?.round);
  private readonly openSeat: number | null = $derived(this.covered ? null : this.present); // whose secrets are open
  readonly view: View | null = $derived.by(() => {
    const seen = this.turn.view ?? this.shown.view;
    const actor = this.staged && LETTERS[this.staged.entry.seat ?? -1]; // whose turn is shown, not whose is next
    const now = seen && actor ? { ...seen, actor } : seen;
    if (now && this.moment?.over) return this.moment.result && !this.staged ? settled(now, this.moment.result) : now;
    return now && this.shared ? closedBut(now, this.mine, this.openSeat) : now;
  });

  // --- words -------------------------------------------------------------------------------------

  get t(): typeof this.texts.now {
    return this.texts.now;
  }
  readonly name = (owner: number): string => {
    if (owner === NEUTRAL) return this.t(this.solo ? "name-owner-roy" : "name-owner-N");
    const seat = this.info?.seats[owner];
    if (!seat) return LETTERS[owner] ?? "";
    return nameShown(this.t, seat.name) || (LETTERS[owner] ?? "");
  };
  readonly teller: Teller = $derived({
    t: this.t,
    name: this.name,
    view: this.view,
    you: this.shared ? null : this.reader,
  });
  readonly names: Record<string, string> = $derived(
    Object.fromEntries(
      [...(this.info?.seats ?? []).map((s) => s.seat), NEUTRAL].map((s) => [LETTERS[s], this.name(s)]),
    ),
  );
  readonly say = (said: Said): string => {
    const args: Args = { need: leastFor(this.figures, said.args["target"]) };
    for (const [key, value] of Object.entries(said.args)) {
      if (key === "target") {
        args[key] = value ? targetName(this.teller, String(value)) : "";
        args["at"] = String(value ?? "").replace(/^settle-/, ""); // a building by its key: its name is bent
        if (said.args["sort"] === "event") Object.assign(args, eventArgs(this.t, eventOf(this.view, String(value))));
      } else if (key === "card") args[key] = value ? this.t(`name-${String(value)}`) : "";
      else if (typeof value === "string" || typeof value === "number") args[key] = value;
    }
    return this.t(said.id, args);
  };
  readonly waiting: string = $derived.by(() => {
    if (!this.moment) return this.t("loading");
    if (this.moment.over) return this.t("prompt-over");
    if (this.moment.to_move === null) return this.t("prompt-nobody");
    const mover = this.moment.to_move;
    return this.mine.includes(mover) ? this.t("prompt-soon") : this.t("prompt-wait", { who: this.name(mover) });
  });

  readonly figures: Figures = $derived(this.known.figures ?? STANDARD);
  readonly help = (about: string): string =>
    helpOf(this.t, this.hasText.now, about, this.figures, this.info?.players ?? null);

  // --- what the board shows ----------------------------------------------------------------------

  private readonly offer: Offer | null = $derived(this.covered ? null : this.turn.offer);
  // Pieces move first, then what may be picked lights up, the last move is marked and the log is written.
  private readonly drawn = new Later(() => this.turn.view && { version: this.turn.version, view: this.turn.view });
  private readonly told = new Later((): Shown => this.shown);
  readonly drawing: boolean = $derived(this.drawn.now?.view !== this.turn.view);
  readonly drawnVersion: number | undefined = $derived(this.drawn.now?.version);
  private lastLit: Offer["lit"] = new Map();
  readonly lit: Offer["lit"] = $derived.by(() => {
    if (!this.offer) this.lastLit = new Map();
    else if (!this.drawing) this.lastLit = this.offer.lit;
    return this.lastLit;
  });
  readonly why: Map<string, string> = $derived(
    new Map([...(this.offer?.why ?? [])].map(([piece, said]) => [piece, this.say(said)])),
  );
  readonly tags: Map<string, Tag> = $derived(
    new Map([...(this.offer?.tags ?? [])].map(([piece, said]) => [piece, { ...shortly(said), words: this.say(said) }])),
  );
  /** What stands beside the board, and the last word of the chat that was seen there. */
  tab = $state<"log" | "chat">("log");
  storyOpen = $state(false); // where the story is folded at first
  lastWord = $state<number | null>(null);
  /** Words that came while the log was shown; those said before one came are not new. */
  readonly unread: number = $derived.by(() => {
    const { lastWord } = this;
    return lastWord === null ? 0 : this.known.chat.filter((one) => one.id > lastWord).length;
  });
  /** The pieces of the line of the log that is pointed at. */
  pointed = $state.raw<readonly string[] | null>(null);
  readonly marks: Set<string> = $derived.by(() => {
    if (this.pointed?.length) return new Set(this.pointed);
    if (this.staged) return stageMarks(this.view, this.staged.entry.facts, this.staged.facts);
    return marksOf(this.view, this.told.now.fresh);
  });
  /** What a reader who does not see the whole board should see just now: what moves there, else what is marked. */
  readonly sights: Iterable<string> = $derived.by(() => {
    const { entry, now: all = [] } = this.staged ?? {};
    const now = all.filter(({ kind }) => kind !== "die" || entry?.seat === null); // dice that the city rolls
    const moving = now.flatMap((fact) => factPieces(this.view, fact));
    return moving.length ? moving : this.marks;
  });
  readonly pieces: Pieces = piecesOf(this);

  // --- what has happened -------------------------------------------------------------------------

  // On one screen the log, too, keeps what is another's.
  readonly log: Entry[] = $derived.by(() => {
    const { steps } = this.told.now;
    const open = this.shared && !this.moment?.over;
    return entries(open ? openTo(steps, this.openSeat, this.info?.open_scores ?? false) : steps);
  });
  readonly since: RecapLine[] = $derived(
    this.turn.decision && !this.turn.begun.length
      ? recap(this.teller, this.log, (entry) => this.playback.recalls(entry))
      : [],
  );
  private readonly calm = new MediaQuery("(prefers-reduced-motion: reduce)");
  private readonly wishes = new Mirror(settings);
  /** What happened before the reader's turn and was on no stage: for those who listen. */
  readonly unheard: string = $derived.by(() => {
    const atOnce = this.wishes.now.speed === "off";
    if (!this.turn.decision || this.turn.begun.length || !(atOnce || this.calm.current)) return "";
    return untold(this.teller, this.log, ({ seat }) => !atOnce && seat !== null);
  });
  /** The recap stays until the reader acts; what it tells is not in the log as long. */
  readonly recapped: boolean = $derived(
    this.since.length > 0 && this.turn.empty && !this.turn.busy && (innerWidth.current ?? 0) > 900,
  );
  private readonly ownLast: number = $derived(
    this.log.findLastIndex(({ seat }) => seat !== null && this.mine.includes(seat)),
  );
  /** The log without what the recap tells. */
  readonly older: Entry[] = $derived(this.log.filter(({ seat }, k) => k <= this.ownLast || seat === null));
  readonly again = ({ again: [first, ...more] }: RecapLine): void => {
    if (first) this.playback.again(first, ...more);
  };
  /** Somebody's turn, or what the city does just now. */
  readonly act: Act | null = $derived.by(() => {
    if (!this.staged) return null;
    const { entry, now } = this.staged;
    const text = entry.seat === null ? cityText(this.teller, now) : (story(this.teller, entry) ?? "");
    const all = rounds(this.info?.players ?? 2);
    const round = entry.round && this.t("stage-round", { round: entry.round, rounds: all });
    const who =
      entry.seat === null ? round || this.t("title") : this.t("stage-of", { who: called(this.teller, entry.seat) });
    return { text, title: round || "", who };
  });

  // --- what is open ------------------------------------------------------------------------------

  menu = $state(false);
  dialog = $state<Dialog | null>(null);
  resultOpen = $state(true);
  guided = $state(false);
  readonly running: boolean = $derived(this.info?.status === "running");
  /** Whether the reader has no seat in a game that goes on. */
  readonly watches: boolean = $derived(this.running && !this.info?.seats.some((seat) => seat.yours));

  constructor(table: string) {
    super(table);
    this.guided = recallGuide(table) !== null;
  }

  readonly open = (dialog: Dialog): void => {
    this.menu = false;
    this.dialog = dialog;
  };
  startGuide(): void {
    this.menu = false;
    keepGuide({ table: this.table, seen: [] });
    this.guided = true;
  }
}

/** Each of them is read when it is needed, so that a piece follows only what it shows. */
function piecesOf(model: TableModel): Pieces {
  return {
    get you() {
      return model.you;
    },
    get lit() {
      return model.lit;
    },
    get why() {
      return model.why;
    },
    get marks() {
      return model.marks;
    },
    get t() {
      return model.t;
    },
    get names() {
      return model.names;
    },
    help: model.help,
    onpick: (piece) => model.turn.pick(piece),
    onrules: (about) => openRules(sectionOf(about)),
  };
}
