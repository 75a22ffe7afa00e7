// A game looked back at: every position, and where its turns and rounds begin.

import { entries } from "../log/entries";
import { apply } from "../model/apply";
import { viewOf, type View } from "../model/position";
import type { Fact, Replay, Step } from "../protocol";

/** A replay made ready: moment 0 is before the first step, moment n after step n. */
export interface Film {
  readonly views: readonly View[];
  readonly steps: readonly Step[];
  readonly turns: readonly number[]; // moments at which a turn, or what the city does, is complete
  readonly rounds: readonly number[]; // moments at which a round begins, and both ends
}

export function film(replay: Replay): Film {
  const steps = replay.steps.map(({ facts }, k) => ({ version: k + 1, facts }));
  const views = [viewOf(replay.first)];
  let view = viewOf(replay.first);
  for (const { facts, asks } of replay.steps) views.push((view = apply(view, [...facts, asks])));
  return { views, steps, turns: turnsOf(steps), rounds: roundsOf(steps) };
}

/** What moves between two moments; going back, everything goes back where it was. */
export function moves({ steps }: Film, from: number, to: number): Fact[] {
  if (to >= from) return steps.slice(from, to).flatMap(({ facts }) => facts);
  const facts = steps.slice(to, from).flatMap(({ facts }) => facts);
  return facts.reverse().map((fact) => ({ ...fact, from: fact.to, to: fact.from }));
}

function inOrder(moments: Iterable<number>): number[] {
  return [...new Set(moments)].sort((a, b) => a - b);
}

function turnsOf(steps: readonly Step[]): number[] {
  // An entry of the log begins with a step, or in the middle of one: where a turn ends the round.
  const ends = entries(steps).map(({ key }) => (Number.isInteger(key) ? key - 1 : Math.floor(key)));
  return inOrder([0, ...ends, steps.length]);
}

function roundsOf(steps: readonly Step[]): number[] {
  const begins = steps.flatMap(({ facts }, k) => (facts.some(({ kind }) => kind === "round") ? [k + 1] : []));
  return inOrder([0, ...begins, steps.length]);
}

/** The nearest of some moments after this one, or before it; without one, this one. */
export function next(moments: readonly number[], at: number): number {
  return moments.find((moment) => moment > at) ?? at;
}
export function previous(moments: readonly number[], at: number): number {
  return moments.findLast((moment) => moment < at) ?? at;
}
