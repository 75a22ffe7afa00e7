/** The board's words for what the server sends. */

import { BUILDINGS, COLOURS, LETTERS } from "../model/position";
import type { ActivityView, Building, Colour, EventView, Letter, SeatView, View } from "../model/position";

export type Position = View;
export type Owner = Letter;
export type BuildingName = Building;
export type Activity = ActivityView;
export type EventPosition = EventView;
export type SeatPosition = SeatView;
export type { Colour };
export { BUILDINGS, COLOURS };
export const OWNERS = LETTERS;
export type Lit = "on" | "picked" | "off";

export type Translate = (id: string, args?: Record<string, string | number>) => string;

export interface Tag {
  readonly short: string;
  readonly icon?: string; // of the account it speaks of
  readonly words: string;
}

/** What Board and Panels take. */
export interface BoardProps {
  view: Position;
  you: number | null;
  lit: Map<string, Lit>;
  why: Map<string, string>;
  marks: Set<string>;
  /** Short notes on lit pieces, and the same in words. */
  tags?: Map<string, Tag>;
  t: Translate;
  help: (name: string) => string;
  onpick: (id: string) => void;
  /** Somebody wants to know why a piece cannot be picked. */
  onwonder?: (id: string) => void;
  /** Opens what the rules say about something that has a help text. */
  onrules?: (about: string) => void;
  /** Which of the players are bots, and of what level, in words. */
  bots?: ReadonlyMap<Owner, string>;
  /** Players' names by letter; without them the colours are named. */
  names?: Partial<Record<Owner, string>>;
}
