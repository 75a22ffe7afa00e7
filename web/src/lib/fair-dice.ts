// Dice that can be trusted: the hash of a table's seed is remembered when it is first seen, and
// when the game is over this browser computes it once more from the seed.

import type { Dice, TableInfo } from "../protocol";

const KEPT = "troyes-dice";
const MOST = 100; // tables

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep the hash that a table showed first: a later one cannot take its place. */
export function remember(info: TableInfo): void {
  const known = kept();
  if (!info.commitment || info.status === "finished" || known[info.id]) return;
  const latest = [...Object.entries(known), [info.id, info.commitment]].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)));
}

/** The hash a table showed before its end; null if this browser was not there. */
export const remembered = (id: string): string | null => kept()[id] ?? null;

/** SHA-256 of the prefix, the salt and the seed; null where the browser cannot (no HTTPS). */
export async function hash(dice: Dice): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const text = `troyes dice 1\n${dice.salt}\n${dice.seed}\n`;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How the dice of a finished game stand: "kept", "broken", or what cannot be said. */
export async function judge(dice: Dice): Promise<"kept" | "broken" | "unknown" | "secret"> {
  if (!dice.seed) return "secret";
  if (dice.wrong) return "broken";
  const own = await hash(dice);
  if (own === null) return "unknown";
  return own === dice.commitment ? "kept" : "broken";
}
