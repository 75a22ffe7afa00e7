/** What moves on the board, read off the facts: flights of citizens, cubes and dice; wins and losses. */

import { dieName } from "../lib/pieces";
import { readDie } from "../model/die";
import { placePiece, readPlace } from "../model/place";
import { COLOURS, LETTERS, type Colour } from "../model/position";
import type { Fact } from "../protocol";
import { NEUTRAL, PLACE_HAND } from "../vocabulary";
import type { Owner, Position } from "./types";

export interface Flight {
  kind: "citizen" | "cube" | "die";
  owner: Owner;
  from: string;
  to: string;
  die?: { colour: Colour; value: number };
}

/** Something that happens where it is: an event is won, a cube of the cathedral is lost. */
export interface Flash {
  kind: "won" | "lost";
  at: string;
}

const MOST = 14; // more at once is only a muddle

/** Where a piece is drawn: on the board, or in its owner's district. */
function drawn(place: number | undefined, owner: number): string {
  const home = `district:${LETTERS[owner] ?? "N"}`;
  if (place === undefined || readPlace(place).kind === "supply") return home;
  return placePiece(place, owner) ?? home;
}

/** Citizens, cubes and used dice go from where they were; those of the supplies begin and end at home. */
export function flights(facts: readonly Fact[], view?: Position): Flight[] {
  const held = new Map<number, string>();
  const found: Flight[] = [];
  for (const fact of facts) {
    const { kind, owner = NEUTRAL, from, to, amount = 1 } = fact;
    if (kind === "die") found.push(...dieFlight(fact, view));
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

/** A die that is used goes to what it is used for. */
function dieFlight(fact: Fact, view: Position | undefined): Flight[] {
  const { from, to } = fact;
  if (from === undefined || to !== undefined) return [];
  const aim = usedFor(fact, view);
  if (!aim) return [];
  const { district, colour, value } = readDie(from);
  return [
    { kind: "die", owner: LETTERS[district] ?? "N", from: `die:${dieName(from)}`, to: aim, die: { colour, value } },
  ];
}

/** The piece that a die's cause speaks of. */
function usedFor({ cause, by, at }: Fact, view: Position | undefined): string | null {
  switch (cause) {
    case "cathedral":
    case "agriculture":
      return cause;
    case "settle":
      return `building:${by}`;
    case "black_dice":
      return "black";
    case "combat":
      return at === undefined ? null : placePiece(at, NEUTRAL);
    case "activity": {
      const slot = COLOURS.flatMap((colour) => view?.activities[colour] ?? []).findIndex((one) => one?.card === by);
      return slot < 0 ? null : `card:${slot}`;
    }
    default:
      return null;
  }
}

/** Events that are won, and cubes that the cathedral loses. */
export function flashes(facts: readonly Fact[]): Flash[] {
  return facts.flatMap(({ kind, from, to, cause }): Flash[] => {
    const place = from === undefined ? null : readPlace(from);
    if (kind === "event" && cause === "combat" && place?.kind === "queue")
      return [{ kind: "won", at: `event:${place.position}` }];
    if (kind === "cube" && place?.kind === "cathedral" && to !== undefined)
      return [{ kind: "lost", at: `window:${place.level}.${place.column}` }];
    return [];
  });
}

// --- where dice were -------------------------------------------------------------------------------

/** Where the pieces of some facts were before they left: to be measured while they are still drawn. */
const SEEN = new WeakMap<readonly Fact[], Map<string, DOMRect[]>>();

export function look(facts: readonly Fact[]): void {
  const found = new Map<string, DOMRect[]>();
  for (const { kind, from, to } of facts) {
    const gone = kind === "die" && from !== undefined && to === undefined ? `die:${dieName(from)}` : null;
    if (!gone || found.has(gone)) continue;
    const drawn = document.querySelectorAll(`[data-piece^="${gone}#"]`);
    found.set(gone, Array.from(drawn, (one) => one.getBoundingClientRect()).reverse());
  }
  // An event that is won leaves the board, and with it the place where it was.
  for (const { at } of flashes(facts)) {
    const box = document.querySelector(`[data-piece="${at}"]`)?.getBoundingClientRect();
    if (box) found.set(at, [box]);
  }
  if (found.size) SEEN.set(facts, found);
}

export const seen = (facts: readonly Fact[]): ReadonlyMap<string, readonly DOMRect[]> => SEEN.get(facts) ?? new Map();
