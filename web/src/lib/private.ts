// On one screen for several people: what may be shown while one of them, or nobody, is there.

import type { Step } from "../protocol";
import { LETTERS, NEUTRAL, type Letter, type View } from "../model/position";

/** A position without the secrets of these seats, but for one; null: nobody is there. */
export function closedBut(view: View, seats: readonly number[], open: number | null): View {
  const closed = { ...view.seats };
  for (const number of seats) {
    const letter = LETTERS[number] as Letter;
    const seat = closed[letter];
    if (!seat || number === open) continue;
    const characters = seat.characters.map(() => null);
    closed[letter] = { ...seat, characters, vp: view.open_scores ? seat.vp : null };
  }
  return { ...view, seats: closed };
}

/** The steps without what only another seat may know; `seat` null: nobody has said "I am here". */
export function openTo(steps: readonly Step[], seat: number | null, openScores: boolean): Step[] {
  return steps.map((step) => {
    const facts = step.facts.filter(({ kind, owner }) => {
      if (owner === NEUTRAL) return true;
      if (kind === "character") return owner === seat;
      return kind !== "vp" || openScores || owner === seat;
    });
    return facts.length === step.facts.length ? step : { ...step, facts };
  });
}
