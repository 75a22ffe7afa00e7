// The line to the server: one socket that heals by itself, and the position at every table watched.

import { writable, type Readable, type Writable } from "svelte/store";
import { apply } from "../model/apply";
import { digest } from "../model/digest";
import { sharing, viewOf, type View } from "../model/position";
import { PROTOCOL } from "../protocol";
import type {
  AskWhy,
  ChatFrame,
  ClientMessage,
  ErrorFrame,
  Fact,
  Figures,
  HintFrame,
  Moment,
  Pong,
  PreviewFrame,
  Said,
  ServerMessage,
  Step,
  TableInfo,
  Update,
  Welcome,
} from "../protocol";
import { NAME, TOKEN, Visitor } from "./api";
import { recall } from "./settings";

export { Refused } from "./api";

/** Everything known of a table. */
export interface TableState {
  readonly id: string;
  readonly info: TableInfo | null;
  readonly moment: Moment | null;
  readonly view: View | null; // the position at that moment
  readonly figures: Figures | null; // of the table's edition
  readonly chat: readonly ChatFrame[];
  readonly error: Said | null;
}

/** Something new at a table, in the order it came. */
export interface News {
  readonly steps: readonly Step[];
  readonly moment: Moment;
  readonly view: View;
}

export type Line = "idle" | "connecting" | "open" | "lost";
type Act = Extract<ClientMessage, { type: "choose" | "undo" | "confirm" }>;
type Ask = Extract<ClientMessage, { type: "preview" | "why" | "hint" | "chat" }>;
type Reply = Extract<ServerMessage, { type: "done" | "stale" | "preview" | "why" | "hint" | "error" }>;

const PING_EVERY = 15_000;
const PATIENCE = 8_000;
const ANSWER_WITHIN = 20_000; // a hint may take some seconds; whoever says nothing for longer is not there
const ASK_AGAIN = 2_000;

/** How long to wait before the next try, with some chance so that not all come at once. */
export function backoff(tries: number, random = Math.random()): number {
  return Math.min(15_000, 400 * 2 ** tries) * (0.75 + random / 2);
}

/** Why nothing was done; null if it was. */
function refusalOf(reply: Reply | null): Said | null {
  if (!reply) return { id: "error-offline", args: {} };
  if (reply.type === "stale") return { id: "error-try-again", args: {} };
  return reply.type === "error" ? reply.error : null;
}

/** What was said, and what was said besides: nothing twice, the latest 200 in their order. */
export function joined(known: readonly ChatFrame[], more: readonly ChatFrame[]): ChatFrame[] {
  const said = new Map([...known, ...more].map((one) => [one.id, one]));
  return [...said.values()].sort((a, b) => a.id - b.id).slice(-200);
}

/** The position after facts; null if they do not fit it, so that a fresh one is wanted. */
function applied(view: View, facts: readonly Fact[]): View | null {
  try {
    return apply(view, facts);
  } catch (error) {
    console.warn("facts do not fit the position", error);
    return null;
  }
}

interface Watched {
  state: Writable<TableState>;
  now: TableState;
  readers: number;
  listeners: Set<(news: News) => void>;
}

/** One guest, one socket, any number of tables. */
export class Connection extends Visitor {
  readonly line = writable<Line>("idle");
  private readonly watched = new Map<string, Watched>();
  private readonly waiting = new Map<number, (reply: Reply | null) => void>(); // by number
  private asked = 0;
  private greeted = ""; // the token the socket has shown
  private socket: WebSocket | null = null;
  private ready = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;

