// The end of a game: what the characters that are turned up bring.

import type { Result } from "../protocol";
import { CHARACTERS } from "../vocabulary";
import { LETTERS, type Letter } from "../model/position";

export { CHARACTERS };

/** A character turned up at the end: whose it was (null: nobody's own) and what everybody gets. */
export interface Turned {
  readonly character: string;
  readonly owner: number | null;
  readonly gains: readonly { readonly owner: number; readonly vp: number }[];
}

export type Scores = Readonly<Partial<Record<Letter, Readonly<Record<string, number>>>>>;

/** Points as they are printed: with a true minus sign, or unknown. */
export const printed = (points: number | null): string =>
  points === null ? "?" : points < 0 ? `−${-points}` : `${points}`;

export function scoresOf(result: Result): Scores {
  return result.scores;
}

/** The characters that count at the end, seat by seat. */
export function turnedUp(result: Result): Turned[] {
  const scores = scoresOf(result);
  const owners = Object.keys(scores) as Letter[];
  const held = Object.entries(result.characters);
  const counting = CHARACTERS.filter((name) => owners.some((letter) => scores[letter]?.[name] !== undefined));
  const place = (name: string): number => held.findIndex(([, who]) => who === name);
  return [...counting]
    .sort((a, b) => place(a) - place(b))
    .map((character) => {
      const holder = held[place(character)]?.[0][0] as Letter | undefined;
      return {
        character,
        owner: holder === undefined ? null : LETTERS.indexOf(holder),
        gains: owners.map((letter) => ({
          owner: LETTERS.indexOf(letter),
          vp: scores[letter]?.[character] ?? 0,
        })),
      };
    });
}
