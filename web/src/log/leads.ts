// Where players are ahead at the end, in words.

import { category, type Lead } from "../lib/result";
import { called, inside, type Teller } from "./teller";

/** Where each is furthest ahead, in words. */
export function leadsText(teller: Pick<Teller, "t" | "name" | "you">, leads: readonly Lead[]): string {
  const { t } = teller;
  const one = { ...teller, view: null };
  return leads
    .map(({ owner, row, more }, k) => {
      const who = k ? inside(one, owner) : called(one, owner);
      return t("about-each", { who, what: `${category(t, row)} +${more}` });
    })
    .reduce((first, second) => (first ? t("and-then", { first, second }) : second), "");
}
