// What was chosen for a game last time, on this device: the next one begins with the same.

import { LEVELS, type LevelId } from "../protocol";
import { keep, recall } from "./settings";

export interface LastTime {
  readonly bots: number;
  readonly level: LevelId;
  readonly bonus: boolean;
  readonly people: number;
  readonly names: readonly string[];
  readonly players: number;
  /** The bots one has played with. */
  readonly met: readonly string[];
}

const KEY = "troyes-last-time";
const FIRST: LastTime = {
  bots: 2,
  level: LEVELS[0],
  bonus: false,
  people: 2,
  names: ["", "", "", ""],
  players: 3,
  met: [],
};

export function lastTime(): LastTime {
  try {
    const kept = { ...FIRST, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<LastTime>) };
    return LEVELS.includes(kept.level) ? kept : { ...kept, level: FIRST.level };
  } catch {
    return FIRST;
  }
}

export const remember = (now: LastTime): void => keep(KEY, JSON.stringify(now));
