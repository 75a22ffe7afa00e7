// The position as the server sends it in Moment.view (docs/notation.md, "Positions").

export type Letter = "A" | "B" | "C" | "D" | "N";
export type Colour = "red" | "white" | "yellow";
export type Building = "palace" | "bishopric" | "city_hall";

export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "N"];
export const COLOURS: readonly Colour[] = ["red", "white", "yellow"];
export const BUILDINGS: readonly Building[] = ["palace", "bishopric", "city_hall"];
export const NEUTRAL = 4;

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

export interface SeatView {
  deniers: number;
  influence: number;
  vp: number | null;
  earned: Record<string, number> | null;
  supply: number;
  characters: (string | null)[];
  taken: string[];
  passed: boolean;
  on_district: number;
}

export interface ActivityView {
  card: string;
  tradesmen: Partial<Record<Letter, number | "picture">>;
  cubes: Partial<Record<Letter, number>>;
}

export interface EventView {
  event: string;
  cubes: Letter[];
}

export interface View {
  players: number;
  bonus: boolean;
  open_scores: boolean;
  round: number;
  start: Letter | null;
  step: string;
  waits_for: string;
  actor: Letter | null;
  seats: Partial<Record<Letter, SeatView>>;
  neutral: { vp: number | null; earned: Record<string, number> | null; taken: string[] };
  buildings: Record<Building, (Letter | null)[][]>;
  lying: Record<Building, Letter[]>;
  dice: Partial<Record<Letter, Record<Colour, number[]>>>;
  black: number[];
  cathedral: (Letter | null)[][];
  activities: Record<Colour, (ActivityView | null)[]>;
  events: EventView[];
  discarded: string[];
  pile: string[];
  pile_scored: number;
  turn: {
    todo?: number;
    total?: number;
    need?: number;
    target?: string;
    modifier?: number;
    picks?: string[];
    chosen?: number[];
    [other: string]: unknown;
  };
}
