// The line to the server: who we are, HTTP calls, and one socket that heals by itself.

import { writable, type Readable, type Writable } from "svelte/store";
import type {
  ChallengeDay,
  ChallengeHistory,
  ChatFrame,
  ClientMessage,
  Course,
  Dice,
  ErrorFrame,
  Figures,
  GuestInfo,
  HandOverCode,
  HistoryFrame,
  Moment,
  NewTable,
  Pong,
  PreviewFrame,
  Replay,
  RoyForecast,
  Said,
  SeatWish,
  ServerMessage,
  Step,
  TableInfo,
  TableList,
  Welcome,
} from "../protocol";
import { keep, recall } from "./settings";

/** A refusal of the server: a message id with arguments. */
export class Refused extends Error {
  constructor(readonly said: Said) {
    super(said.id);
  }
}

/** Everything known of a table. */
export interface TableState {
  readonly id: string;
  readonly info: TableInfo | null;
  readonly moment: Moment | null;
  readonly figures: Figures | null; // of the table's edition
  readonly chat: readonly ChatFrame[];
  readonly error: Said | null;
}

/** Something new at a table, in the order it came. */
export interface News {
  readonly steps: readonly Step[];
  readonly moment: Moment;
}

/** The answer to a choice: how it stands now, or why nothing was done. */
export interface Answer {
  readonly moment: Moment | null;
  readonly error: Said | null;
}

export type Line = "idle" | "connecting" | "open" | "lost";
type Act = Extract<ClientMessage, { type: "choose" | "undo" | "confirm" }>;
type Ask = Extract<ClientMessage, { type: "preview" | "chat" }>;
type Reply = Extract<ServerMessage, { type: "done" | "stale" | "preview" | "error" }>;

const TOKEN = "troyes-token";
const NAME = "troyes-name";
const PING_EVERY = 15_000;
const PATIENCE = 8_000;
const ASK_EVERY = 3_000;
const PROTOCOL = 1;

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

interface Watched {
  state: Writable<TableState>;
  now: TableState;
  readers: number;
  listeners: Set<(news: News) => void>;
}

/** One guest, one socket, any number of tables. */
export class Connection {
  readonly line = writable<Line>("idle");
  readonly away = writable(false); // the server could not be reached at the last try
  readonly guest = writable<string | null>(recall(NAME));
  private readonly watched = new Map<string, Watched>();
  private readonly waiting = new Map<number, (reply: Reply | null) => void>(); // by number
  private asked = 0;
  private greeted = ""; // the token the socket has shown
  private socket: WebSocket | null = null;
  private ready = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private making: Promise<string> | null = null;

