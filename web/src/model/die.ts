// Dice by number: district × 18 + colour × 6 + value − 1.

import { BLACK, COLOURS, DIE, LETTERS } from "../vocabulary";
import type { Colour } from "./position";

const IN_DISTRICT = (BLACK - DIE) / LETTERS.length;
const FACES = IN_DISTRICT / COLOURS.length;

export interface Die {
  readonly district: number; // a seat, or 4 for gray and le Roy
  readonly colour: Colour;
  readonly value: number;
}

/** The die of a number. */
export function readDie(die: number): Die {
  return {
    district: Math.floor(die / IN_DISTRICT),
    colour: COLOURS[Math.floor(faceOf(die) / FACES)] ?? "red",
    value: (die % FACES) + 1,
  };
}

/** Colour and value without the district, as in reroll options. */
export function faceOf(die: number): number {
  return die % IN_DISTRICT;
}

/** The die of a district with a colour and value. */
export function dieOfFace(district: number, face: number): number {
  return district * IN_DISTRICT + face;
}

export function dieNumber(district: number, colour: Colour, value: number): number {
  return district * IN_DISTRICT + COLOURS.indexOf(colour) * FACES + value - 1;
}
