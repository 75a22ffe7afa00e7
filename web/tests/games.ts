// Recorded games with their facts, written by tests/web_games.py.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { viewOf, type View } from "../src/model/position";
import type { Fact, Position, Replay } from "../src/protocol";

interface Told {
  readonly fact: Fact;
  readonly know?: number; // the only seat that may know it
  readonly others?: Fact | null; // what the others are told instead
}
export interface Game {
  readonly name: string;
  readonly first: Readonly<Record<string, Position>>;
  readonly steps: readonly {
    readonly facts: readonly Told[];
    readonly digests: Readonly<Record<string, number>>;
    /** White and yellow events that have not been seen. */
    readonly unseen: readonly [number, number];
  }[];
  readonly last: Position;
}

interface File {
  readonly games: readonly Game[];
  /** A game as the server tells it for a replay, and after which steps a turn was over. */
  readonly looked_back_at: { readonly replay: Replay; readonly turns: readonly number[] };
}
const file = JSON.parse(gunzipSync(readFileSync(new URL("games.json.gz", import.meta.url))).toString("utf8")) as File;

export const { games, looked_back_at: lookedBackAt } = file;

/** What a reader is told of a step. */
export function toldTo(step: Game["steps"][number], reader: string): Fact[] {
  return step.facts.flatMap(({ fact, know, others }) => {
    if (reader === "open" || know === undefined || String(know) === reader) return [fact];
    return others ? [others] : [];
  });
}

/** A game as steps of the log, without what is asked. */
export function stepsOf(game: Game, reader = "open"): { version: number; facts: Fact[] }[] {
  return game.steps.map((step, k) => ({
    version: k + 1,
    facts: toldTo(step, reader).filter(({ kind }) => kind !== "asks"),
  }));
}

export function firstView(game: Game, reader = "open"): View {
  return viewOf(game.first[reader] as Position);
}
