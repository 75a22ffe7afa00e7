// What a person prefers on this device.

import { writable } from "svelte/store";

export interface Settings {
  theme: "auto" | "light" | "dark";
  speed: "slow" | "normal" | "fast" | "off";
  sound: boolean;
  list: boolean; // every lit piece as a button in a list as well
  language: string; // "" follows the browser
  name: string;
}

const KEY = "troyes-settings";
const FIRST: Settings = {
  theme: "auto",
  speed: "normal",
  sound: false,
  list: false,
  language: "",
  name: "",
};

/** Read something kept on this device; a browser that keeps nothing is fine. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something on this device, or forget it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // private windows may refuse; the session goes on without
  }
}

/** What this window keeps, also when the page is reloaded. */
export function recallHere(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepHere(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // then it does not come back
  }
}

function stored(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return FIRST;
  }
}

export const settings = writable<Settings>(stored());

settings.subscribe((now) => {
  keep(KEY, JSON.stringify(now));
  if (typeof document === "undefined") return;
  if (now.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = now.theme;
});

// What is changed in one tab holds in the others.
globalThis.addEventListener?.("storage", (event) => {
  if (event.key === KEY) settings.set(stored());
});

/** How long another player's turn is shown, in milliseconds. */
export const PAUSE: Record<Settings["speed"], number> = {
  slow: 3000,
  normal: 1500,
  fast: 600,
  off: 0,
};
