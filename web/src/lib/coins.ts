// Which coins go from whom to whom, and what every account changes by.

import type { Fact } from "../protocol";
import { BANK, ON_DISTRICT } from "../vocabulary";

/** A coin's way: seats, or null for the bank. */
export interface CoinFlight {
  readonly from: number | null;
  readonly to: number | null;
  readonly coins: number;
}

const MOST = 3; // coins drawn for one payment, however large

/** Whose panel shows an account: what lies on a district lies before its owner too. */
function holder(account: number): number | null {
  if (account >= ON_DISTRICT) return account - ON_DISTRICT;
  return account === BANK ? null : account;
}

/** Payments of a turn, each from who pays to who gets it; what comes back at once does not move. */
export function coinFlights(facts: readonly Fact[]): CoinFlight[] {
  const paid: { from: number | null; to: number | null; amount: number }[] = [];
  for (const { kind, from = BANK, to = BANK, amount = 0 } of facts) {
    const [payer, payee] = [holder(from), holder(to)];
    if (kind !== "deniers" || payer === payee) continue;
    const same = paid.find((one) => one.from === payer && one.to === payee);
    const back = paid.find((one) => one.from === payee && one.to === payer);
    if (same) same.amount += amount;
    else if (back) back.amount -= amount;
    else paid.push({ from: payer, to: payee, amount });
  }
  return paid.flatMap(({ from, to, amount }) => {
    const coins = Math.min(MOST, Math.abs(amount));
    if (!coins) return [];
    return [amount > 0 ? { from, to, coins } : { from: to, to: from, coins }];
  });
}

/** What an account of somebody's changes by. */
export interface AccountChange {
  readonly seat: number;
  readonly kind: "deniers" | "influence" | "vp";
  readonly amount: number;
}

/** The changes of all purses, influence and points; what comes to nothing is left out. */
export function accountsOf(facts: readonly Fact[]): AccountChange[] {
  const found = new Map<string, AccountChange>();
  const add = (seat: number, kind: AccountChange["kind"], amount: number): void => {
    const key = `${seat} ${kind}`;
    found.set(key, { seat, kind, amount: (found.get(key)?.amount ?? 0) + amount });
  };
  for (const { kind, owner = BANK, from = BANK, to = BANK, amount = 0 } of facts) {
    if (kind === "influence" || kind === "vp") add(owner, kind, amount);
    if (kind !== "deniers") continue;
    if (from < BANK) add(from, kind, -amount);
    if (to < BANK) add(to, kind, amount);
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}
