// A turn that is suggested, in few words: what to do, what it costs, and which of the reader's own pieces go where.

import { readDie } from "../model/die";
import { readPlace } from "../model/place";
import type { Fact } from "../protocol";
import { partOf } from "./entries";
import { sentences } from "./sentences";
import { isAccount, paymentsOf, story } from "./story";
import type { Teller } from "./teller";

/** What a seat would do, one thing after the other: influence is spent before what it is for. */
export function advice(teller: Teller, seat: number, facts: readonly Fact[]): string[] {
  const parts: Fact[][] = [];
  for (const fact of facts) {
    if (fact.kind === "round_end") break; // what comes then is the city's
    if (!parts.length || (fact.kind === "chose" && partOf(fact.option ?? 0) !== "further")) parts.push([]);
    parts.at(-1)?.push(fact);
  }
  return parts.flatMap((part) => {
    const headline = story(teller, { key: 0, seat, ends: null, round: null, facts: part }, true);
    const paid = part.filter(({ cause }) => cause !== "purchase"); // what was bought is in the headline
    // Whoever has been asked for the rest of an action has picked its dice already.
    const rest = part.filter((one) => isOwn(one, seat) && (headline !== null || one.kind !== "die"));
    const list = paymentsOf(teller, seat, paid).join(", ");
    return [
      ...(headline ? [headline] : []),
      ...(list ? [teller.t("preview-pay", { list })] : []),
      ...sentences(teller, rest).map(({ text }) => text),
    ];
  });
}

/** The reader's own dice, cubes and citizens, as far as they are not in the headline, and who is expelled. */
function isOwn(fact: Fact, seat: number): boolean {
  const { kind, owner, from, to, cause } = fact;
  if (kind === "citizen" && readPlace(to ?? 0).kind === "lying") return true; // whoever has to leave
  if (kind === "die") return readDie(from ?? 0).district === seat;
  if (kind === "chose" || kind === "black" || cause === "placement") return false;
  return owner === seat && !isAccount(fact, seat);
}
