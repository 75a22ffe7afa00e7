/** The rules laid over whatever is on the screen; the way back is the browser's own. */

import { writable } from "svelte/store";

/** The section to show over the page; null when the rules are closed. */
export const rulesAt = writable<string | null>(null);

interface Kept {
  rules?: string;
}

const kept = (): string | null => (history.state as Kept | null)?.rules ?? null;

export function openRules(section = "goal"): void {
  history.pushState({ rules: section } satisfies Kept, "");
  rulesAt.set(section);
}

export function closeRules(): void {
  if (kept() !== null) history.back();
  else rulesAt.set(null);
}

globalThis.addEventListener?.("popstate", () => rulesAt.set(kept()));
if (typeof history !== "undefined" && kept() !== null) rulesAt.set(kept()); // reloaded
