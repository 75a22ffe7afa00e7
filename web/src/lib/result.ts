// The end of a game: what the characters that are turned up bring.

import type { Result } from "../protocol";
import type { Translate } from "./i18n";
import { CHARACTERS } from "../vocabulary";
import { LETTERS, type Letter, type View } from "../model/position";

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

/** A position at the end of its game: everybody's points are the final ones, no longer those gained in play. */
export function settled(view: View, { scores }: Result): View {
  const counted = <T extends { vp: number | null }>(one: T, letter: string): T => ({
    ...one,
    vp: scores[letter]?.["total"] ?? one.vp,
  });
  const seats = Object.entries(view.seats).map(([letter, seat]) => [letter, counted(seat, letter)]);
  return { ...view, seats: Object.fromEntries(seats), neutral: counted(view.neutral, "N") };
}

/** The rows of a table of scores: what nobody has points for is left out, but every character is told of. */
export function rowsOf(scores: Scores): string[] {
  const columns = Object.values(scores);
  const told: readonly string[] = ["total", ...CHARACTERS];
  return Object.keys(columns[0] ?? {}).filter((row) => told.includes(row) || columns.some((points) => points[row]));
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

/** Why a game ended as it did: who leads whom by how much, and the categories that made it. */
export interface Reason {
  readonly winner: number;
  readonly other: number; // the reader, or else the best of the others
  readonly by: number;
  readonly parts: readonly { readonly row: string; readonly more: number }[];
}

/** Of those who share a victory, where each is furthest ahead of the next; null if one has won alone. */
export function tieOf({ scores, winners }: Result): { total: number; parts: Lead[] } | null {
  if (winners.length < 2) return null;
  const points = (owner: number | undefined): Readonly<Record<string, number>> =>
    (scores as Scores)[LETTERS[owner ?? 0] as Letter] ?? {};
  const parts = winners.flatMap((owner, k) => {
    const other = points(winners[(k + 1) % winners.length]);
    const leads = Object.entries(points(owner))
      .filter(([row]) => row !== "total")
      .map(([row, vp]) => ({ owner, row, more: vp - (other[row] ?? 0) }))
      .sort((a, b) => b.more - a.more);
    return leads.slice(0, 1).filter(({ more }) => more > 0);
  });
  return { total: points(winners[0])["total"] ?? 0, parts };
}

/** A category in which somebody is ahead. */
export interface Lead {
  readonly owner: number;
  readonly row: string;
  readonly more: number;
}

/** A category of the score table in words. */
export const category = (t: Translate, row: string): string =>
  t(CHARACTERS.includes(row as never) ? `name-${row}` : `score-${row}`);

/** The reason of a victory for a reader; null where it is shared or there is nobody to compare with. */
export function reasonOf(result: Result, you: number | null): Reason | null {
  const scores = scoresOf(result);
  const points = (owner: number): Readonly<Record<string, number>> => scores[LETTERS[owner] as Letter] ?? {};
  const total = (owner: number): number => points(owner)["total"] ?? 0;
  const owners = (Object.keys(scores) as Letter[]).map((letter) => LETTERS.indexOf(letter));
  const [winner, second] = result.winners;
  if (winner === undefined || second !== undefined) return null;
  const others = owners.filter((owner) => owner !== winner).sort((a, b) => total(b) - total(a));
  const other = you !== null && you !== winner && owners.includes(you) ? you : others[0];
  if (other === undefined) return null;
  const leads = Object.keys(points(winner))
    .filter((row) => row !== "total")
    .map((row) => ({ row, more: (points(winner)[row] ?? 0) - (points(other)[row] ?? 0) }))
    .sort((a, b) => b.more - a.more);
  const by = total(winner) - total(other);
  const parts = leads.filter(({ more }) => more > 0).slice(0, 2);
  // Where the other was ahead belongs to it if what is told would be more than the whole lead.
  const least = leads.at(-1);
  const told = parts.reduce((sum, { more }) => sum + more, 0);
  return { winner, other, by, parts: least && least.more < 0 && told > by ? [...parts, least] : parts };
}
