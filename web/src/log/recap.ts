// What happened since the reader's last turn: a line for every turn of others, and for what events did.

import { mainChoice, type Entry } from "./entries";
import { aboutYou, acting, doneBy, eventText, isPlacement, story } from "./story";
import type { Teller } from "./teller";

export interface RecapLine {
  readonly key: string;
  readonly seat: number | null; // null: the city
  readonly text: string;
  readonly mine: boolean; // an event that met the reader
  readonly you: readonly string[]; // what it means for the reader
  readonly again: readonly Entry[]; // what can be shown once more
}

/** The lines of a recap, one for every turn and for every event; `recalls` tells what can be shown again. */
export function recap(teller: Teller, all: readonly Entry[], recalls: (entry: Entry) => boolean): RecapLine[] {
  const { you } = teller;
  if (you === null || you === undefined) return [];
  const own = all.findLastIndex(({ seat, facts }) => seat === you && mainChoice(facts) !== undefined);
  const since = all.slice(own + 1);
  const begun = since.some(({ round }) => round !== null); // where citizens were placed before is no news then
  return since.flatMap((entry): RecapLine[] => {
    const { key, seat, facts } = entry;
    if (seat === you || (begun && isPlacement(entry))) return [];
    const again = recalls(entry) ? [entry] : [];
    if (seat === null)
      return acting(facts).map((one, k) => {
        const text = eventText(teller, one, facts);
        const mine = aboutYou(teller, { seat, facts: doneBy(one, facts) }).length > 0;
        return { key: `${key} ${k}`, seat, text, mine, you: [], again };
      });
    const text = story(teller, entry);
    const about = aboutYou(teller, entry);
    const told = facts.some(({ kind }) => kind === "scored"); // then the line says what the reader got
    const [mine, yours] = told ? [about.length > 0, []] : [false, about];
    return text ? [{ key: `${key}`, seat, text, mine, you: yours, again }] : [];
  });
}
