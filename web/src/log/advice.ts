// A turn that is suggested, in few words: what to do, what it costs, which dice, and where pieces go.

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
    const headline = story(teller, { key: 0, seat, ends: null, round: null, facts: part });
    const paid = part.filter(({ cause }) => cause !== "purchase"); // what was bought is in the headline
    const rest = part.filter((one) => one.kind !== "chose" && one.kind !== "black" && !isAccount(one, seat));
    const list = paymentsOf(teller, seat, paid).join(", ");
    return [
      ...(headline ? [headline] : []),
      ...(list ? [teller.t("preview-pay", { list })] : []),
      ...sentences(teller, rest).map(({ text }) => text),
    ];
  });
}
