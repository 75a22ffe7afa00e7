/** What the rules page holds and in which order; the words are in rules.ftl and help.ftl. */

import type { Token } from "../board/effects";
import {
  BLACK_DICE,
  BONUS as BONUS_NAMES,
  CARDS as CARD_NAMES,
  CATHEDRAL_GAINS,
  CHARACTERS,
  COLOURS,
  ENDING,
  EVENT_NAMES,
  EXAMPLES,
  FIGHTING,
  FLIP_COST,
  PASSING,
  PILES,
  RECRUIT_COST,
  REROLL_COST,
} from "../vocabulary";
import { STANDARD, type Figures } from "../model/figures";

export interface Section {
  readonly id: string;
  /** Sections of the third level belong to the one before of the second. */
  readonly level: 2 | 3;
  /** The number of a phase of the round. */
  readonly phase?: number;
}

const section = (id: string): Section => ({ id, level: 2 });
const part = (id: string, phase?: number): Section => ({ id, level: 3, phase });

export const SECTIONS: readonly Section[] = [
  section("goal"),
  section("setup"),
  section("round"),
  part("reveal", 1),
  part("income", 2),
  part("workforce", 3),
  part("trouble", 4),
  part("black"),
  part("turns", 5),
  part("close", 6),
  section("dice"),
  section("actions"),
  part("activate"),
  part("cubes"),
  part("build"),
  part("fight"),
  part("place"),
  part("farm"),
  part("pass"),
  section("influence"),
  section("end"),
  section("bonus"),
  section("king"),
  section("cards"),
  section("events"),
  section("characters"),
];

export { CHARACTERS, COLOURS };
export const NUMERALS = ["I", "II", "III"] as const;

/** Activity cards by colour and the round they may be turned up in; bonus cards last. */
export const CARDS: Readonly<Record<(typeof COLOURS)[number], readonly (readonly string[])[]>> = PILES;

/** Events deck by deck, the printed one first. */
export const EVENTS: readonly string[] = (["board", "red", "yellow", "white"] as const).flatMap((deck) =>
  EVENT_NAMES.filter((name) => STANDARD.events[name]?.deck === deck),
);

export const BONUS: ReadonlySet<string> = new Set(BONUS_NAMES);

const PLACES: Readonly<Record<string, string>> = {
  palace: "place",
  bishopric: "place",
  city_hall: "place",
  space: "workforce",
  lying: "place",
  tradesman: "activate",
  supply: "setup",
  cathedral: "build",
  agriculture: "farm",
  influence: "influence",
  square: "dice",
  events: "fight",
  black: "black",
  facedown: "reveal",
  round: "round",
  decks: "trouble",
  deniers: "income",
  vp: "end",
  character: "characters",
};

/** Where the rules speak of something that has a help text; of additions, only as of cards and events. */
export function sectionOf(about: string): string {
  if ((CHARACTERS as readonly string[]).includes(about)) return `character-${about}`;
  if (EVENTS.includes(about)) return `event-${about}`;
  if (Object.values(CARDS).some((rounds) => rounds.flat().includes(about))) return `card-${about}`;
  if ((EVENT_NAMES as readonly string[]).includes(about)) return "events";
  if ((CARD_NAMES as readonly string[]).includes(about)) return "cards";
  return PLACES[about] ?? "goal";
}

// --- pictures ------------------------------------------------------------------------------------

const icon = (name: string, text?: string): Token => ({ kind: "icon", name, text });
const die = (colour: "red" | "white" | "yellow" | "black" | "any", value?: number): Token => ({
  kind: "die",
  colour,
  value,
});
const sign = (text: string): Token => ({ kind: "sign", text });
const cube: Token = { kind: "cube", owner: "you" };
const arrow = icon("arrow");
const man = icon("citizen");
const less = (n: number): string => (n ? `−${n}` : "0");
function build(value: number): Token[] {
  const gains = CATHEDRAL_GAINS[value - 1] ?? CATHEDRAL_GAINS[0];
  return [die("white", value), arrow, cube, icon("vp", `+${gains.vp}`), icon("influence", `+${gains.influence}`)];
}