  constructor(origin = location.origin) {
    super(origin);
    addEventListener("online", () => this.hurry());
    addEventListener("storage", (event) => {
      // Another tab has become somebody else: so does this one.
      if (event.key === TOKEN && this.ready && this.socket && event.newValue !== this.greeted) {
        this.lost(this.socket);
      }
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
  }

  protected override back(): void {
    this.hurry();
  }

  // --- tables ------------------------------------------------------------------------------------

  /** Follow a table; `heard` is called for everything new. Ends with the function returned. */
  watch(id: string, heard: (news: News) => void): { state: Readable<TableState>; end: () => void } {
    let table = this.watched.get(id);
    if (!table) {
      const now: TableState = { id, info: null, moment: null, view: null, figures: null, chat: [], error: null };
      table = {
        state: writable(now),
        now,
        readers: 0,
        listeners: new Set(),
      };
      this.watched.set(id, table);
      if (this.ready) this.send({ type: "watch", table: id });
    }
    table.readers += 1;
    table.listeners.add(heard);
    this.connect();
    const kept = table;
    const { moment, view } = kept.now;
    if (moment && view) queueMicrotask(() => heard({ steps: [], moment, view })); // somebody watches it already
    return {
      state: kept.state,
      end: () => {
        kept.listeners.delete(heard);
        kept.readers -= 1;
        if (kept.readers === 0) {
          this.watched.delete(id);
          if (this.ready) this.send({ type: "unwatch", table: id });
        }
      },
    };
  }

  private change(table: Watched, change: Partial<TableState>): void {
    table.now = { ...table.now, ...change };
    table.state.set(table.now);
  }

  /** Ask the server something; null if the line is lost before it answers. */
  private question(frame: Act | Ask): Promise<Reply | null> {
    if (!this.ready || !this.watched.has(frame.table)) return Promise.resolve(null);
    this.asked += 1;
    const n = this.asked;
    const socket = this.socket;
    return new Promise((resolve) => {
      this.waiting.set(n, resolve);
      this.send({ ...frame, n });
      setTimeout(() => {
        if (socket && this.waiting.has(n)) this.lost(socket);
      }, ANSWER_WITHIN);
    });
  }

  /** Choose, undo or confirm; why it was not done, or null. */
  async act(frame: Act): Promise<Said | null> {
    return refusalOf(await this.question(frame));
  }

  /** Say something at a table; why it was not said, or null. */
  async chat(table: string, text: string): Promise<Said | null> {
    return refusalOf(await this.question({ type: "chat", table, text }));
  }

  /** What would happen; null if the server does not allow it. */
  async preview(
    table: string,
    version: number,
    seat: number,
    options: readonly number[],
  ): Promise<PreviewFrame | null> {
    const reply = await this.question({ type: "preview", table, version, seat, options: [...options] });
    return reply?.type === "preview" ? reply : null;
  }

  /** Why something cannot be done; null if the server does not say. */
  async why(frame: AskWhy): Promise<Said | null> {
    const reply = await this.question(frame);
    return reply?.type === "why" ? reply.why : null;
  }

  /** What a strong, quick opponent would do, and why; or why there is no answer. */
  async hint(table: string, version: number, seat: number, options: readonly number[]): Promise<HintFrame | Said> {
    const reply = await this.question({ type: "hint", table, version, seat, options: [...options] });
    return reply?.type === "hint" ? reply : (refusalOf(reply) ?? { id: "error-internal", args: {} });
  }

  // --- the socket --------------------------------------------------------------------------------

  private send(frame: ClientMessage): void {
    this.socket?.send(JSON.stringify(frame));
  }

  /** Try again now if the line is down. */
  private hurry(): void {
    if (this.watched.size === 0 || this.ready) {
      if (this.ready) this.beat();
      return;
    }
    clearTimeout(this.retry);
    this.connect();
  }

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    this.line.update((line) => (line === "lost" ? "lost" : "connecting"));
    const socket = new WebSocket(this.origin.replace(/^http/, "ws") + "/ws");
    this.socket = socket;
    const patience = setTimeout(() => this.lost(socket), PATIENCE);
    socket.onopen = () => {
      this.token()
        .then((token) => {
          if (this.socket !== socket) return;
          this.greeted = token;
          this.send({ type: "hello", token, protocol: PROTOCOL });
        })
        .catch(() => this.lost(socket));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      const frame = JSON.parse(event.data) as ServerMessage;
      if (frame.type === "welcome") {
        clearTimeout(patience);
        this.welcomed(frame.name);
      } else {
        this.hear(frame);
      }
    };
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => this.lost(socket);
  }

  private welcomed(name: string): void {
    this.named(name);
    this.ready = true;
    this.tries = 0;
    this.line.set("open");
    for (const [id, table] of this.watched) {
      const version = table.now.moment?.version ?? null;
      this.send({ type: "watch", table: id, version });
    }
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(), PING_EVERY);
  }