  constructor(private readonly origin = location.origin) {
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.gone());
    addEventListener("storage", (event) => {
      // Another tab has become somebody else: so does this one.
      if (event.key === TOKEN && this.ready && this.socket && event.newValue !== this.greeted) {
        this.lost(this.socket);
      }
    });
    void this.look(); // the page itself may come from the service worker
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
  }

  // --- who we are --------------------------------------------------------------------------------

  /** The token of this browser; a guest is made if there is none. */
  async token(name = "Guest"): Promise<string> {
    const kept = recall(TOKEN) ?? this.session;
    if (kept) return kept;
    this.making ??= this.newGuest(name).finally(() => (this.making = null));
    return this.making;
  }

  private session: string | null = null; // for browsers that keep nothing

  private async newGuest(name: string): Promise<string> {
    const made = await this.fetch<GuestInfo>("POST", "/api/guests", { name });
    if (!made.token) throw new Refused({ id: "error-internal", args: {} });
    this.session = made.token;
    keep(TOKEN, made.token);
    this.named(made.name);
    return made.token;
  }

  private named(name: string): void {
    keep(NAME, name);
    this.guest.set(name);
  }

  /** Take a name; the first one makes a guest. */
  async introduce(name: string): Promise<void> {
    if (this.isKnown()) {
      if (name !== recall(NAME)) {
        const info = await this.call<GuestInfo>("PUT", "/api/me", { name });
        this.named(info.name);
      }
    } else {
      await this.token(name);
    }
  }

  private isKnown(): boolean {
    return (recall(TOKEN) ?? this.session) !== null;
  }

  /** The server does not know a token; another one may have been made meanwhile. */
  private forget(token: string): void {
    if ((recall(TOKEN) ?? this.session) !== token) return;
    keep(TOKEN, null);
    this.session = null;
  }

  // --- HTTP --------------------------------------------------------------------------------------

  private async fetch<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const response = await this.answer(method, path, body, token);
    return (await response.json()) as T;
  }

  private async answer(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<Response> {
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let response: Response;
    try {
      response = await fetch(this.origin + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      this.gone();
      throw new Refused({ id: "error-offline", args: {} });
    }
    this.away.set(false);
    if (!response.ok) {
      const frame = (await response.json().catch(() => null)) as ErrorFrame | null;
      throw new Refused(frame?.error ?? { id: "error-internal", args: {} });
    }
    return response;
  }

  /** The server cannot be reached: say so, and ask again until it can. */
  private gone(): void {
    this.away.set(true);
    this.asking ??= setInterval(() => void this.look(), ASK_EVERY);
  }

  /** Is the server there? */
  private async look(): Promise<void> {
    const answer = await fetch(this.origin + "/health", { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) {
      this.gone();
      return;
    }
    clearInterval(this.asking);
    this.asking = undefined;
    this.away.set(false);
    this.hurry();
  }

  /** A call as this guest. A token the server does not know is replaced once. */
  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const token = await this.token();
    try {
      return await this.fetch<T>(method, path, body, token);
    } catch (error) {
      if (!(error instanceof Refused) || error.said.id !== "error-unknown-token") throw error;
      this.forget(token);
      return this.fetch<T>(method, path, body, await this.token(recall(NAME) ?? undefined));
    }
  }

  /** Also for who has no token yet: looking makes no guest. */
  openTables = (): Promise<TableList> =>
    this.isKnown() ? this.call("GET", "/api/tables") : this.fetch("GET", "/api/tables");
  myGames = (): Promise<TableList> => this.call("GET", "/api/games");
  newTable = (wish: NewTable): Promise<TableInfo> => this.call("POST", "/api/tables", wish);
  rematch = (id: string): Promise<TableInfo> => this.call("POST", `/api/tables/${id}/rematch`, {});
  claim = (code: string): Promise<TableInfo> => this.call("POST", "/api/claim", { code });
  history = (id: string): Promise<HistoryFrame> => this.call("GET", `/api/tables/${id}/history`);

  replay = (id: string): Promise<Replay> => this.call("GET", `/api/tables/${id}/replay`);
  dice = (id: string): Promise<Dice> => this.call("GET", `/api/tables/${id}/dice`);
  readRecord = (record: string): Promise<Replay> => this.call("POST", "/api/replay", { record });

  // The King's Challenge: what le Roy may do, the course of a game, one's results, the day's game.
  royForecast = (id: string): Promise<RoyForecast> => this.call("GET", `/api/tables/${id}/roy`);
  course = (id: string): Promise<Course> => this.call("GET", `/api/tables/${id}/course`);
  results = (): Promise<ChallengeHistory> => this.call("GET", "/api/challenge/results");
  day = (day: string): Promise<ChallengeDay> => this.call("GET", `/api/challenge/days/${day}`);
  today = (): Promise<TableInfo> => this.call("POST", "/api/challenge/today", {});

  join(id: string, seat: number | null = null): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${id}/join`, { seat });
  }

  leave(id: string, seat: number): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${id}/leave`, { seat });
  }

  setSeat(id: string, seat: number, kind: "open" | "bot", level: SeatWish["level"]): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${id}/seat`, { seat, kind, level });
  }

  handOver(id: string, seat: number): Promise<HandOverCode> {
    return this.call("POST", `/api/tables/${id}/handover`, { seat });
  }

  /** The record of a finished game, as text. */
  async record(id: string): Promise<string> {
    const token = await this.token();
    return (await this.answer("GET", `/api/tables/${id}/record`, undefined, token)).text();
  }

  // --- tables ------------------------------------------------------------------------------------

  /** Follow a table; `heard` is called for everything new. Ends with the function returned. */
  watch(id: string, heard: (news: News) => void): { state: Readable<TableState>; end: () => void } {
    let table = this.watched.get(id);
    if (!table) {
      const now: TableState = { id, info: null, moment: null, figures: null, chat: [], error: null };
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
    const { moment } = kept.now;
    if (moment) queueMicrotask(() => heard({ steps: [], moment })); // somebody watches it already
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
  private ask(frame: Act | Ask): Promise<Reply | null> {
    if (!this.ready || !this.watched.has(frame.table)) return Promise.resolve(null);
    this.asked += 1;
    const n = this.asked;
    return new Promise((resolve) => {
      this.waiting.set(n, resolve);
      this.send({ ...frame, n });
    });
  }

  /** Choose, undo or confirm; answered by how it stands then. */
  async act(frame: Act): Promise<Answer> {
    const error = refusalOf(await this.ask(frame));
    return { moment: error ? null : (this.watched.get(frame.table)?.now.moment ?? null), error };
  }

  /** Say something at a table; why it was not said, or null. */
  async chat(table: string, text: string): Promise<Said | null> {
    return refusalOf(await this.ask({ type: "chat", table, text }));
  }

  /** What would happen; null if the server does not allow it. */
  async preview(
    table: string,
    version: number,
    seat: number,
    options: readonly number[],
  ): Promise<PreviewFrame | null> {
    const reply = await this.ask({ type: "preview", table, version, seat, options: [...options] });
    return reply?.type === "preview" ? reply : null;
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
    if ("n" in frame) this.reply(frame.n, frame);
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
        this.tell(table, frame.steps, frame.moment);
        break;
      case "stale":
        this.tell(table, [], frame.moment);
        break;
      case "chat":
        this.change(table, { chat: joined(table.now.chat, [frame]) });
        break;
    }
  }

  private tell(table: Watched, steps: readonly Step[], moment: Moment): void {
    this.change(table, { moment });
    for (const heard of table.listeners) heard({ steps, moment });
  }

  private hearError(frame: ErrorFrame): void {
    if (frame.error.id === "error-unknown-token") {
      this.forget(this.greeted);
      void this.token(recall(NAME) ?? undefined);
      return;
    }
    if (this.reply(frame.n, frame)) return;
    if (!frame.about) this.waiting.forEach((_, n) => this.reply(n, frame)); // it could not be read
    const table = frame.table ? this.watched.get(frame.table) : undefined;
    if (table) this.change(table, { error: frame.error });
  }
}
