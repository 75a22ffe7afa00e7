/**
 * What the board shows, read off a position: ids of pieces, decks, districts. Functions take the part
 * they need, so that what uses them is done anew only when that part changes.
 */

import { ROUNDS } from "../vocabulary";
import type { Figures } from "../model/figures";
import { buildingOf, firstSpace, slotAt, slotOf } from "../model/place";
import { BUILDINGS, COLOURS, OWNERS, type BuildingName, type Colour, type Owner, type Position } from "./types";

export interface DiePiece {
  id: string;
  colour: Colour;
  value: number;
}

/** The dice of a district, red before white before yellow, each by value. */
export function districtDice(dice: Position["dice"], owner: Owner): DiePiece[] {
  const found: DiePiece[] = [];
  for (const colour of COLOURS) {
    const seen = new Map<number, number>();
    for (const value of dice[owner]?.[colour] ?? []) {
      const index = seen.get(value) ?? 0;
      seen.set(value, index + 1);
      found.push({ id: `die:${owner}.${colour[0]}${value}#${index}`, colour, value });
    }
  }
  return found;
}

/** The black dice left, the highest first. */
export function blackDice(values: readonly number[]): { id: string; value: number }[] {
  const seen = new Map<number, number>();
  return values.map((value) => {
    const index = seen.get(value) ?? 0;
    seen.set(value, index + 1);
    return { id: `black:${value}#${index}`, value };
  });
}

/** The five districts as they lie round the square: the reader's own first, gray last. */
export function districts(players: number, you: number | null): Owner[] {
  const seats: Owner[] = OWNERS.slice(0, players);
  const first = you === null ? 0 : you % players;
  return [...seats.slice(first), ...seats.slice(0, first), "N"];
}

/** The King's Challenge: N is le Roy. */
export const isSolo = (view: Position): boolean => view.players === 1;

/** Rounds of the game. */
export const rounds = (players: number): number => ROUNDS[players - 1] ?? ROUNDS[0];

/** How many cards of each event deck are still face down: all that lay in it, less those that lie open. */
export function decksLeft(view: Position, { decks, events }: Figures): Record<Colour, number> {
  const out = [
    ...view.events.map((event) => event.event),
    ...view.discarded,
    ...Object.values(view.seats).flatMap((seat) => seat?.taken ?? []),
    ...view.neutral.taken,
  ];
  const left: Record<Colour, number> = {
    red: 0,
    white: 0,
    yellow: 0,
    ...decks[view.bonus ? "bonus" : "plain"][view.players - 1],
  };
  for (const name of out) {
    const { deck, calls } = events[name] ?? {};
    // One that calls another of its own deck calls a card set aside, which never lay in it.
    if (deck && deck !== "board" && deck !== calls) left[deck] -= 1;
  }
  return left;
}

export interface SpacePiece {
  id: string;
  row: number;
  place: number;
  owner: Owner | null;
}

/** The spaces of a building, row by row, with their ids. */
export function spaces(rows: Position["buildings"][BuildingName], building: BuildingName): SpacePiece[] {
  let index = firstSpace(building);
  return rows.flatMap((row, at) => row.map((owner, place) => ({ id: `space:${index++}`, row: at, place, owner })));
}

/** Everything of an owner that stands, lies or works somewhere: place id by owner. */
export function citizens(view: Position): { at: string; owner: Owner }[] {
  const found: { at: string; owner: Owner }[] = [];
  for (const building of BUILDINGS) {
    for (const space of spaces(view.buildings[building], building)) {
      if (space.owner) found.push({ at: space.id, owner: space.owner });
    }
    for (const owner of view.lying[building]) found.push({ at: `lying:${building}:${owner}`, owner });
  }
  COLOURS.forEach((colour, c) =>
    view.activities[colour].forEach((card, k) => {
      for (const owner of Object.keys(card?.tradesmen ?? {}) as Owner[]) {
        found.push({ at: `tradesman:${slotAt(c, k)}:${owner}`, owner });
      }
    }),
  );
  return found;
}

/** How many pieces of a row each owner has, in the order in which they first appear; gaps do not count. */
export function countOwners(row: readonly (Owner | null)[]): Map<Owner, number> {
  const found = new Map<Owner, number>();
  for (const owner of row) if (owner) found.set(owner, (found.get(owner) ?? 0) + 1);
  return found;
}

/** Every cube on the board and where it lies; a place may bear several. */
export function cubes(view: Position): { at: string; owner: Owner }[] {
  const found: { at: string; owner: Owner }[] = [];
  view.cathedral.forEach((level, y) =>
    level.forEach((owner, x) => {
      if (owner) found.push({ at: `window:${y}.${x}`, owner });
    }),
  );
  COLOURS.forEach((colour, c) =>
    view.activities[colour].forEach((card, k) => {
      for (const [owner, n] of Object.entries(card?.cubes ?? {}) as [Owner, number][]) {
        for (let i = 0; i < n; i++) found.push({ at: `card:${slotAt(c, k)}`, owner });
      }
    }),
  );
  view.events.forEach((event, position) => {
    for (const owner of event.cubes) found.push({ at: `event:${position}`, owner });
  });
  return found;
}

/** The parts of the town as the strip names them, from the top of a phone's page downwards. */
export const PARTS = ["dice", "events", "red", "white", "yellow", "people"] as const;
export type Part = (typeof PARTS)[number];

/** The part of the town a piece is in. */
export function partOf(piece: string): Part {
  const [kind, which = ""] = piece.split(":");
  const colours: Part[] = ["red", "white", "yellow"];
  switch (kind) {
    case "die":
      return "dice";
    case "black":
    case "event":
      return "events";
    case "supply":
      return "people";
    case "cathedral":
      return "white";
    case "agriculture":
      return "yellow";
    case "card":
    case "tradesman":
      return slotOf(Number(which)).colour;
    case "space":
      return colours[buildingOf(Number(which))] ?? "people";
    default:
      return colours[BUILDINGS.indexOf(which as BuildingName)] ?? "people";
  }
}
