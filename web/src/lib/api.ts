// Who we are, and HTTP calls: the requests and answers of the protocol's `Api`.

import { writable } from "svelte/store";
import type { Api, ErrorFrame, Said, SeatWish } from "../protocol";
import { keep, recall } from "./settings";

/** A refusal of the server: a message id with arguments. */
export class Refused extends Error {
  constructor(readonly said: Said) {
    super(said.id);
  }
}

type Route = keyof Api;
type Body<R extends Route> = Api[R]["body"];
type Answer<R extends Route> = Api[R]["answer"];

export const TOKEN = "troyes-token";
export const NAME = "troyes-name";
const ASK_EVERY = 3_000;

/** One guest of a server. */
export class Visitor {
  readonly away = writable(false); // the server could not be reached at the last try
  readonly guest = writable<string | null>(recall(NAME));
  private asking: ReturnType<typeof setInterval> | undefined;
  private making: Promise<string> | null = null;
  private session: string | null = null; // for browsers that keep nothing

  constructor(protected readonly origin = location.origin) {
    addEventListener("offline", () => this.gone());
    void this.look(); // the page itself may come from the service worker
  }

  // --- who we are --------------------------------------------------------------------------------

  /** The token of this browser; a guest is made if there is none. */
  async token(name = "Guest"): Promise<string> {
    const kept = recall(TOKEN) ?? this.session;
    if (kept) return kept;
    this.making ??= this.newGuest(name).finally(() => (this.making = null));
    return this.making;
  }

  private async newGuest(name: string): Promise<string> {
    const made = await this.ask("POST /api/guests", {}, { name });
    if (!made.token) throw new Refused({ id: "error-internal", args: {} });
    this.session = made.token;
    keep(TOKEN, made.token);
    this.named(made.name);
    return made.token;
  }

  protected named(name: string): void {
    keep(NAME, name);
    this.guest.set(name);
  }

  /** Take a name; the first one makes a guest. */
  async introduce(name: string): Promise<void> {
    if (this.isKnown()) {
      if (name !== recall(NAME)) this.named((await this.call("PUT /api/me", {}, { name })).name);
    } else {
      await this.token(name);
    }
  }

  private isKnown(): boolean {
    return (recall(TOKEN) ?? this.session) !== null;
  }

  /** The server does not know a token; another one may have been made meanwhile. */
  protected forget(token: string): void {
    if ((recall(TOKEN) ?? this.session) !== token) return;
    keep(TOKEN, null);
    this.session = null;
  }

  // --- HTTP --------------------------------------------------------------------------------------

  /** Ask for a route of the API; what stands in braces in its path is filled in. */
  private async ask<R extends Route>(
    route: R,
    path: Record<string, string>,
    body: Body<R>,
    token?: string,
  ): Promise<Answer<R>> {
    return (await (await this.answer(route, path, body, token)).json()) as Answer<R>;
  }

  private async answer(route: Route, path: Record<string, string>, body: unknown, token?: string): Promise<Response> {
    const [method = "GET", pattern = ""] = route.split(" ");
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    const sent = method === "GET" ? undefined : JSON.stringify(body ?? {});
    if (sent !== undefined) headers["Content-Type"] = "application/json";
    let response: Response;
    try {
      const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
      response = await fetch(this.origin + address, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
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
    this.back();
  }

  /** The server is there. */
  protected back(): void {}

  /** A call as this guest. A token the server does not know is replaced once. */
  private async call<R extends Route>(route: R, path: Record<string, string>, body: Body<R>): Promise<Answer<R>> {
    const token = await this.token();
    try {
      return await this.ask(route, path, body, token);
    } catch (error) {
      if (!(error instanceof Refused) || error.said.id !== "error-unknown-token") throw error;
      this.forget(token);
      return this.ask(route, path, body, await this.token(recall(NAME) ?? undefined));
    }
  }

  /** Works without a token; listing tables does not create a guest. */
  openTables = () => (this.isKnown() ? this.call("GET /api/tables", {}, null) : this.ask("GET /api/tables", {}, null));
  myGames = () => this.call("GET /api/games", {}, null);
  newTable = (wish: Body<"POST /api/tables">) => this.call("POST /api/tables", {}, wish);
  rematch = (id: string) => this.call("POST /api/tables/{id}/rematch", { id }, null);
  claim = (code: string) => this.call("POST /api/claim", {}, { code });
  history = (id: string) => this.call("GET /api/tables/{id}/history", { id }, null);
  join = (id: string, seat: number | null = null) => this.call("POST /api/tables/{id}/join", { id }, { seat });
  leave = (id: string, seat: number) => this.call("POST /api/tables/{id}/leave", { id }, { seat });
  handOver = (id: string, seat: number) => this.call("POST /api/tables/{id}/handover", { id }, { seat });
  setSeat = (id: string, seat: number, kind: "open" | "bot", level?: NonNullable<SeatWish["level"]>) =>
    this.call("POST /api/tables/{id}/seat", { id }, { seat, kind, level });

  replay = (id: string) => this.call("GET /api/tables/{id}/replay", { id }, null);
  dice = (id: string) => this.call("GET /api/tables/{id}/dice", { id }, null);
  readRecord = (record: string) => this.call("POST /api/replay", {}, { record });
  /** The record of a finished game, as text. */
  record = async (id: string): Promise<string> =>
    (await this.answer("GET /api/tables/{id}/record", { id }, null, await this.token())).text();

  // The King's Challenge: what le Roy may do, the course of a game, one's results, the day's game.
  standing = (id: string) => this.call("GET /api/tables/{id}/standing", { id }, null);
  royForecast = (id: string) => this.call("GET /api/tables/{id}/roy", { id }, null);
  course = (id: string) => this.call("GET /api/tables/{id}/course", { id }, null);
  results = () => this.call("GET /api/challenge/results", {}, null);
  day = (day: string) => this.call("GET /api/challenge/days/{day}", { day }, null);
  today = () => this.call("POST /api/challenge/today", {}, null);
}
