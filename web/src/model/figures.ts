/** The figures of the edition that is played: printed on cards, events and buildings, and all that can differ from one
 * edition to another. For showing only: no rule runs here. */

import { HARVEST } from "../vocabulary";
import { writable } from "svelte/store";
import type { Figures } from "../protocol";
import standard from "./standard.json";

export type { Figures };

/**
 * The edition the project comes with, for pages without a table of a server. Written by
 *   troyes protocol --figures --out web/src/model/standard.json
 */
export const STANDARD = standard as unknown as Figures;

/** What dice have to count together, at the least, for a target by its name in the menu; 0 if any die will do. */
export function leastFor({ cards, events }: Figures, target: unknown): number {
  const [name = "", event = ""] = String(target ?? "").split(/[:.]/);
  if (name === "agriculture") return HARVEST;
  return (name === "fight" ? events[event]?.divisor : cards[name]?.divisor) ?? 0;
}

/** The figures of the table, or of the recorded game, that the page shows; the standard ones where there is none. */
export const shownFigures = writable<Figures>(STANDARD);
