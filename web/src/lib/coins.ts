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

/** Salaries are paid out of the income: only what is left of it moves. */
const NETTED: ReadonlySet<Fact["cause"]> = new Set(["income", "salary"]);

/** A turn's payments, each from payer to payee. */
export function coinFlights(facts: readonly Fact[]): CoinFlight[] {
  const paid: { from: number | null; to: number | null; amount: number; netted: boolean }[] = [];
  for (const { kind, from = BANK, to = BANK, amount = 0, cause } of facts) {
    const [payer, payee] = [holder(from), holder(to)];
    if (kind !== "deniers" || payer === payee) continue;
    const netted = NETTED.has(cause);
    const same = paid.find((one) => one.from === payer && one.to === payee && one.netted === netted);
    const back = netted && paid.find((one) => one.from === payee && one.to === payer && one.netted);
    if (same) same.amount += amount;
    else if (back) back.amount -= amount;
    else paid.push({ from: payer, to: payee, amount, netted });
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

/** The changes of all purses, influence and points: what is paid and what is gained apart. */
export function accountsOf(facts: readonly Fact[]): AccountChange[] {
  const found = new Map<string, AccountChange>();
  const add = (seat: number, kind: AccountChange["kind"], amount: number, cause: Fact["cause"]): void => {
    const key = `${seat} ${kind} ${NETTED.has(cause) ? "left" : amount < 0}`;
    found.set(key, { seat, kind, amount: (found.get(key)?.amount ?? 0) + amount });
  };
  for (const { kind, owner = BANK, from = BANK, to = BANK, amount = 0, cause } of facts) {
    if (kind === "influence" || kind === "vp") add(owner, kind, amount, cause);
    if (kind !== "deniers") continue;
    if (from < BANK) add(from, kind, -amount, cause);
    if (to < BANK) add(to, kind, amount, cause);
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}
