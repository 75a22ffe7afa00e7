// A game looked back at: every position, and where its turns and rounds begin.

import type { Replay, Step } from "../protocol";
import { entries } from "./log";
import type { View } from "./position";

type Json = Record<string, unknown>;

/** A position with changes by path; what did not change is shared with the position before. */
export function changed(position: Json, changes: Json): Json {
  const found = { ...position };
  const own = new Set<Json>([found]); // those that are copies already
  for (const [path, value] of Object.entries(changes)) {
    const way = path.split("/");
    const last = way.pop() ?? "";
    let inner = found;
    for (const key of way) {
      let next = inner[key] as Json;
      if (!own.has(next)) own.add((next = { ...next }));
      inner = inner[key] = next;
    }
    inner[last] = value;
  }
  return found;
}

/** A replay made ready: moment 0 is before the first step, moment n after step n. */
export interface Film {
  readonly views: readonly View[];
  readonly steps: readonly Step[];
  readonly turns: readonly number[]; // moments at which a turn, or what the city does, is complete
  readonly rounds: readonly number[]; // moments at which a round begins, and both ends
}

export function film(replay: Replay): Film {
  const views = [replay.first];
  for (const step of replay.steps) views.push(changed(views.at(-1) as Json, step.changes));
  const steps = replay.steps.map(({ messages }, k) => ({ version: k + 1, messages }));
  const shown = views as unknown as View[];
  return { views: shown, steps, turns: turnsOf(steps), rounds: roundsOf(shown) };
}

function inOrder(moments: Iterable<number>): number[] {
  return [...new Set(moments)].sort((a, b) => a - b);
}

function turnsOf(steps: readonly Step[]): number[] {
  // An entry of the log begins with a step, or in the middle of one: where a turn ends the round.
  const ends = entries(steps).map(({ key }) => (Number.isInteger(key) ? key - 1 : Math.floor(key)));
  return inOrder([0, ...ends, steps.length]);
}

function roundsOf(views: readonly View[]): number[] {
  const begins = views.flatMap((view, k) => (k && view.round !== views[k - 1]?.round ? [k] : []));
  return inOrder([0, ...begins, views.length - 1]);
}

/** The nearest of some moments after this one, or before it; without one, this one. */
export function next(moments: readonly number[], at: number): number {
  return moments.find((moment) => moment > at) ?? at;
}
export function previous(moments: readonly number[], at: number): number {
  return moments.findLast((moment) => moment < at) ?? at;
}

/** The moment an address names (`#at=37`), within a game; null if it names none. */
export function momentOf(hash: string, last: number): number | null {
  const found = new URLSearchParams(hash.slice(1)).get("at") ?? "";
  return /^\d{1,6}$/.test(found) ? Math.min(Number(found), last) : null;
}

/** The address of a moment: of a table's game, or of a record that is packed into it. */
export function addressOf(table: string | null, packed: string, at: number): string {
  if (table) return `/replay/${table}#at=${at}`;
  return packed ? `/replay#game=${packed}&at=${at}` : "/replay";
}

/** The games of a file: one text, or a line of JSON each. */
export function gamesOf(text: string): string[] {
  if (!text.trimStart().startsWith("{")) return [text];
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return lines.every((line) => line.trimStart().startsWith("{")) ? lines : [text];
}
