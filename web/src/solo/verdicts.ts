// The rulebook's scale of verdicts: how they follow each other, and where a margin lies on it.

import type { Standing } from "../protocol";

export type Verdict = NonNullable<Standing["verdict"]>;

export const VERDICTS: readonly Verdict[] = ["beheaded", "smirk", "average", "promising", "too_good", "masterful"];

/** What stands under each part of the scale. */
export const RANGES: Record<Verdict, string> = {
  beheaded: "≤ 0",
  smirk: "1–5",
  average: "6–10",
  promising: "11–15",
  too_good: "16–20",
  masterful: "> 20",
};

/** Whether the head stays on, for drawing; the verdict itself comes from the server. */
export const KEPT: Record<Verdict, boolean> = {
  beheaded: false,
  smirk: false,
  average: true,
  promising: true,
  too_good: false,
  masterful: true,
};

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

/** Where a margin lies on the scale, from 0 to 1: six parts of the same width. */
export function place(margin: number): number {
  const at = margin <= 0 ? Math.max(0.06, 0.94 + margin / 20) : Math.min(5.94, 1 + (margin - 0.5) / 5);
  return at / 6;
}

/** A row of squares that tells a verdict without a word, for sharing. */
export function bar(verdict: Verdict): string {
  const at = VERDICTS.indexOf(verdict);
  return VERDICTS.map((_, k) => (k === at ? (KEPT[verdict] ? "👑" : "🪓") : k < at ? "🟨" : "⬛")).join("");
}