/** Small pictures beside a section, one row each, with the figures of an edition; `EXAMPLES` says what comes of dice. */
export function pictures({ cards, events, money, prices }: Figures): Readonly<Record<string, readonly Token[][]>> {
  const merchant = cards["merchant"] ?? { cost: 0, spaces: [0], divisor: 1 };
  const brigands = events["brigands"]?.divisor ?? 1;
  const cubes: readonly Token[] = Array.from({ length: EXAMPLES.fight[brigands - 1] ?? 0 }, () => cube);
  return {
    income: [
      [icon("denier", `+${money.income}`)],
      [man, icon("palace"), arrow, icon("denier", less(money.palace))],
      [man, icon("bishopric"), arrow, icon("denier", less(money.bishopric))],
      [man, icon("city_hall"), arrow, icon("denier", less(money.city_hall))],
    ],
    workforce: [
      [man, icon("palace"), arrow, die("red", 4)],
      [man, icon("bishopric"), arrow, die("white", 2)],
      [man, icon("city_hall"), arrow, die("yellow", 6)],
    ],
    black: [
      [
        die("red", 3),
        sign("×"),
        sign(`${BLACK_DICE.red}`),
        sign("≥"),
        die("black", 6),
        arrow,
        icon("influence", `+${BLACK_DICE.influence}`),
      ],
    ],
    close: [
      [icon("denier"), arrow, icon("hand")],
      [icon("lying"), arrow, man],
    ],
    dice: [
      [die("yellow", 5), arrow, icon("denier", `${prices[0]}`)],
      [die("yellow", 5), die("yellow", 3), arrow, icon("denier", `${prices[1]}`), sign("/"), die("any")],
      [
        die("yellow", 5),
        die("yellow", 3),
        die("yellow", 6),
        arrow,
        icon("denier", `${prices[2]}`),
        sign("/"),
        die("any"),
      ],
    ],
    activate: [
      [icon("denier", less(merchant.cost)), arrow, man, icon("vp", `${merchant.spaces[0]}`)],
      [
        die("yellow", 5),
        die("yellow", 3),
        sign("÷"),
        sign(`${merchant.divisor}`),
        icon("equals"),
        sign(`${EXAMPLES.activate[merchant.divisor - 1] ?? 0}`),
        sign("×"),
      ],
    ],
    cubes: [
      [icon("hourglass"), arrow, cube],
      [cube, arrow, die("white", 4), icon("equals"), die("red", 4), die("red", 4)],
    ],
    build: [build(2), build(5)],
    fight: [
      [
        die("red", 5),
        die("red", 4),
        sign("÷"),
        sign(`${brigands}`),
        arrow,
        ...cubes,
        icon("influence", `+${cubes.length * FIGHTING.influence}`),
      ],
    ],
    place: [
      [die("red", 4), arrow, man, icon("palace")],
      [die("white", 4), arrow, man, icon("bishopric")],
      [die("yellow", 4), arrow, man, icon("city_hall")],
    ],
    farm: [[die("yellow", 5), die("yellow", 4), arrow, icon("denier", `+${EXAMPLES.farm}`)]],
    pass: [[icon("hand"), arrow, icon("denier", `+${PASSING}`)]],
    influence: [
      [icon("influence", less(REROLL_COST)), arrow, icon("reroll"), die("any")],
      [icon("influence", less(RECRUIT_COST)), arrow, man],
      [icon("influence", less(FLIP_COST)), arrow, die("red", 2), icon("flip"), die("red", 5)],
    ],
    end: [
      [icon("vp", `+${ENDING.event}`), sign("/"), icon("banner"), cube],
      [icon("vp", less(-ENDING.level)), sign("/"), icon("cathedral")],
    ],
  };
}