  private beat(): void {
    const socket = this.socket;
    if (!socket || !this.ready) return;
    const asked = Date.now();
    this.send({ type: "ping", n: Math.floor(asked / 1000) % 2 ** 31 });
    setTimeout(() => {
      if (this.lastHeard < asked) this.lost(socket);
    }, PATIENCE);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.ready = false;
    clearInterval(this.heart);
    socket.onclose = socket.onerror = socket.onmessage = null;
    socket.close();
    for (const n of [...this.waiting.keys()]) this.reply(n, null);
    if (this.watched.size === 0) {
      this.line.set("idle");
      return;
    }
    this.line.set("lost");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), backoff(this.tries));
    this.tries += 1;
  }

  /** The answer to a question; null: it will not come any more. */
  private reply(n: number | null, reply: Reply | null): boolean {
    const resolve = n === null ? undefined : this.waiting.get(n);
    if (n !== null) this.waiting.delete(n);
    resolve?.(reply);
    return resolve !== undefined;
  }

  private hear(frame: ServerMessage): void {
    if (frame.type === "error") {
      this.hearError(frame);
      return;
    }
    if (frame.type === "welcome" || frame.type === "pong") return;
    const id = frame.type === "table" ? frame.table.id : frame.table;
    const table = this.watched.get(id);
    if (table) this.take(table, frame);
    if ("n" in frame) this.reply(frame.n ?? null, frame);
  }

  private take(table: Watched, frame: Exclude<ServerMessage, Welcome | ErrorFrame | Pong>): void {
    switch (frame.type) {
      case "table":
        this.change(table, {
          chat: joined(table.now.chat, frame.chat ?? []),
          info: frame.table,
          figures: frame.figures ?? table.now.figures,
          error: null,
        });
        if (frame.moment) this.tell(table, [], frame.moment);
        break;
      case "update":
        this.update(table, frame);
        break;
      case "stale":
        this.tell(table, [], frame.moment);
        break;
      case "chat":
        this.change(table, { chat: joined(table.now.chat, [frame]) });
        break;
    }
  }

  /** The game went on: the position follows from the facts, or the table is asked for whole. */
  private update(table: Watched, { since, steps, asks, moment, digest: wanted }: Update): void {
    if (moment.view) return this.tell(table, steps, moment);
    const { view, moment: before } = table.now;
    if (view && since === before?.version) {
      const facts = [...steps.flatMap((step) => step.facts), ...(asks ? [asks] : [])];
      const next = applied(view, facts);
      if (next && digest(next) === wanted) return this.tell(table, steps, moment, next);
    }
    this.send({ type: "watch", table: table.now.id });
  }

  private tell(table: Watched, steps: readonly Step[], moment: Moment, next?: View): void {
    const view = next ?? (moment.view ? sharing(table.now.view, viewOf(moment.view)) : table.now.view);
    if (!view) return;
    this.change(table, { moment, view });
    for (const heard of table.listeners) heard({ steps, moment, view });
  }

  private hearError(frame: ErrorFrame): void {
    if (frame.error.id === "error-unknown-token") {
      this.forget(this.greeted);
      void this.token(recall(NAME) ?? undefined);
      return;
    }
    if (this.reply(frame.n ?? null, frame)) return;
    if (!frame.about) this.waiting.forEach((_, n) => this.reply(n, frame)); // it could not be read
    const table = frame.table ? this.watched.get(frame.table) : undefined;
    if (!table) return;
    if (frame.about === "watch" && frame.error.id === "error-too-fast") {
      setTimeout(() => this.rewatch(table), ASK_AGAIN);
    } else {
      this.change(table, { error: frame.error });
    }
  }

  /** Ask for a table again that was asked for too soon. */
  private rewatch(table: Watched): void {
    if (this.ready && this.watched.get(table.now.id) === table) this.send({ type: "watch", table: table.now.id });
  }
}
