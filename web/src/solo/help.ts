/** The help texts of a table: some cards, events and places do something else against le Roy. */

import type { Translate } from "../lib/i18n";

/** What the help says of a piece; nothing if there is no text of it. */
export function helpOf(t: Translate, has: (id: string) => boolean, solo: boolean, about: string): string {
  const king = `help-king-${about}`;
  if (solo && has(king)) return t(king);
  return has(`help-${about}`) ? t(`help-${about}`) : "";
}
