/** Those who have given no name: the server calls them so, the reader's language has its own word. */

import type { SeatInfo } from "../protocol";
import type { Translate } from "./i18n";

const UNNAMED = "Guest";
const NOBODY = /^Guest( \(\d+\)|)$/; // the second at a table has a number

/** A person's name as the reader sees it. */
export const nameShown = (t: Translate, name: string): string =>
  name.replace(NOBODY, (_, number: string) => t("guest-name") + number);

/** The name a person has given; none for those who are only called guests. */
export const nameGiven = (name: string | null): string => (name === null || name === UNNAMED ? "" : name);

/** Who has a seat: a person, a bot with its level, or nobody yet. */
export function sitterName(t: Translate, seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.kind === "bot" && seat.level && !seat.away
    ? t("bot-name", { name: seat.name, level: t(`bot-${seat.level}`) })
    : nameShown(t, seat.name);
}
