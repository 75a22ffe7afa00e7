// What happened since the reader's last turn: a line for every other player, and what the city did to the reader.

import type { Fact } from "../protocol";
import { mainChoice, type Entry } from "./entries";
import { aboutYou, eventText, story } from "./story";
import type { Teller } from "./teller";

export interface RecapLine {
  readonly key: string;
  readonly seat: number | null; // null: the city
  readonly text: string;
  readonly you: readonly string[]; // what it means for the reader
  readonly again: readonly Entry[]; // what can be shown once more
}

/** The lines of a recap; `recalls` tells what can be shown again. */
export function recap(teller: Teller, all: readonly Entry[], recalls: (entry: Entry) => boolean): RecapLine[] {
  const { you } = teller;
  if (you === null || you === undefined) return [];
  const own = all.findLastIndex(({ seat, facts }) => seat === you && mainChoice(facts) !== undefined);
  const since = all.slice(own + 1);
  const lines = new Map<string, RecapLine>();
  const add = (seat: number | null, key: string, text: string, touched: readonly string[], entry: Entry): void => {
    const known = lines.get(key);
    const again = recalls(entry) && !known?.again.includes(entry) ? [entry] : [];
    lines.set(key, {
      key,
      seat,
      text: known ? `${known.text} ${text}` : text,
      you: [...(known?.you ?? []), ...touched],
      again: [...(known?.again ?? []), ...again],
    });
  };
  for (const entry of since) {
    const { seat, facts } = entry;
    if (seat === null) for (const one of events(facts)) add(null, "city", eventText(teller, one, facts), [], entry);
    else if (seat !== you) {
      const text = story(teller, entry);
      if (text) add(seat, String(seat), text, aboutYou(teller, entry), entry);
    }
  }
  return [...lines.values()];
}

/** The events that did something, black dice apart: those are on the table. */
function events(facts: readonly Fact[]): Fact[] {
  return facts.filter(
    ({ kind, by }) =>
      kind === "acts" && facts.some((one) => one.kind !== "acts" && one.cause === "event" && one.by === by),
  );
}
