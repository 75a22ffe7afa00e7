// What option numbers mean (docs/notation.md, "The action space"), and the ids of pieces on the board.

import {
  ACTIVATE,
  AGRICULTURE,
  BLACK,
  CATHEDRAL,
  COUNTER,
  CUBE,
  DIE,
  FIGHT,
  FLIP,
  FROM_CARD,
  FROM_LYING,
  FROM_SPACE,
  FROM_SUPPLY,
  MODIFY,
  NO_MODIFIER,
  NUMBER,
  PASS,
  RECRUIT,
  REROLL,
  SETTLE,
  SPACE,
  STOP,
  YIELD,
} from "../vocabulary";
import { dieNumber, readDie } from "../model/die";
import { BUILDINGS, COLOURS, LETTERS, type Letter, type View } from "../model/position";

type Plain = "pass" | "stop" | "plain" | "counter" | "yield" | "recruit" | "flip";
export type Option =
  | { kind: Plain }
  | { kind: "target"; target: number }
  | { kind: "modify"; slot: number }
  | { kind: "space"; space: number }
  | { kind: "from-space"; space: number }
  | { kind: "from-lying"; building: number }
  | { kind: "from-card"; slot: number }
  | { kind: "from-supply" }
  | { kind: "cube"; position: number }
  | { kind: "reroll"; face: number }
  | { kind: "die"; die: number }
  | { kind: "black"; value: number }
  | { kind: "number"; n: number };

const PLAIN: ReadonlyMap<number, Plain> = new Map([
  [PASS, "pass"],
  [STOP, "stop"],
  [NO_MODIFIER, "plain"],
  [COUNTER, "counter"],
  [YIELD, "yield"],
  [RECRUIT, "recruit"],
  [FLIP, "flip"],
] as const);

/** What an option number means. */
export function readOption(option: number): Option {
  if (option >= NUMBER) return { kind: "number", n: option - NUMBER + 1 };
  if (option >= BLACK) return { kind: "black", value: option - BLACK + 1 };
  if (option >= DIE) return { kind: "die", die: option - DIE };
  if (option >= REROLL) return { kind: "reroll", face: option - REROLL };
  if (option >= CUBE) return { kind: "cube", position: option - CUBE };
  if (option >= FIGHT) return { kind: "target", target: option };
  if (option === FROM_SUPPLY) return { kind: "from-supply" };
  if (option >= FROM_CARD) return { kind: "from-card", slot: option - FROM_CARD };
  if (option >= FROM_LYING) return { kind: "from-lying", building: option - FROM_LYING };
  if (option >= FROM_SPACE) return { kind: "from-space", space: option - FROM_SPACE };
  if (option >= SPACE) return { kind: "space", space: option - SPACE };
  if (option >= MODIFY) return { kind: "modify", slot: option - MODIFY };
  if (option >= CATHEDRAL) return { kind: "target", target: option };
  return { kind: PLAIN.get(option) ?? "pass" };
}

/** The piece on the board an action is aimed at. */
export function targetPiece(target: number): string {
  if (target === CATHEDRAL) return "cathedral";
  if (target === AGRICULTURE) return "agriculture";
  if (target >= FIGHT) return `event:${target - FIGHT}`;
  if (target >= ACTIVATE) return `card:${target - ACTIVATE}`;
  return `building:${BUILDINGS[target - SETTLE]}`;
}

/** The piece of an option that is picked by itself, for the seat that chooses; null if it has none. */
export function optionPiece(option: number, seat: number): string | null {
  const letter = LETTERS[seat];
  const read = readOption(option);
  switch (read.kind) {
    case "target":
      return targetPiece(read.target);
    case "modify":
      return `card:${read.slot}`;
    case "space":
    case "from-space":
      return `space:${read.space}`;
    case "from-lying":
      return `lying:${BUILDINGS[read.building]}:${letter}`;
    case "from-card":
      return `tradesman:${read.slot}:${letter}`;
    case "from-supply":
      return `supply:${letter}`;
    case "cube":
      return `event:${read.position}`;
    default:
      return null;
  }
}

/** The name of a die wherever it lies: A.y5. */
export function dieName(die: number): string {
  const { district, colour, value } = readDie(die);
  return `${LETTERS[district]}.${colour[0]}${value}`;
}

/** The number of a die named like A.y5; NaN if it is none. */
export function dieNamed(name: string): number {
  const found = /^([A-DN])\.([rwy])([1-6])$/.exec(name);
  const colour = COLOURS.find((c) => c[0] === found?.[2]);
  if (!found || !colour) return NaN;
  return dieNumber(LETTERS.indexOf(found[1] as Letter), colour, Number(found[3]));
}

/** The number of a die piece `die:A.y5#0`. */
export function pieceDie(piece: string): number {
  return dieNamed(piece.slice(4).split("#")[0] ?? "");
}

/** The value of a black die piece `black:6#0`. */
export function pieceBlack(piece: string): number {
  return Number(piece.slice(6).split("#")[0]);
}

/** All dice on the districts as pieces, equal ones numbered. */
export function dicePieces(view: View): string[] {
  const found: string[] = [];
  for (const letter of LETTERS) {
    const district = view.dice[letter];
    if (!district) continue;
    for (const colour of COLOURS) {
      const seen = new Map<number, number>();
      for (const value of district[colour]) {
        const index = seen.get(value) ?? 0;
        seen.set(value, index + 1);
        found.push(`die:${letter}.${colour[0]}${value}#${index}`);
      }
    }
  }
  return found;
}

/** Black dice as pieces, the highest first, equal ones numbered. */
export function blackPieces(values: readonly number[]): string[] {
  const seen = new Map<number, number>();
  return [...values]
    .sort((a, b) => b - a)
    .map((value) => {
      const index = seen.get(value) ?? 0;
      seen.set(value, index + 1);
      return `black:${value}#${index}`;
    });
}
