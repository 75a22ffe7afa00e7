/** What moves on the board, read off the facts: flights of citizens and cubes. */

import { placePiece, readPlace } from "../model/place";
import { LETTERS } from "../model/position";
import type { Fact } from "../protocol";
import { NEUTRAL, PLACE_HAND } from "../vocabulary";
import type { Owner } from "./types";

export interface Flight {
  kind: "citizen" | "cube";
  owner: Owner;
  from: string;
  to: string;
}

const MOST = 14; // more at once is only a muddle

/** Where a piece is drawn: on the board, or in its owner's district. */
function drawn(place: number | undefined, owner: number): string {
  const home = `district:${LETTERS[owner] ?? "N"}`;
  if (place === undefined || readPlace(place).kind === "supply") return home;
  return placePiece(place, owner) ?? home;
}

/** Citizens and cubes go from where they were to where they are; those of the supplies begin and end at home. */
export function flights(facts: readonly Fact[]): Flight[] {
  const held = new Map<number, string>();
  const found: Flight[] = [];
  for (const { kind, owner = NEUTRAL, from, to, amount = 1 } of facts) {
    if (kind !== "citizen" && kind !== "cube") continue;
    const begins = from === PLACE_HAND ? (held.get(owner) ?? drawn(undefined, owner)) : drawn(from, owner);
    if (to === PLACE_HAND) {
      held.set(owner, begins);
      continue;
    }
    const ends = drawn(to, owner);
    if (begins === ends) continue;
    const flight: Flight = { kind, owner: LETTERS[owner] ?? "N", from: begins, to: ends };
    for (let n = 0; n < amount; n++) found.push(flight);
  }
  return found.length > MOST ? [] : found;
}
