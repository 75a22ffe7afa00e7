// Places of facts (docs/facts.md): where citizens, cubes and event cards stand, by number.

import {
  BUILDINGS,
  CARDS_OF_A_COLOUR,
  CATHEDRAL_COLUMNS,
  COLOURS,
  LETTERS,
  PLACE_CARD,
  PLACE_CATHEDRAL,
  PLACE_CUBES,
  PLACE_DISCARD,
  PLACE_GENERAL,
  PLACE_HAND,
  PLACE_LYING,
  PLACE_QUEUE,
  PLACE_SUPPLY,
  PLACE_TAKEN,
  SPACES,
  TRADE_SPACES,
} from "../vocabulary";
import type { Building, Colour, Letter } from "./position";

export type Place =
  | { kind: "space"; space: number; building: Building; at: number }
  | { kind: "lying"; building: Building }
  | { kind: "supply" | "general" | "discarded" | "hand" }
  | { kind: "trade"; slot: number; space: number | "picture" }
  | { kind: "cubes"; slot: number }
  | { kind: "cathedral"; level: number; column: number }
  | { kind: "queue"; position: number }
  | { kind: "taken"; owner: number };

/** What a place number means. */
export function readPlace(place: number): Place {
  if (place === PLACE_HAND) return { kind: "hand" };
  if (place >= PLACE_DISCARD) return { kind: "discarded" };
  if (place >= PLACE_TAKEN) return { kind: "taken", owner: place - PLACE_TAKEN };
  if (place >= PLACE_QUEUE) return { kind: "queue", position: place - PLACE_QUEUE };
  if (place >= PLACE_CATHEDRAL) {
    const window = place - PLACE_CATHEDRAL;
    return { kind: "cathedral", level: Math.floor(window / CATHEDRAL_COLUMNS), column: window % CATHEDRAL_COLUMNS };
  }
  if (place >= PLACE_CUBES) return { kind: "cubes", slot: place - PLACE_CUBES };
  if (place >= PLACE_CARD) {
    const k = (place - PLACE_CARD) % TRADE_SPACES;
    const slot = Math.floor((place - PLACE_CARD) / TRADE_SPACES);
    return { kind: "trade", slot, space: k === TRADE_SPACES - 1 ? "picture" : k + 1 };
  }
  if (place === PLACE_GENERAL) return { kind: "general" };
  if (place === PLACE_SUPPLY) return { kind: "supply" };
  if (place >= PLACE_LYING) return { kind: "lying", building: building(place - PLACE_LYING) };
  return { kind: "space", space: place, building: building(buildingOf(place)), at: place % SPACES };
}

function building(number: number): Building {
  return BUILDINGS[number] ?? "palace";
}

/** The slot of a card, by the number of its colour and its place in the row. */
export function slotAt(colour: number, at: number): number {
  return colour * CARDS_OF_A_COLOUR + at;
}

/** Colour and place in its row of a card's slot. */
export function slotOf(slot: number): { colour: Colour; at: number } {
  return { colour: COLOURS[Math.floor(slot / CARDS_OF_A_COLOUR)] ?? "red", at: slot % CARDS_OF_A_COLOUR };
}

/** The number of the first space of a building. */
export function firstSpace(name: Building): number {
  return BUILDINGS.indexOf(name) * SPACES;
}

/** The number of the building to which a space belongs. */
export function buildingOf(space: number): number {
  return Math.floor(space / SPACES);
}

/** The row of a building in which a space lies, and where in it. */
export function rowOf(rows: readonly (readonly unknown[])[], at: number): { row: number; column: number } {
  let column = at;
  let row = 0;
  while (row < rows.length - 1 && column >= (rows[row]?.length ?? 1)) column -= rows[row++]?.length ?? 1;
  return { row, column };
}

/** The piece of the board at a place, for an owner's citizen or cube; null if it lies nowhere on it. */
export function placePiece(place: number, owner: number): string | null {
  const read = readPlace(place);
  const letter: Letter = LETTERS[owner] ?? "N";
  switch (read.kind) {
    case "space":
      return `space:${read.space}`;
    case "lying":
      return `lying:${read.building}:${letter}`;
    case "supply":
      return `supply:${letter}`;
    case "trade":
      return `tradesman:${read.slot}:${letter}`;
    case "cubes":
      return `card:${read.slot}`;
    case "cathedral":
      return `window:${read.level}.${read.column}`;
    case "queue":
      return `event:${read.position}`;
    default:
      return null;
  }
}
