// What a person has picked, and the list of options it stands for.
//
// Nothing here knows a rule or in which order the game asks: the groups of dice come with the
// decision's menu, and the server's preview says what would come of the list and what is asked next.

import { blackPieces, dieName, optionPiece, pieceBlack, pieceDie, readOption, targetPiece } from "../lib/pieces";
import { dieOfFace, faceOf } from "../model/die";
import type { BlackWay, Decision, MenuEntry } from "../protocol";
import { BLACK, COUNTER, DIE, FLIP, FROM_SUPPLY, MODIFY, REROLL } from "../vocabulary";

export type Mode = "act" | "reroll" | "flip";

/** What is picked for the decision at hand; nothing of it is known to the server yet. */
export interface Picks {
  readonly mode: Mode;
  readonly dice: readonly string[];
  readonly black: readonly string[];
  readonly target: number | null;
  readonly modifier: number | null; // null: not said; 0: none; else slot + 1
  readonly option: number | null; // a choice without dice: a space, an origin, a number, pass
}

export const NOTHING: Picks = {
  mode: "act",
  dice: [],
  black: [],
  target: null,
  modifier: null,
  option: null,
};

/** Whether nothing is picked that could be put back. */
export function isEmpty(picks: Picks): boolean {
  return (
    picks.mode === "act" &&
    picks.dice.length === 0 &&
    picks.black.length === 0 &&
    picks.target === null &&
    picks.option === null
  );
}

/** The picks a decision begins with: of numbers, the greatest; of citizens, one from the supply, who leaves no place. */
export function firstPicks(decision: Decision): Picks {
  const ids = decision.options.map((o) => o.id);
  if (decision.kind === "number") return { ...NOTHING, option: Math.max(...ids) };
  if (decision.kind === "origin" && ids.includes(FROM_SUPPLY)) return { ...NOTHING, option: FROM_SUPPLY };
  return NOTHING;
}

// --- ways of the menu ------------------------------------------------------------------------------

/** One way to do something: a target, a modifier, a group of dice. */
export interface GroupWay {
  readonly target: number;
  readonly modifier: number;
  readonly card: string;
  readonly dice: readonly number[];
  readonly total: number;
  readonly price: number;
  readonly times: number;
}

export function menuOf(decision: Decision): readonly MenuEntry[] {
  return decision.menu ?? [];
}

const WAYS = new WeakMap<Decision, GroupWay[]>();

/** All groups of a menu, one after the other. */
function waysOf(decision: Decision): GroupWay[] {
  let ways = WAYS.get(decision);
  if (!ways) {
    ways = menuOf(decision).flatMap(({ target, ways }) =>
      ways.flatMap(({ modifier, name: card = "", groups }) =>
        groups.map(([dice, total, price, times]) => ({ target, modifier, card, dice, total, price, times })),
      ),
    );
    WAYS.set(decision, ways);
  }
  return ways;
}

