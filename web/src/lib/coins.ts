// Which coins go from whom to whom, read off what the server told.

import type { Said } from "../protocol";

/** A coin's way: seats, or null for the bank. */
export interface CoinFlight {
  readonly from: number | null;
  readonly to: number | null;
  readonly coins: number;
}

const MOST = 3; // coins drawn for one payment, however large

/** Payments of one step: from those who lost to those who gained, the rest from and to the bank. */
export function coinFlights(messages: readonly Said[]): CoinFlight[] {
  const change = new Map<number, number>();
  for (const { id, args } of messages) {
    if (id !== "deniers") continue;
    const owner = Number(args["owner"]);
    change.set(owner, (change.get(owner) ?? 0) + Number(args["change"]));
  }
  const payers = [...change].filter(([, n]) => n < 0).map(([owner, n]) => ({ owner, left: -n }));
  const flights: { from: number | null; to: number | null; amount: number }[] = [];
  for (const [owner, gain] of change) {
    let wanted = gain;
    for (const payer of payers) {
      const paid = Math.min(payer.left, wanted);
      if (paid <= 0) continue;
      flights.push({ from: payer.owner, to: owner, amount: paid });
      payer.left -= paid;
      wanted -= paid;
    }
    if (wanted > 0) flights.push({ from: null, to: owner, amount: wanted });
  }
  for (const { owner, left } of payers) if (left > 0) flights.push({ from: owner, to: null, amount: left });
  return flights.map(({ from, to, amount }) => ({ from, to, coins: Math.min(MOST, amount) }));
}
