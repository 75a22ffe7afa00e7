// What a sentence needs to know, and the words for things: targets, events, spaces, dice.

import type { Args, Translate } from "../lib/i18n";
import { dieNamed } from "../lib/pieces";
import { readDie } from "../model/die";
import { NEUTRAL, type View } from "../model/position";

export interface Teller {
  readonly t: Translate;
  readonly name: (owner: number) => string;
  readonly view: View | null;
  /** The reader's seat: what happens there is told with "you". */
  readonly you?: number | null;
}

export interface Sentence {
  readonly text: string;
  readonly pieces: readonly string[];
}

/** Who somebody is at the beginning of a sentence: the reader is "You". */
export function called({ t, name, you }: Teller, owner: number): string {
  return owner === you ? t("you") : name(owner);
}

/** Who somebody is inside a sentence. */
export function inside({ t, name, you }: Teller, owner: number): string {
  return owner === you ? t("you-inside") : name(owner);
}

/** For texts that bend their verb: whether somebody is the reader. */
export const isYou = ({ you }: Teller, owner: number): "yes" | "no" => (owner === you ? "yes" : "no");

/** For texts that bend with it: whose something is. */
export function whoseIs({ you, view }: Teller, owner: number): "you" | "gray" | "roy" | "other" {
  if (owner === you) return "you";
  return owner !== NEUTRAL ? "other" : view?.players === 1 ? "roy" : "gray";
}

/** A target by its name in the menu: merchant, cathedral, settle-palace, fight:brigands.2. */
export function targetName(t: Translate, name: string): string {
  if (name.startsWith("settle-")) return t(`name-${name.slice(7)}`);
  if (name.startsWith("fight:")) return eventName(t, name.slice(6));
  return t(`name-${name}`);
}

/** An event, the second of its name with a number. */
export function eventName(t: Translate, name: string): string {
  const [event, copy] = name.split(".");
  return copy ? t("event-copy", { event: t(`name-${event}`), copy }) : t(`name-${event}`);
}

/** A space like palace-6 or bishopric-1.2. */
export function spaceName(t: Translate, name: string): string {
  const [building, place] = name.split("-");
  const [row, column] = (place ?? "").split(".");
  const args = { building: t(`name-${building}`), row: row ?? "", column: column ?? "" };
  return t(column ? "space-in-row" : "space-single", args);
}

/** Colour and value of a die, for texts. */
function dieArgs(die: number): Args {
  const { colour, value } = readDie(die);
  return { colour: colour[0] ?? "r", value };
}

/** A die in words, without its owner. */
export function plainDie(teller: Teller, die: number): string {
  return teller.t("die", dieArgs(die));
}

/** A die in words by its name, and whose it is if the name says so. */
export function dieText(teller: Teller, name: string): string {
  const die = dieNamed(name.includes(".") ? name : `A.${name}`);
  if (!name.includes(".")) return plainDie(teller, die);
  return teller.t("die-of", { ...dieArgs(die), who: teller.name(readDie(die).district) });
}

/** Dice in words, gathered by whose they are. */
export function diceText(teller: Teller, dice: readonly number[]): string {
  const by = new Map<number, string[]>();
  for (const die of dice) {
    const owner = readDie(die).district;
    by.set(owner, [...(by.get(owner) ?? []), plainDie(teller, die)]);
  }
  return [...by]
    .map(([owner, words], k) => {
      const who = (k ? inside : called)(teller, owner); // only the first begins a sentence
      return teller.t("dice-of", { who, dice: words.join(", ") });
    })
    .join("; ");
}

/** Whose cubes they are, and how many. */
export function cubesText(teller: Teller, owners: readonly number[]): string {
  return [...new Set(owners)]
    .map((owner) => {
      const count = owners.filter((one) => one === owner).length;
      return teller.t("cubes-of", { who: inside(teller, owner), count });
    })
    .join(", ");
}
