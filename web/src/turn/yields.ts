// What dice would bring at a target, as far as it does not depend on what else lies on the board.

import { CARD_EFFECTS } from "../board/effects";
import type { Said } from "../protocol";
import { AGRICULTURE, CARD_GAINS, CATHEDRAL, HARVEST } from "../vocabulary";
import type { GroupWay } from "./picks";

/** What the picks so far would bring at a target; `name` is its name in the menu. */
export function yieldOf(name: string, ways: readonly GroupWay[]): Said {
  const times = Math.max(...ways.map((way) => way.times));
  const target = ways[0]?.target;
  if (target === CATHEDRAL) return { id: "gain-cubes", args: { amount: times } };
  if (target === AGRICULTURE) return gain("deniers", Math.floor(Math.max(...ways.map((way) => way.total)) / HARVEST));
  const [only, ...more] = Object.entries(CARD_GAINS[name as keyof typeof CARD_GAINS] ?? {}).filter(([, n]) => n > 0);
  if (only && !more.length && isPlain(name)) return gain(only[0], only[1] * times);
  return { id: "tag-times", args: { times } };
}

const gain = (account: string, amount: number): Said => ({ id: `gain-${account}`, args: { sign: "+", amount } });

/** Whether every use of a card brings the same: its picture has nothing but what is paid and what is got. */
function isPlain(name: string): boolean {
  const tokens = CARD_EFFECTS[name]?.flat() ?? [];
  return tokens.every((token) => token.kind === "icon" && (token.name === "arrow" || token.text !== undefined));
}

/** A tag in a few signs, and the sign of the account it speaks of: what it costs, what it brings, or how often. */
export function shortly({ id, args }: Said): { short: string; icon?: string } {
  if (id === "tag-price") return { short: `−${args.price}` };
  if (id === "tag-times") return { short: `×${args.times}` };
  if (id === "gain-cubes") return { short: `×${args.amount}` };
  const account = id.replace("gain-", "");
  return { short: `+${args.amount}`, icon: account === "deniers" ? "denier" : account };
}
