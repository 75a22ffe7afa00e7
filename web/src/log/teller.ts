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

/** Who somebody is inside a sentence: gray and le Roy are no names and begin with a small letter there. */
export function inside({ t, name, you }: Teller, owner: number): string {
  if (owner === you) return t("you-inside");
  const who = name(owner);
  return owner === NEUTRAL ? who.charAt(0).toLowerCase() + who.slice(1) : who;
}

/** Whose dice they are, inside a sentence: those of gray citizens lie in the neutral district. */
export function diceOf(teller: Teller, owner: number): string {
  return whoseIs(teller, owner) === "gray" ? teller.t("neutral") : inside(teller, owner);
}

/** For texts that bend their verb: whether somebody is the reader. */
export const isYou = ({ you }: Teller, owner: number): "yes" | "no" => (owner === you ? "yes" : "no");

/** For texts that bend with it: whose something is. */
export function whoseIs({ you, view }: Teller, owner: number): "you" | "gray" | "roy" | "other" {
  if (owner === you) return "you";
  return owner !== NEUTRAL ? "other" : view?.players === 1 ? "roy" : "gray";
}

/** A target by its name in the menu: merchant, cathedral, settle-palace, fight:brigands.2. */
export function targetName({ t, view }: Pick<Teller, "t" | "view">, name: string): string {
  if (name.startsWith("settle-")) return t(`name-${name.slice(7)}`);
  return name.startsWith("fight:") ? eventName(t, eventOf(view, name)) : t(`name-${name}`);
}

/** The event of a target, with its number if there are several of its name: the notation numbers only the others. */
export function eventOf(view: View | null, target: string): string {
  const event = target.slice(6);
  return (view?.events ?? []).filter((one) => one.event === event).length > 1 ? `${event}.1` : event;
}

/** An event by itself; where there are several of its name it has a number. */
export function eventName(t: Translate, name: string): string {
  const args = eventArgs(t, name);
  return args.which ? t("event-copy", args) : args.event;
}

/** An event for sentences: its name, and which one of several; 0 if it is the only one. */
export function eventArgs(t: Translate, name: string, copy?: number): { event: string; which: number } {
  const [event, number] = name.split(".");
  return { event: t(`name-${event}`), which: copy ?? Number(number ?? 0) };
}

/** An event of the queue, with its number if there are several of its name. */
export function eventAt({ events }: View, place: number): string {
  const event = events[place]?.event ?? "";
  const places = events.flatMap((one, k) => (one.event === event ? [k] : []));
  return places.length > 1 ? `${event}.${places.indexOf(place) + 1}` : event;
}

/** A space like palace-6 or bishopric-1.2. */
export function spaceName(t: Translate, name: string): string {
  const [building, place] = name.split("-");
  const [row, column] = (place ?? "").split(".");
  const args = { building: t(`name-${building}`), row: row ?? "", column: column ?? "" };
  return t(column ? "space-in-row" : "space-single", args);
}

/** Colour and value of a die, for texts. */
export function dieArgs(die: number): Args {
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
    .map(([owner, words]) => {
      const whose = { who: diceOf(teller, owner), whose: whoseIs(teller, owner) };
      return teller.t("dice-of", { ...whose, dice: words.join(", ") });
    })
    .reduce((first, second) => teller.t("and-then", { first, second }));
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
