// The position a client has (docs/notation.md, "Positions"), with the keys that are always there.

import type { ActivityPosition, DistrictDice, EventPosition, Position, SeatPosition } from "../protocol";
import { BUILDINGS, COLOURS, LETTERS, NEUTRAL } from "../vocabulary";

export { BUILDINGS, COLOURS, LETTERS, NEUTRAL };
export type Letter = (typeof LETTERS)[number];
export type Colour = (typeof COLOURS)[number];
export type Building = (typeof BUILDINGS)[number];

export interface View extends Omit<Position, "seats" | "buildings" | "lying" | "dice" | "activities"> {
  readonly seats: Partial<Record<Letter, SeatPosition>>;
  readonly buildings: Record<Building, (Letter | null)[][]>;
  readonly lying: Record<Building, Letter[]>;
  readonly dice: Partial<Record<Letter, DistrictDice>>;
  readonly activities: Record<Colour, (ActivityPosition | null)[]>;
}

export type SeatView = SeatPosition;
export type ActivityView = ActivityPosition;
export type EventView = EventPosition;

/** A position as it comes over the line, as a view. */
export function viewOf(position: Position): View {
  return position as unknown as View;
}

/** What is known now, made of the parts of what was known before wherever they are alike. */
export function sharing<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  const keys = Object.keys(now);
  const parts: Record<string, unknown> = {};
  let same = keys.length === Object.keys(before).length && Array.isArray(before) === Array.isArray(now);
  for (const key of keys) {
    parts[key] = sharing(before[key], now[key]);
    same &&= parts[key] === before[key] && key in before;
  }
  if (same) return before as T;
  return (Array.isArray(now) ? keys.map((key) => parts[key]) : parts) as T;
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