/** Whether a group has all these dice, equal ones counted. */
export function contains(group: readonly number[], dice: readonly number[]): boolean {
  if (dice.length > group.length) return false;
  const left = [...group];
  for (const die of dice) {
    const at = left.indexOf(die);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** Ways that the picks leave open. */
export function openWays(decision: Decision, picks: Picks, but: Partial<Picks> = {}): GroupWay[] {
  const p = { ...picks, ...but };
  const dice = p.dice.map(pieceDie);
  return waysOf(decision).filter(
    (way) =>
      (p.target === null || way.target === p.target) &&
      (p.modifier === null || way.modifier === p.modifier) &&
      contains(way.dice, dice),
  );
}

/** The way that is picked completely, or null; without a word on cubes, none is spent. */
export function chosenWay(decision: Decision, picks: Picks): GroupWay | null {
  if (picks.target === null || picks.dice.length === 0) return null;
  const exact = openWays(decision, picks).filter((way) => way.dice.length === picks.dice.length);
  const plain = exact.find((way) => way.modifier === 0);
  if (plain) return plain;
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

// --- black dice ------------------------------------------------------------------------------------

export interface Against {
  readonly have: number;
  readonly need: number;
  readonly enough: boolean;
}

/** Equal lists, whatever their order. */
function alike(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && contains(a, b);
}

/** The black dice that the picks take on: those that are part of every way in any case. */
export function takenOn(decision: Decision, black: readonly string[]): number[] {
  const ways = decision.black?.ways.map((way) => way.black) ?? [];
  const least = ways.find((one) => ways.every((other) => contains(other, one))) ?? [];
  return [...least, ...black.map(pieceBlack)];
}

/** The pieces of the black dice that are taken on in any case. */
export function obligedBlack(decision: Decision): string[] {
  return blackPieces(takenOn(decision, []));
}

export function blackWay(decision: Decision, black: readonly number[]): BlackWay | undefined {
  return decision.black?.ways.find((way) => alike(way.black, black));
}

/** What the menu says of these dice against these black dice. */
export function compare(decision: Decision, dice: readonly number[], black: readonly number[]): Against {
  const groups = decision.black?.groups ?? [];
  const at = groups.findIndex(([group]) => alike(group, dice));
  const way = blackWay(decision, black);
  const first = way?.first ?? null;
  return { have: groups[at]?.[1] ?? 0, need: way?.need ?? 0, enough: first !== null && at >= first };
}

/** What the menu says of the dice picked against the black dice picked. */
export function against(decision: Decision, picks: Picks): Against {
  return compare(decision, picks.dice.map(pieceDie), takenOn(decision, picks.black));
}

// --- influence -------------------------------------------------------------------------------------

/** The dice that the decision offers to roll again or to turn over, and how many of them at once. */
export function influenceDice(decision: Decision, mode: Mode): { dice: readonly number[]; most: number } {
  if (mode === "flip") return decision.flip ?? { dice: [], most: 0 };
  const rolled = decision.options.map(({ id }) => readOption(id)).filter((read) => read.kind === "reroll");
  return { dice: rolled.map(({ face }) => dieOfFace(decision.seat, face)), most: 1 };
}

// --- the list of options -----------------------------------------------------------------------------

export function has(decision: Decision, option: number): boolean {
  return decision.options.some((o) => o.id === option);
}

/** The options the picks stand for; null while something is missing. Dice may stand in any order. */
export function optionsOf(decision: Decision, picks: Picks): readonly number[] | null {
  const dice = picks.dice.map((piece) => DIE + pieceDie(piece));
  if (picks.option !== null) return has(decision, picks.option) ? [picks.option] : null;
  if (picks.mode === "reroll") {
    const die = picks.dice[0];
    return die ? [REROLL + faceOf(pieceDie(die))] : null;
  }
  if (picks.mode === "flip") return dice.length ? [FLIP, ...dice] : null;
  if (decision.black && has(decision, COUNTER)) {
    const black = picks.black.map((piece) => BLACK + pieceBlack(piece) - 1);
    return against(decision, picks).enough ? [COUNTER, ...black, ...dice] : null;
  }
  const way = chosenWay(decision, picks);
  if (!way) return null;
  return [way.target, ...(way.modifier ? [MODIFY + way.modifier - 1] : []), ...dice];
}

// --- picking ---------------------------------------------------------------------------------------

/** What a pick leads to: other picks, or an option that joins the list at once. */
export interface Picked {
  readonly picks: Picks;
  readonly take?: number;
}

export function toggled(list: readonly string[], piece: string): string[] {
  return list.includes(piece) ? list.filter((other) => other !== piece) : [...list, piece];
}

export function pickDie(picks: Picks, piece: string): Picks {
  if (picks.mode === "reroll") return { ...picks, dice: picks.dice.includes(piece) ? [] : [piece] };
  return { ...picks, dice: toggled(picks.dice, piece) };
}

export function pickTarget(decision: Decision, picks: Picks, piece: string): Picks {
  const entry = menuOf(decision).find((e) => targetPiece(e.target) === piece);
  if (!entry) return picks;
  if (entry.target === picks.target) return { ...picks, target: null, modifier: null };
  const other = { ...picks, target: entry.target };
  return openWays(decision, other).length ? other : { ...other, modifier: null };
}

export function pickModifier(decision: Decision, picks: Picks, modifier: number): Picks {
  if (picks.modifier === modifier) return { ...picks, modifier: null };
  const next = { ...picks, modifier, option: null };
  return openWays(decision, next).length ? next : { ...next, dice: [] };
}

/** The option of a decision that a piece stands for by itself. */
export function optionAt(decision: Decision, piece: string): number | undefined {
  return decision.options.find(({ id }) => {
    const read = readOption(id);
    if (read.kind === "die") return piece.startsWith(`die:${dieName(read.die)}#`);
    if (read.kind === "black") return piece.startsWith("black:") && pieceBlack(piece) === read.value;
    return optionPiece(id, decision.seat) === piece;
  })?.id;
}
