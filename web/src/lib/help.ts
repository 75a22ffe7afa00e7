/** The help texts of a table, with the figures of its edition. */

import type { Figures } from "../protocol";
import { CHARACTERS, GRADES, ROY_TAXES } from "../vocabulary";
import type { Args, Translate } from "./i18n";

/** The prices of a die bought for a group of one, two and three. */
export function priceArgs({ prices: [one = 0, two = 0, three = 0] }: Figures): Args {
  return { one, two, three };
}

/** What a character asks for: at a table for its number of players, else for all numbers. */
function gradeArgs(character: Figures["characters"][number], players: number | null): Args {
  const { few, many } = character;
  const [one = 0, three = 0, six = 0] = players === null ? many : character[GRADES[players - 1] ?? "many"];
  const same = players !== null || few.every((reached, k) => reached === many[k]);
  const [fewOne = 0, fewThree = 0, fewSix = 0] = few;
  return { one, three, six, few: same ? "same" : "other", "few-one": fewOne, "few-three": fewThree, "few-six": fewSix };
}

/** What the bank pays a tax collector for a citizen of le Roy (K10). */
const royTaxes = ({ cards }: Figures): number => (cards["tax_collector"]?.effect?.deniers ?? 0) * ROY_TAXES;

/** The figures a help text may state; `players` is null where there is no table. */
export function helpArgs(about: string, figures: Figures, players: number | null): Args {
  const { cards, events, characters, money } = figures;
  const card = cards[about];
  const event = events[about];
  const character = characters[(CHARACTERS as readonly string[]).indexOf(about)];
  if (card) return { ...card.effect, price: figures.prices[0] ?? 0, taxes: royTaxes(figures) };
  if (event) return { ...event.effect, black: event.black, colour: event.colour };
  if (character) return gradeArgs(character, players);
  if (about in money) return { pay: money[about as keyof typeof money] };
  return priceArgs(figures);
}

/** The amounts that the rules state. */
export function rulesArgs(figures: Figures): Args {
  return { ...figures.money, ...priceArgs(figures), taxes: royTaxes(figures) };
}

/** What the help says of a piece; nothing if there is no text of it. Against le Roy some pieces do something else. */
export function helpOf(
  t: Translate,
  has: (id: string) => boolean,
  about: string,
  figures: Figures,
  players: number | null,
): string {
  const ids = players === 1 ? [`help-king-${about}`, `help-${about}`] : [`help-${about}`];
  const id = ids.find(has);
  return id ? t(id, helpArgs(about, figures, players)) : "";
}
