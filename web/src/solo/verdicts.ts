// The rulebook's scale of verdicts: how they follow each other, and where a margin lies on it.

import type { Standing } from "../protocol";
import { VERDICTS as SCALE } from "../vocabulary";

export type Verdict = NonNullable<Standing["verdict"]>;

export const VERDICTS: readonly Verdict[] = SCALE.map(({ name }) => name);

type Bound = { readonly from: number | null; readonly to: number | null };

function range({ from, to }: Bound): string {
  if (from === null) return `≤ ${to}`;
  return to === null ? `> ${from - 1}` : `${from}–${to}`;
}

function byVerdict<T>(read: (row: (typeof SCALE)[number]) => T): Record<Verdict, T> {
  return Object.fromEntries(SCALE.map((row) => [row.name, read(row)])) as Record<Verdict, T>;
}

/** What stands under each part of the scale. */
export const RANGES: Record<Verdict, string> = byVerdict(range);

/** Where each part of the scale begins and ends when it is drawn: halfway between two margins. */
export const EDGES: Record<Verdict, readonly [number, number]> = byVerdict(({ from, to }) => [
  from === null ? -Infinity : from - 0.5,
  to === null ? Infinity : to + 0.5,
]);

/** Whether the head stays on, for drawing; the verdict itself comes from the server. */
export const KEPT: Record<Verdict, boolean> = byVerdict(({ head }) => head);

/** One who leads by more keeps their head: why has to be said. */
export const JEALOUS = SCALE[4];

/** The colour of the glass of each verdict. */
export const GLASS: Record<Verdict, string> = {
  beheaded: "#7f231e",
  smirk: "#b5562f",
  average: "#b98a22",
  promising: "#4d6b3c",
  too_good: "#6f6387",
  masterful: "#23507d",
};

/** A margin with its sign. */
export function signed(margin: number): string {
  return margin > 0 ? `+${margin}` : margin < 0 ? `−${-margin}` : "0";
}

const OPEN = 20; // how far the parts without an end are drawn
const EDGE = 0.06; // nothing lies on the line between two parts

/** Where a margin lies on the scale, from 0 to 1: six parts of the same width. */
export function place(margin: number): number {
  const part = SCALE.findIndex(({ to }) => to === null || margin <= to);
  const bound: Bound = SCALE[part] ?? SCALE[0];
  const from = bound.from ?? (bound.to ?? 0) - OPEN;
  const to = bound.to ?? from + OPEN;
  const inside = (margin - from + 0.5) / (to - from + 1);
  return (part + Math.min(1 - EDGE, Math.max(EDGE, inside))) / SCALE.length;
}

/** A row of squares that tells a verdict without a word, for sharing. */
export function bar(verdict: Verdict): string {
  const at = VERDICTS.indexOf(verdict);
  return VERDICTS.map((_, k) => (k === at ? (KEPT[verdict] ? "👑" : "🪓") : k < at ? "🟨" : "⬛")).join("");
}
