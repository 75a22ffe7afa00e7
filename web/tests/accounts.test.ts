// What the log tells is what happened: every change of an account with its owner, amount and cause.

import { expect, it } from "vitest";
import type { Args } from "../src/lib/i18n";
import { causeText, entries, sentences, type Teller } from "../src/log";
import { readPlace } from "../src/model/place";
import { viewOf } from "../src/model/position";
import type { Fact } from "../src/protocol";
import { BANK, ON_DISTRICT, PLACE_HAND } from "../src/vocabulary";
import { games, stepsOf } from "./games";

/** A message that was said. */
interface Said {
  readonly id: string;
  readonly args: Args;
}

type Sums = Record<string, number>;
const add = (sums: Sums, key: string, amount: number): void => void (sums[key] = (sums[key] ?? 0) + amount);

/** What facts change, by account, owner and cause. */
function changed(teller: Teller, facts: readonly Fact[]): Sums {
  const sums: Sums = {};
  for (const fact of facts) {
    const { kind, owner = 4, amount = 0, from = -1, to = -1, lost = 0 } = fact;
    const cause = fact.cause ? causeText(teller, fact) : "";
    const sign = amount < 0 ? "down" : "up";
    if (kind === "influence" || kind === "vp") {
      if (amount) add(sums, `${kind} #${owner} ${sign} ${cause}`, Math.abs(amount));
      if (lost) add(sums, `lost #${owner}`, lost);
    } else if (kind === "deniers") {
      if (to >= ON_DISTRICT) add(sums, `laid #${to - ON_DISTRICT}`, amount);
      else if (from >= ON_DISTRICT) add(sums, `collects #${from - ON_DISTRICT}`, amount);
      else if (fact.cause === "purchase") add(sums, `purchase #${from} #${fact.by}`, amount);
      else if (fact.cause === "hire") add(sums, `hire #${from}`, amount);
      else if (fact.cause === "income") add(sums, `income #${to}`, amount);
      else if (fact.cause === "salary") add(sums, `salary #${from}`, amount);
      else if (from < BANK && to < BANK) add(sums, `pays #${from} #${to} ${cause}`, amount);
      else if (to < BANK) add(sums, `deniers #${to} up ${cause}`, amount);
      else add(sums, `deniers #${from} down ${cause}`, amount);
    } else if (kind === "cube") {
      const [comes, goes] = [readPlace(to).kind, readPlace(from).kind];
      const event = `${fact.event} ${fact.copy ?? 0}`;
      const n = fact.amount ?? 1;
      if (comes === "queue") add(sums, `cube #${owner} ${event}`, n);
      else if (comes === "cubes") add(sums, `on card #${owner}`, n);
      else if (comes === "cathedral") add(sums, `built #${owner}`, n);
      else if (goes === "cubes") add(sums, `spent #${owner}`, n);
      else if (goes === "cathedral") add(sums, `fallen #${owner} ${cause}`, n);
      else if (fact.cause === "combat") add(sums, `home #${owner} ${event}`, n);
      else add(sums, `taken #${owner} ${event} ${cause}`, n);
    } else if (kind === "citizen" && to !== PLACE_HAND) {
      const place = readPlace(to).kind;
      if (place === "lying") add(sums, `expelled #${owner}`, 1);
      else if (place === "trade") add(sums, `hired #${owner}`, 1);
      else if (place === "space") add(sums, `stands #${owner}`, 1);
      else if (fact.cause !== "recruit") add(sums, `back #${owner}`, 1);
      else add(sums, "recruited", 1);
    }
  }
  return sums;
}

/** The same as the sentences say it. */
function told(said: readonly Said[]): Sums {
  const sums: Sums = {};
  for (const { id, args } of said) {
    const { who, amount = 1, direction, cause, which } = args;
    const n = Number(amount);
    const event = `${String(args["event"]).replace("name-", "")} ${which}`;
    if (id === "log-influence" || id === "log-vp" || id === "log-deniers")
      add(sums, `${id.slice(4)} ${who} ${direction} ${cause}`, n);
    else if (id === "log-influence-lost") add(sums, `lost ${who}`, n);
    else if (id === "log-purchase") add(sums, `purchase ${who} ${String(args["seller"]).replace("neutral", "#4")}`, n);
    else if (["log-laid", "log-collects", "log-hire", "log-income", "log-salary"].includes(id))
      add(sums, `${id.slice(4)} ${who}`, n);
    else if (id === "log-pays") add(sums, `pays ${who} ${args["whom"]} ${cause}`, n);
    else if (id === "log-event-cube") add(sums, `cube ${who} ${event}`, n);
    else if (id === "log-event-cube-lost") add(sums, `taken ${who} ${event} ${cause}`, n);
    else if (id === "log-card-cubes") add(sums, `on card ${who}`, n);
    else if (id === "log-cathedral-built") add(sums, `built ${who}`, 1);
    else if (id === "log-cathedral-lost") add(sums, `fallen ${who} ${cause}`, 1);
    else if (id === "log-modifier") add(sums, `spent ${who}`, 1);
    else if (id === "log-event-countered")
      for (const [, owner, count] of String(args["cubes"]).matchAll(/(#\d)=(\d+)/g))
        add(sums, `home ${owner} ${event}`, Number(count));
    else if (id === "log-expelled") add(sums, `expelled ${who}`, 1);
    else if (id === "log-hired") add(sums, `hired ${who}`, 1);
    else if (id === "log-home") add(sums, `back ${who}`, n);
    else if (id === "story-recruit") add(sums, "recruited", 1);
    else if (id === "log-stands" || id === "log-settled" || id === "log-moved" || id === "log-pushed")
      add(sums, `stands ${who}`, 1);
  }
  return sums;
}

const words: Teller["t"] = (id, args = {}) => {
  if (id === "cubes-of") return `${args["who"]}=${args["count"]}`;
  return id === "cause-combat" ? `fight ${args["event"]} ${args["which"]}` : id;
};

it.each(games.map((game) => [game.name, game] as const))("in %s", (_, game) => {
  const teller: Teller = { t: words, name: (owner) => `#${owner}`, view: viewOf(game.last) };
  let count = 0;
  for (const { facts } of entries(stepsOf(game))) {
    const said: Said[] = [];
    const t: Teller["t"] = (id, args = {}) => {
      said.push({ id, args });
      return words(id, args);
    };
    sentences({ ...teller, t }, facts); // the details of a turn
    expect(told(said)).toEqual(changed(teller, facts));
    count += Object.keys(told(said)).length;
  }
  expect(count).toBeGreaterThan(100);
});
