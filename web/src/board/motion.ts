/** What moved between two positions, for the flights of citizens and cubes. */

import { citizens, cubes } from "./derive";
import type { Owner, Position } from "./types";

export interface Flight {
  kind: "citizen" | "cube";
  owner: Owner;
  from: string;
  to: string;
}

interface Put {
  at: string;
  owner: Owner;
}

/** What is in `a` and not in `b`, counting repeated places. */
function without(a: Put[], b: Put[]): Put[] {
  const left = new Map<string, number>();
  for (const put of b) left.set(put.at + put.owner, (left.get(put.at + put.owner) ?? 0) + 1);
  return a.filter((put) => {
    const n = left.get(put.at + put.owner) ?? 0;
    left.set(put.at + put.owner, n - 1);
    return n <= 0;
  });
}

/** Citizens go from where they were, or from their owner's district; gone ones go back to it. */
export function flights(before: Position, after: Position): Flight[] {
  const found: Flight[] = [];
  const home = (owner: Owner): string => `district:${owner}`;
  for (const [kind, read] of [
    ["citizen", citizens],
    ["cube", cubes],
  ] as const) {
    const old = read(before);
    const now = read(after);
    const gone = without(old, now);
    for (const put of without(now, old)) {
      const k = kind === "citizen" ? gone.findIndex((other) => other.owner === put.owner) : -1;
      const from = k >= 0 ? gone.splice(k, 1)[0]!.at : home(put.owner);
      found.push({ kind, owner: put.owner, from, to: put.at });
    }
    for (const put of gone) found.push({ kind, owner: put.owner, from: put.at, to: home(put.owner) });
  }
  return found.length > 14 ? [] : found;
}
