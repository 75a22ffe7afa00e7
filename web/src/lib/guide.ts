// The first-game guide: which hint fits what is asked just now. Nothing here is a script of moves.

import type { Step } from "../protocol";
import type { Picks } from "../turn/picks";
import { PASS } from "../vocabulary";
import { readOption } from "./pieces";
import { LETTERS, type View } from "../model/position";
import { keep, recall } from "./settings";

/** What the guide looks at. */
export interface Scene {
  readonly view: View;
  readonly seat: number;
  /** What the reader is asked, or null while others move. */
  readonly asked: string | null;
  readonly picks: Picks;
  /** The server has accepted what is picked: it may be confirmed. */
  readonly ready: boolean;
  /** How many actions the reader has taken, passing included. */
  readonly acted: number;
}

export interface Hint {
  readonly id: string;
  /** What it points at, as selectors; the first that is on the screen. */
  readonly at: readonly string[];
}

interface Rule extends Omit<Hint, "at"> {
  readonly when: (scene: Scene) => boolean;
  readonly at: (scene: Scene) => readonly string[];
}

const piece = (id: string): string => `[data-piece="${id}"]`;
const lit = (start: string): string => `.piece.on[data-piece^="${start}"]`;
const district = (letter: string): string => `[data-district="${letter}"]`;
const button = (id: string): string => `[data-button="${id}"]`;
const own = ({ seat }: Scene): string => LETTERS[seat] ?? "A";
const PROMPT = ".prompt";

const placing = (scene: Scene): boolean => scene.asked === "space";
const facing = (scene: Scene): boolean => ["counter", "black", "black_dice"].includes(scene.asked ?? "");
const acting = (scene: Scene): boolean => scene.asked === "action";
const begun = (scene: Scene): boolean => scene.view.round === 1 && (facing(scene) || acting(scene));
const idle = ({ picks }: Scene): boolean =>
  picks.dice.length === 0 && picks.target === null && picks.option === null && picks.mode === "act";
const first = (scene: Scene): boolean => scene.view.round === 1 && acting(scene) && scene.acted === 0;
const later = (scene: Scene): boolean => scene.view.round === 1 && acting(scene) && scene.acted > 0 && idle(scene);
const next = (scene: Scene): boolean => scene.view.round > 1;

/** The owner of another district that has dice, or gray. */
function seller(scene: Scene): string {
  const me = own(scene);
  const others = Object.entries(scene.view.dice).filter(
    ([letter, dice]) => letter !== me && Object.values(dice ?? {}).some((list) => list.length),
  );
  return others[0]?.[0] ?? "N";
}

/** All hints in their order; the first that fits and was not seen is shown. */
const HINTS: readonly Rule[] = [
  { id: "welcome", when: placing, at: () => [] },
  { id: "city-hall", when: placing, at: () => [piece("building:city_hall")] },
  { id: "bishopric", when: placing, at: () => [piece("building:bishopric")] },
  { id: "palace", when: placing, at: () => [piece("building:palace")] },
  { id: "place", when: (s) => placing(s) && !s.ready, at: () => [PROMPT] },
  { id: "place-confirm", when: (s) => placing(s) && s.ready, at: () => [button("confirm")] },
  { id: "income", when: begun, at: () => [".panel.mine"] },
  { id: "dice", when: begun, at: (s) => [district(own(s))] },
  { id: "event", when: begun, at: (s) => [piece(`event:${Math.min(1, s.view.events.length - 1)}`)] },
  { id: "black", when: (s) => s.view.round === 1 && facing(s), at: () => ['[data-piece^="black:"]', PROMPT] },
  { id: "turn", when: first, at: () => [PROMPT] },
  { id: "pick-dice", when: (s) => first(s) && idle(s), at: (s) => [district(own(s)), lit("die:")] },
  {
    id: "pick-target",
    when: (s) => first(s) && s.picks.dice.length > 0 && s.picks.target === null,
    at: () => [lit("card:"), lit("building:"), lit("agriculture"), lit("cathedral"), lit("event:")],
  },
  {
    id: "target-first",
    when: (s) => first(s) && s.picks.target !== null && s.picks.dice.length === 0,
    at: () => [lit("die:")],
  },
  { id: "card", when: (s) => first(s) && idle(s), at: () => [lit("card:"), piece("card:6")] },
  { id: "confirm", when: (s) => first(s) && s.ready, at: () => [PROMPT] },
  { id: "origin", when: (s) => s.asked === "origin", at: (s) => [piece(`supply:${own(s)}`), PROMPT] },
  { id: "number", when: (s) => s.asked === "number", at: () => [PROMPT] },
  { id: "cubes", when: (s) => s.asked === "cubes", at: () => [lit("event:")] },
  { id: "modifier", when: (s) => s.asked === "modifier", at: () => [PROMPT] },
  { id: "watch", when: (s) => s.view.round === 1 && s.asked === null && s.acted > 0, at: () => [PROMPT] },
  { id: "buy", when: later, at: (s) => [district(seller(s))] },
  { id: "cathedral", when: later, at: () => [piece("cathedral")] },
  { id: "fight", when: later, at: () => [piece("event:0")] },
  { id: "settle", when: later, at: () => [piece("building:palace")] },
  { id: "farm", when: later, at: () => [piece("agriculture")] },
  { id: "influence", when: later, at: () => [piece("influence")] },
  { id: "pass", when: later, at: () => [button(`option:${PASS}`), PROMPT] },
  { id: "round-end", when: next, at: () => [piece("round")] },
  { id: "goodbye", when: next, at: () => [] },
];

