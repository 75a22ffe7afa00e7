// What happened since the reader's last turn: a line for every turn of others, and for what events did.

import { beats, isWatched } from "./beats";
import { mainChoice, type Entry } from "./entries";
import { aboutYou, acting, cityText, doneBy, eventText, isPlacement, story } from "./story";
import type { Teller } from "./teller";

export interface RecapLine {
  readonly key: string;
  readonly seat: number | null; // null: the city
  readonly text: string;
  readonly mine: boolean; // an event that met the reader
  readonly you: readonly string[]; // what it means for the reader
  readonly again: readonly Entry[]; // what can be shown once more
}

/** What happened since the reader's last turn; where citizens were placed before the round is no news in it. */
function newsOf({ you }: Teller, all: readonly Entry[]): Entry[] {
  const own = all.findLastIndex(({ seat, facts }) => seat === you && mainChoice(facts) !== undefined);
  const since = all.slice(own + 1).filter(({ seat }) => seat !== you);
  const begun = since.some(({ round }) => round !== null);
  return since.filter((entry) => !(begun && isPlacement(entry)));
}

/** In one text what was told nowhere as it happened, for those who listen. */
export function untold(teller: Teller, all: readonly Entry[], told: (entry: Entry) => boolean): string {
  const { you } = teller;
  if (you === null || you === undefined) return "";
  return newsOf(teller, all)
    .filter((entry) => !told(entry))
    .flatMap((entry) =>
      entry.seat === null ? cityTold(teller, entry) : [story(teller, entry) ?? [], aboutYou(teller, entry)].flat(),
    )
    .join(" ");
}

/** What would be read on stage of what the city does. */
function cityTold(teller: Teller, entry: Entry): string[] {
  if (!isWatched(entry)) return [];
  const { round } = entry;
  const title = round === null ? [] : [`${teller.t("log-round-begins", { round })}.`];
  return [...title, ...beats(entry).map((facts) => cityText(teller, facts))].filter(Boolean);
}

/** The lines of a recap, one for every turn and for every event; `recalls` tells what can be shown again. */
export function recap(teller: Teller, all: readonly Entry[], recalls: (entry: Entry) => boolean): RecapLine[] {
  const { you } = teller;
  if (you === null || you === undefined) return [];
  return newsOf(teller, all).flatMap((entry): RecapLine[] => {
    const { key, seat, facts } = entry;
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
