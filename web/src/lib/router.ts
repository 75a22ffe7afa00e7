// Where we are: /, /t/ID, /replay, /replay/ID#at=MOMENT, /rules#SECTION, /king, /daily or
// /daily/DATE. Codes stand only in the fragment, which is never sent to a server.

import { writable } from "svelte/store";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "lost"; readonly why: "lost-cut" | "lost-page" }
  | { readonly page: "king" }
  | { readonly page: "daily"; readonly day: string }
  | { readonly page: "rules"; readonly section: string | null }
  | { readonly page: "replay"; readonly id: string | null }
  | { readonly page: "table"; readonly id: string; readonly code: string | null };

/** The route of an address. */
export function routeOf(path: string, hash: string): Route {
  if (/^\/rules\/?$/.test(path)) return { page: "rules", section: hash.slice(1) || null };
  const replay = /^\/replay(?:\/([A-Za-z0-9_-]{16}))?\/?$/.exec(path);
  if (replay) return { page: "replay", id: replay[1] ?? null };
  if (/^\/king\/?$/.test(path)) return { page: "king" };
  const day = /^\/daily(?:\/(\d{4}-\d\d-\d\d))?\/?$/.exec(path);
  if (day && !(day[1] && Number.isNaN(Date.parse(day[1])))) return { page: "daily", day: day[1] ?? "today" };
  const table = /^\/t\/([A-Za-z0-9_-]{16})\/?$/.exec(path);
  if (!table?.[1]) {
    if (path === "/" || path === "/index.html") return { page: "home" };
    return { page: "lost", why: /^\/(t|replay|daily)(\/|$)/.test(path) ? "lost-cut" : "lost-page" };
  }
  return { page: "table", id: table[1], code: new URLSearchParams(hash.slice(1)).get("take") };
}

function here(): Route {
  if (typeof location === "undefined") return { page: "home" };
  return routeOf(location.pathname, location.hash);
}

export const route = writable<Route>(here());
globalThis.addEventListener?.("popstate", () => route.set(here()));

/** Go to a page of the client. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.set(here());
  scrollTo(0, 0);
}

/** The link that hands a table to somebody. */
export function tableLink(id: string, code?: string): string {
  return `${location.origin}/t/${id}${code ? `#take=${code}` : ""}`;
}

/** Whether links to tables lead nowhere on any other machine. */
export function worksHereOnly(): boolean {
  return /^(localhost$|127\.|\[::1\]$)/.test(location.hostname);
}

/** The link to a game looked back at. */
export function replayLink(id: string): string {
  return `${location.origin}/replay/${id}`;
}

/** Links inside the client are followed without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