export const HINT_IDS: readonly string[] = HINTS.map(({ id }) => id);
export const LAST = "goodbye";
/** Hints that ask for something: done is as good as read. */
const ASKING: ReadonlySet<string> = new Set([
  "place",
  "place-confirm",
  "pick-dice",
  "pick-target",
  "target-first",
  "confirm",
  "origin",
  "number",
  "cubes",
  "modifier",
]);

/** Whether a hint has done its work: it asked for something, and the game has moved on. */
export function answered(id: string, scene: Scene): boolean {
  return ASKING.has(id) && !HINTS.find((one) => one.id === id)?.when(scene);
}

/** The hint for a scene, passing over those already seen; null if there is nothing to say. */
export function hintFor(scene: Scene, seen: ReadonlySet<string>): Hint | null {
  const rule = HINTS.find(({ id, when }) => !seen.has(id) && when(scene));
  return rule ? { id: rule.id, at: rule.at(scene) } : null;
}

/** A hint by its name, as it would look in a scene. */
export function hintNamed(id: string, scene: Scene): Hint | null {
  const rule = HINTS.find((one) => one.id === id);
  return rule ? { id, at: rule.at(scene) } : null;
}

const isAction = (option: number): boolean => option === PASS || readOption(option).kind === "target";

/** How many actions a seat has finished, passing included, in the steps of a game. */
export function actionsOf(steps: readonly Step[], seat: number): number {
  let chosen = false;
  let count = 0;
  for (const { facts, undone, confirmed } of steps) {
    if (facts.some((fact) => fact.kind === "chose" && fact.owner === seat && isAction(fact.option ?? -1)))
      chosen = true;
    if (undone === seat) chosen = false;
    if (confirmed === seat && chosen) {
      count += 1;
      chosen = false;
    }
  }
  return count;
}

// --- what is kept on this device -------------------------------------------------------------------

const STATE = "troyes-guide";
const DONE = "troyes-guide-done";

export interface Kept {
  readonly table: string;
  readonly seen: readonly string[];
}

/** Whether somebody has been through the guide, or did not want it. */
export const guideDone = (): boolean => recall(DONE) !== null;
export const endGuide = (): void => {
  keep(DONE, "yes");
  keep(STATE, null);
};

export function keepGuide(kept: Kept): void {
  keep(STATE, JSON.stringify(kept));
}

/** The guide at a table, if it is on there. */
export function recallGuide(table: string): Kept | null {
  try {
    const kept = JSON.parse(recall(STATE) ?? "null") as Kept | null;
    return kept?.table === table && Array.isArray(kept.seen) ? kept : null;
  } catch {
    return null;
  }
}
