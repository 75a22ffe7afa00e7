// What dice would bring at a target, as the server's menu says it.

import type { MenuEntry, Said } from "../protocol";
import { AGRICULTURE, CATHEDRAL } from "../vocabulary";
import type { GroupWay } from "./picks";

/** What the best of these ways would bring at a target. */
export function yieldOf({ target, gain }: MenuEntry, ways: readonly GroupWay[]): Said {
  const times = Math.max(...ways.map((way) => way.times));
  if (target === CATHEDRAL) return { id: "gain-cubes", args: { amount: times } };
  if (target === AGRICULTURE) return gained("deniers", times);
  const [only, ...more] = Object.entries(gain ?? {});
  if (only && !more.length) return gained(only[0], only[1][times - 1] ?? 0);
  return { id: "tag-times", args: { times } };
}

const gained = (account: string, amount: number): Said => ({ id: `gain-${account}`, args: { sign: "+", amount } });

/** A tag in a few signs, and the sign of the account it speaks of: what it costs, what it brings, or how often. */
export function shortly({ id, args }: Said): { short: string; icon?: string } {
  if (id === "tag-price") return { short: `−${args.price}` };
  if (id === "tag-times") return { short: `×${args.times}` };
  if (id === "gain-cubes") return { short: `×${args.amount}` };
  const account = id.replace("gain-", "");
  return { short: `+${args.amount}`, icon: account === "deniers" ? "denier" : account };
}
