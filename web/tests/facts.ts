// Facts written by hand, and a teller whose texts are ids and arguments.

import { sentences, type Teller } from "../src/log";
import type { Fact, Step } from "../src/protocol";
import { PLACE_QUEUE, PLACE_SUPPLY } from "../src/vocabulary";

export const chosen = (owner: number, option: number): Fact => ({ kind: "chose", owner, option });
export const chose = (version: number, owner: number, option: number): Step => ({
  version,
  facts: [chosen(owner, option)],
});
export const used = (die: number, cause: Fact["cause"] = "agriculture"): Fact => ({
  kind: "die",
  owner: 0,
  from: die,
  cause,
});
export const pay = (from: number, to: number, amount: number, cause: Fact["cause"], by?: string | number): Fact => ({
  kind: "deniers",
  from,
  to,
  amount,
  cause,
  ...(by === undefined ? {} : { by }),
});
export const confirmed = (version: number, seat: number): Step => ({ version, facts: [], confirmed: seat });
export const come = (die: number): Fact => ({ kind: "die", owner: 0, to: die, cause: "workforce" });
export const begins = (amount: number): Fact => ({ kind: "round", amount, cause: "reveal" });
export const ends = (amount: number): Fact => ({ kind: "round_end", amount, cause: "round_end" });
/** A cube on an event at a place of the queue, and the influence for it. */
export const fought = (at: number, event: string, cause: Fact["cause"], by: string, copy?: number): Fact[] => [
  {
    kind: "cube",
    owner: 0,
    from: PLACE_SUPPLY,
    to: PLACE_QUEUE + at,
    event,
    cause,
    by,
    ...(copy === undefined ? {} : { copy }),
  },
  { kind: "influence", owner: 0, amount: 1, cause, by, ...(copy === undefined || by !== event ? {} : { copy }) },
];
export const teller: Teller = {
  t: (id, args = {}) => `${id} ${JSON.stringify(args)}`,
  name: (owner) => `P${owner}`,
  view: null,
};
/** Sentences as ids and arguments. */
export const say = (...facts: Fact[]): string[] => sentences(teller, facts).map(({ text }) => text);
