// A turn on stage: its facts in the order in which they happened, parted into what is seen at once.

import { NEUTRAL } from "../model/position";
import type { Fact, Step } from "../protocol";
import { ON_DISTRICT, PLACE_QUEUE } from "../vocabulary";
import { entries, type Entry } from "./entries";

/** A part of a frame: an entry of the story, and the steps that are complete with it. */
export interface Scene {
  readonly entry: Entry;
  readonly steps: readonly Step[];
}

/** Steps as the scenes they make; nothing in them may have been taken back. */
export function scenes(steps: readonly Step[]): Scene[] {
  const ends: number[] = [];
  let told = 0;
  const found = entries(steps).map((entry) => {
    ends.push((told += entry.facts.length));
    return { entry, steps: [] as Step[] };
  });
  let facts = 0;
  for (const step of steps) {
    facts += step.facts.length;
    const end = facts; // a step belongs to the scene in which its last fact is told
    found[ends.findIndex((one) => one >= end)]?.steps.push(step);
  }
  return found;
}

/** What a fact shows; facts in a row that show the same are one beat. Null: nothing is seen of it. */
function sight({ kind, cause, by, from, to }: Fact): string | null {
  if (cause === "event") return `event ${by}`; // an event with all it does
  if (cause === "combat" && kind !== "die") return from !== undefined && from >= PLACE_QUEUE ? "won" : "fight";
  if (cause === "cathedral" && kind !== "die" && kind !== "deniers") return "build"; // cubes with what they bring
  switch (kind) {
    case "deniers":
      return (to ?? 0) >= ON_DISTRICT || cause === "income" || cause === "salary" ? `coins ${cause}` : "coins";
    case "influence":
    case "vp":
      return "points";
    case "die":
      return `die ${cause} ${to === undefined}`;
    case "cube":
    case "citizen":
    case "card":
    case "event":
    case "black":
      return kind;
    default:
      return null;
  }
}

/** An entry in beats. Income and salaries are one, so are all dice rolled; facts without a sight go along. */
export function beats({ facts }: Pick<Entry, "facts">): Fact[][] {
  const found: Fact[][] = [];
  let last: string | null = null;
  let unseen: Fact[] = [];
  for (const fact of facts) {
    const seen = sight(fact)?.replace("salary", "income") ?? null;
    const beat = found.at(-1);
    if (seen === null) unseen.push(fact);
    else if (seen === last && beat && !begins(fact)) {
      beat.push(...unseen, fact);
      unseen = [];
    } else {
      found.push([...unseen, fact]);
      unseen = [];
      last = seen;
    }
  }
  const end = found.at(-1);
  if (!end) return unseen.length ? [unseen] : [];
  end.push(...unseen);
  return found;
}

/** New events come one by one, and so does what each of them does. */
function begins({ kind, from }: Fact): boolean {
  return kind === "acts" || (kind === "event" && from === undefined);
}

/** Whether what the city does is worth looking at: a round that begins, or something on the board. */
export function isWatched({ round, facts }: Pick<Entry, "round" | "facts">): boolean {
  return round !== null || facts.some(isSeen);
}

function isSeen({ kind, cause, to }: Fact): boolean {
  if (kind === "acts" || kind === "event" || kind === "card") return true;
  return (kind === "die" && cause === "workforce") || (kind === "black" && to !== undefined);
}

/** Whether it is a turn of le Roy's dice. */
export function isRoys({ seat, facts }: Entry): boolean {
  return seat === NEUTRAL && facts.some(({ kind, cause }) => kind === "rolled" && cause === "roy");
}
