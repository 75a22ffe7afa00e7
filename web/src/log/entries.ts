// The story of a game in order: facts grouped by turns, and by what the city does in between.

import { readOption } from "../lib/pieces";
import { NEUTRAL } from "../model/position";
import type { Fact, Step } from "../protocol";
import { ON_DISTRICT, PASS } from "../vocabulary";

/** A turn, or what happens between two; a turn is its headline and details (sentences.ts). */
export interface Entry {
  /** The version it began with; not whole where it began in the middle of a step. */
  readonly key: number;
  readonly seat: number | null; // 4: le Roy; null: the city, chance
  readonly ends: number | null; // a round ends with this
  readonly round: number | null; // a new round begins here
  readonly facts: readonly Fact[];
}

/** Steps without those that were taken back. */
export function withoutUndone(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.undone === undefined) kept.push(step);
    else
      kept.splice(
        kept.findLastIndex(({ facts }) => facts[0]?.kind === "chose"),
        1,
      );
  }
  return kept;
}

/** What a choice is in its turn: what the turn is about, influence before it, or what it still needs. */
export function partOf(option: number): "main" | "influence" | "further" {
  switch (readOption(option).kind) {
    case "pass":
    case "counter":
    case "yield":
    case "target":
    case "space":
      return "main";
    case "recruit":
    case "flip":
    case "reroll":
      return "influence";
    default:
      return "further";
  }
}

/** The choice that says what a turn is about. */
export function mainChoice(facts: readonly Fact[]): Fact | undefined {
  return facts.find((fact) => fact.kind === "chose" && partOf(fact.option ?? 0) === "main");
}

const PHASES: ReadonlySet<Fact["cause"]> = new Set<Fact["cause"]>([
  "setup",
  "reveal",
  "income",
  "salary",
  "workforce",
  "event",
  "round_end",
]);

/** Entries of the log: one per turn, and one for what the city does in between. */
export function entries(steps: readonly Step[]): Entry[] {
  const found: (Entry & { facts: Fact[] })[] = [];
  for (const { version, facts } of withoutUndone(steps)) {
    facts.forEach((fact, k) => {
      const last = found.at(-1);
      const owner = ownerOf(fact, last);
      if (!last || owner !== last.seat || begins(fact, last)) {
        found.push({
          key: k ? version + k / 1000 : version,
          seat: owner,
          ends: fact.kind === "round_end" ? (fact.amount ?? null) : null,
          round: fact.kind === "round" ? (fact.amount ?? null) : null,
          facts: [fact],
        });
      } else {
        last.facts.push(fact);
      }
    });
  }
  return found;
}

/** Whose part of the story a fact is, after the entry before. */
function ownerOf(fact: Fact, last: Entry | undefined): number | null {
  const { kind, cause, owner } = fact;
  if (kind === "chose") return owner ?? null;
  if (kind === "round" || kind === "round_end" || kind === "acts" || PHASES.has(cause)) return null;
  if (cause === "roy" || (kind === "rolled" && owner === NEUTRAL)) return NEUTRAL;
  if (cause === "black_dice") return owner ?? null; // who faces them; the city rolls them
  if (cause === "placement" && kind === "citizen" && owner === NEUTRAL && last?.seat !== NEUTRAL) return null; // S6: gray
  if (cause === "pass" && last && !passedBy(fact, last)) return null;
  return last?.seat ?? null;
}

/** Whether what comes of passing belongs to the turn in which somebody passed. */
function passedBy(fact: Fact, last: Entry): boolean {
  const seat = fact.kind === "deniers" ? (fact.to ?? 0) - ON_DISTRICT : fact.owner;
  return seat === last.seat && mainChoice(last.facts)?.option === PASS;
}

/** Whether another entry of the same owner begins with this fact. */
function begins(fact: Fact, last: Entry): boolean {
  if (fact.kind === "round" || fact.kind === "round_end") return true;
  if (fact.kind === "chose") return partOf(fact.option ?? 0) !== "further" && mainChoice(last.facts) !== undefined;
  if (fact.kind === "rolled" && last.seat === NEUTRAL) return last.facts.some((one) => one.kind !== "rolled");
  return false;
}

// --- turns -----------------------------------------------------------------------------------------

/** A turn of le Roy: his dice, and what he did. */
export interface RoyTurn {
  readonly version: number;
  readonly first: number;
  readonly second: number;
  readonly total: number;
  readonly facts: readonly Fact[];
}

/** The last turn of le Roy in these steps. */
export function royTurn(steps: readonly Step[]): RoyTurn | null {
  for (const { key, seat, facts } of entries(steps).reverse()) {
    if (seat !== NEUTRAL) continue;
    const dice = facts.filter((fact) => fact.kind === "rolled" && fact.cause === "roy");
    const [first, second] = dice.map((fact) => fact.value ?? 0);
    if (first === undefined || second === undefined) continue;
    const own = facts.filter((fact) => fact.kind !== "rolled");
    return { version: Math.floor(key) + 1, first, second, total: first + second, facts: own };
  }
  return null;
}
