// The first game: a script of lessons, one row each. A row says when it is told, what it shows or asks
// for, and when it has been done. What it asks for is looked up in what the server offers, so it is
// always legal, and the script goes on with another row when it is not there or something else was done.

import type { Decision, Fact, Figures, MenuEntry, Step } from "../protocol";
import { NOTHING, has, menuOf, openWays, type GroupWay, type Picks } from "../turn/picks";
import {
  ACTIVATE,
  AGRICULTURE,
  BLACK_DICE,
  BUILDINGS,
  CATHEDRAL,
  CATHEDRAL_GAINS,
  ENDING,
  FIGHT,
  FIGHTING,
  FROM_SUPPLY,
  MODIFIERS,
  MODIFY,
  PASS,
  PASSING,
  RECRUIT,
  RECRUIT_COST,
  ROUNDS,
  SPACE,
  YIELD,
} from "../vocabulary";
import { readDie } from "../model/die";
import { buildingOf } from "../model/place";
import { priceArgs } from "../lib/help";
import { dicePieces, optionPiece, pieceDie, readOption, targetPiece } from "../lib/pieces";
import { eventAt } from "../log/teller";
import { LETTERS, NEUTRAL, type View } from "../model/position";
import type { Args } from "../lib/i18n";
import { keep, recall } from "../lib/settings";

/** The dice of the first game: with them every lesson of the script comes up. */
export const SEED = "b0";
/** The guide stops after this many turns off its script. */
const PATIENCE = 3;

/** What the guide looks at. */
export interface Scene {
  readonly view: View;
  readonly figures: Figures;
  readonly seat: number;
  /** What the reader is asked; null while others move. */
  readonly decision: Decision | null;
  readonly picks: Picks;
  /** The turn is complete and waits to be confirmed. */
  readonly held: boolean;
  /** Everything that has happened. */
  readonly facts: readonly Fact[];
  /** How many actions the reader has taken, passing included. */
  readonly acted: number;
  /** Whether the reader may ask what a good opponent would do. */
  readonly hints: boolean;
  /** Others think, and nothing is on stage: there is time to tell what the game is about. */
  readonly idle?: boolean;
}

/** What is to be done: pieces to click, an option to take, or a button to press. */
interface Move {
  readonly target?: number;
  readonly dice?: readonly number[];
  readonly option?: number;
  readonly button?: string;
  /** What was asked for is there already. */
  readonly ready?: boolean;
}

/** One step as it is shown. */
export interface Hint {
  /** The row, and the id of its text. */
  readonly lesson: string;
  readonly id: string;
  /** What it points at, as a selector. */
  readonly at: string | null;
  readonly args: Args;
  /** Whether it is read and gone on from; else something is to be done. */
  readonly told: boolean;
}

interface Row {
  readonly id: string;
  /** What must be asked for it to be told. */
  readonly on: readonly string[];
  /** What it shows, if it is only told. */
  readonly at?: (scene: Scene) => string | null;
  /** What it asks for; null if that cannot be done now. */
  readonly move?: (scene: Scene) => Move | null;
  /** Whether it has been done in this game. */
  readonly done?: (scene: Scene) => boolean;
  readonly args?: (scene: Scene) => Args;
  /** The dice are what it is about: they are picked first. */
  readonly diceFirst?: boolean;
}

// --- looking ---------------------------------------------------------------------------------------

const piece = (id: string): string => `[data-piece="${id}"]`;
const button = (id: string): string => `[data-button="${id}"]`;
const letter = ({ seat }: Scene): (typeof LETTERS)[number] => LETTERS[seat] ?? "A";
const me = (scene: Scene) => scene.view.seats[letter(scene)];
const happened = (scene: Scene, wanted: Partial<Fact>): boolean =>
  scene.facts.some((fact) => Object.entries(wanted).every(([key, value]) => fact[key as keyof Fact] === value));
const citizens = (scene: Scene, building: number): number =>
  scene.view.buildings[BUILDINGS[building] ?? "palace"].flat().filter((owner) => owner === letter(scene)).length;
const paid = (scene: Scene, wanted: Partial<Fact>): number =>
  scene.facts
    .filter((fact) => fact.kind === "deniers" && Object.entries(wanted).every(([k, v]) => fact[k as keyof Fact] === v))
    .reduce((sum, fact) => sum + (fact.amount ?? 0), 0);
const dice = (scene: Scene): number =>
  Object.values(scene.view.dice[letter(scene)] ?? {}).reduce((sum, list) => sum + list.length, 0);

// --- moves: always out of what the server offers -----------------------------------------------------

/** A space of a building, or of the one with the fewest citizens of the reader's. */
function place(building?: number): (scene: Scene) => Move | null {
  return (scene) => {
    const free = (b: number) => scene.decision?.options.find(({ id }) => buildingOf(id - SPACE) === b)?.id ?? null;
    const wanted =
      building !== undefined
        ? [building]
        : [2, 1, 0].sort((a, b) => citizens(scene, a) - citizens(scene, b)).filter((b) => free(b) !== null);
    const option = free(wanted[0] ?? 0);
    return option === null ? null : { option };
  };
}

/** The weakest dice that beat the highest black die, or giving in. */
function counter({ decision }: Scene): Move | null {
  const way = decision?.black?.ways[0];
  const group = way && way.first !== null ? decision?.black?.groups[way.first] : undefined;
  if (group) return { dice: group[0] };
  return decision && has(decision, YIELD) ? { option: YIELD, button: `option:${YIELD}` } : null;
}

/** The way that does most with the fewest and lowest dice. */
function best(scene: Scene, wanted: (way: GroupWay) => boolean): GroupWay | null {
  if (!scene.decision) return null;
  const found = openWays(scene.decision, NOTHING).filter((way) => way.modifier === 0 && wanted(way));
  return found.sort((a, b) => b.times - a.times || a.dice.length - b.dice.length || a.total - b.total)[0] ?? null;
}
const isCard = (target: number): boolean => target >= ACTIVATE && target < MODIFY;
const entryOf = ({ decision }: Scene, target: number): MenuEntry | undefined =>
  decision ? menuOf(decision).find((entry) => entry.target === target) : undefined;
const hireOf = (scene: Scene, target: number): number => entryOf(scene, target)?.hire ?? 0;

const sellerOf = ({ dice }: GroupWay): number => readDie(dice[0] ?? 0).district;

const nameOf = (scene: Scene, target: number): string => entryOf(scene, target)?.name ?? "";

const WAYS = {
  hire: (scene: Scene) => {
    const hires = (way: GroupWay) =>
      isCard(way.target) && way.price === 0 && way.times > 0 && hireOf(scene, way.target) > 0;
    // A card that is sure to bring something: others may bring nothing with the dice that are left.
    const sure = (way: GroupWay) => entryOf(scene, way.target)?.gain !== undefined;
    return (
      best(scene, (way) => hires(way) && sure(way)) ??
      best(scene, (way) => hires(way) && nameOf(scene, way.target) in MODIFIERS)
    );
  },
  cathedral: (scene: Scene) => best(scene, (way) => way.target === CATHEDRAL && way.price === 0),
  fight: (scene: Scene) => best(scene, (way) => way.target >= FIGHT && way.price === 0 && way.times > 0),
  buy: (scene: Scene) => {
    // One die, of a player if that can be: it is them one buys from.
    const one = (way: GroupWay) => way.price > 0 && way.dice.length === 1;
    const fights = (way: GroupWay) => one(way) && way.target >= FIGHT && way.times > 0;
    return (
      best(scene, (way) => fights(way) && sellerOf(way) !== NEUTRAL) ??
      best(scene, fights) ??
      best(scene, (way) => one(way) && [CATHEDRAL, AGRICULTURE].includes(way.target))
    );
  },
} as const;
const act =
  (kind: keyof typeof WAYS) =>
  (scene: Scene): Move | null =>
    WAYS[kind](scene);
const origin = ({ decision, picks }: Scene): Move | null => {
  const ids = decision?.options.map(({ id }) => id) ?? [];
  if (picks.option === FROM_SUPPLY) return { ready: true }; // as it is at first, if there is one
  return { option: ids.includes(FROM_SUPPLY) ? FROM_SUPPLY : (ids[0] ?? 0) };
};

// --- the script --------------------------------------------------------------------------------------

const TURN = ["counter", "action"];
const WAIT = "wait"; // nothing is asked
const name = (key: string): string => `@name-${key}`; // said in the reader's language
const targetOf = (scene: Scene, kind: keyof typeof WAYS): string => nameOf(scene, WAYS[kind](scene)?.target ?? -1);

const SCRIPT: readonly Row[] = [
  { id: "goal", on: ["space", WAIT], at: () => null, args: ({ view }) => ({ rounds: ROUNDS[view.players - 1] ?? 0 }) },
  {
    id: "character",
    on: ["space", WAIT],
    at: () => ".panel.mine .extras",
    args: (s) => ({
      names: (me(s)?.characters ?? []).map((one) => name(one ?? "")).join(),
      count: me(s)?.characters.length ?? 0,
    }),
  },
  { id: "city-hall", on: ["space"], move: place(2), done: (s) => citizens(s, 2) > 0 },
  {
    id: "bishopric",
    on: ["space"],
    move: place(1),
    done: (s) => citizens(s, 1) > 0,
    args: ({ figures }) => ({ pay: figures.money.bishopric }),
  },
  {
    id: "palace",
    on: ["space"],
    move: place(0),
    done: (s) => citizens(s, 0) > 0,
    args: ({ figures }) => ({ pay: figures.money.palace }),
  },
  { id: "mix", on: ["space"], move: place(), args: (s) => ({ left: me(s)?.supply ?? 0 }) },
  {
    id: "income",
    on: TURN,
    at: () => ".panel.mine",
    args: (s) => ({
      income: paid(s, { cause: "income", to: s.seat }),
      pay: paid(s, { cause: "salary", from: s.seat }),
      deniers: me(s)?.deniers ?? 0,
    }),
  },
  { id: "dice", on: TURN, at: (s) => `[data-district="${letter(s)}"]`, args: (s) => ({ count: dice(s) }) },
  {
    id: "event",
    on: TURN,
    at: (s) => piece(`event:${s.view.events.length - 1}`),
    args: (s) => ({ event: name(s.view.events.at(-1)?.event ?? ""), count: s.view.events.length }),
  },
  {
    id: "black",
    on: ["counter"],
    move: counter,
    diceFirst: true,
    args: (s) => ({
      dice: counter(s)?.dice?.length ?? 0,
      value: Math.max(0, ...s.view.black),
      influence: BLACK_DICE.influence,
      vp: s.decision?.black?.loses ?? 0,
    }),
  },
  {
    id: "recruit",
    on: ["action"],
    move: (s) =>
      s.decision && has(s.decision, RECRUIT) && !me(s)?.supply && WAYS.hire(s) ? { button: "recruit" } : null,
    done: (s) => happened(s, { kind: "citizen", cause: "recruit", owner: s.seat }) || hired(s),
    args: (s) => ({ influence: me(s)?.influence ?? 0, cost: RECRUIT_COST }),
  },
  {
    id: "hire",
    on: ["action"],
    move: act("hire"),
    done: (s) => hired(s),
    args: (s) => ({
      card: name(targetOf(s, "hire")),
      cost: hireOf(s, WAYS.hire(s)?.target ?? 0),
      times: WAYS.hire(s)?.times ?? 0,
    }),
  },
  {
    id: "cathedral",
    on: ["action"],
    move: act("cathedral"),
    done: (s) => happened(s, { kind: "cube", cause: "cathedral", owner: s.seat }),
    args: (s) => ({
      cubes: WAYS.cathedral(s)?.times ?? 0,
      vp: CATHEDRAL_GAINS[0].vp,
      level: -ENDING.level,
    }),
  },
  {
    id: "fight",
    on: ["action"],
    move: act("fight"),
    done: (s) => happened(s, { kind: "cube", cause: "combat", owner: s.seat }),
    args: (s) => ({
      event: name(eventAt(s.view, (WAYS.fight(s)?.target ?? FIGHT) - FIGHT)),
      cubes: WAYS.fight(s)?.times ?? 0,
      influence: FIGHTING.influence,
      stays: targetOf(s, "fight") === "fight:marauding" ? "yes" : "no",
    }),
  },
  {
    id: "buy",
    on: ["action"],
    move: act("buy"),
    done: (s) => happened(s, { kind: "deniers", cause: "purchase", from: s.seat }),
    diceFirst: true,
    args: (s) => {
      const way = WAYS.buy(s);
      const seller = way ? sellerOf(way) : NEUTRAL;
      return {
        ...priceArgs(s.figures),
        price: way?.price ?? 0,
        owner: LETTERS[seller] ?? "N",
        whose: seller === NEUTRAL ? "gray" : "player",
      };
    },
  },
  { id: "settle", on: ["action"], at: () => piece("building:palace") },
  { id: "origin", on: ["origin"], move: origin, args: (s) => ({ supply: me(s)?.supply ? "some" : "none" }) },
  { id: "number", on: ["number"], move: () => ({ ready: true }) },
  {
    id: "cubes",
    on: ["cubes"],
    move: ({ decision }) => ({ option: decision?.options.find(({ id }) => readOption(id).kind === "cube")?.id ?? 0 }),
  },
];
const FREE = "free";

const hired = (scene: Scene): boolean => happened(scene, { kind: "citizen", cause: "hire", owner: scene.seat });
const CONFIRM = button("confirm");

/** What is to be clicked for a move now, and which text goes with it. */
function click(row: Row, move: Move, scene: Scene): { id: string; at: string } {
  const { picks, view, seat } = scene;
  const confirm = confirming(scene);
  const astray = { id: "astray", at: button("undo") };
  if (scene.held) return confirm;
  if (move.ready) return { id: row.id, at: CONFIRM };
  if (move.option !== undefined) {
    if (picks.option === move.option) return confirm;
    if (picks.option !== null || picks.dice.length || picks.target !== null || picks.mode !== "act") return astray;
    return { id: row.id, at: move.button ? button(move.button) : piece(optionPiece(move.option, seat) ?? "") };
  }
  const left = [...(move.dice ?? [])];
  const strays = picks.dice.filter((die) => {
    const at = left.indexOf(pieceDie(die));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const aimed = move.target === undefined || picks.target === move.target;
  const another = picks.target !== null && !aimed;
  if (picks.option !== null || picks.mode !== "act" || strays.length || another || picks.black.length) return astray;
  if (move.button) return picks.dice.length || picks.target !== null ? astray : { id: row.id, at: button(move.button) };
  const die = dicePieces(view).find((one) => left.includes(pieceDie(one)) && !picks.dice.includes(one));
  const begun = picks.dice.length > 0 || picks.target !== null;
  if (die && (aimed || row.diceFirst)) return { id: begun || !row.diceFirst ? "die" : row.id, at: piece(die) };
  if (!aimed) return { id: begun ? "target" : row.id, at: piece(targetPiece(move.target ?? 0)) };
  return confirm;
}

/** What confirming is for is said once; later the button alone is named. */
function confirming(scene: Scene): { id: string; at: string } {
  const known = happened(scene, { kind: "citizen", cause: "placement", owner: scene.seat });
  return { id: known ? "again" : "confirm", at: CONFIRM };
}

const asks = ({ decision, held, idle }: Scene): string =>
  held && !decision ? "held" : (decision?.kind ?? (idle ? WAIT : ""));

/** How many actions of the reader were none of the script's. */
function strayed(scene: Scene): number {
  const lessons = SCRIPT.filter(({ id, on, done }) => on.includes("action") && id !== "recruit" && done?.(scene));
  return scene.acted - lessons.length;
}

/** The step for a scene; null if there is nothing to say. */
export function hintFor(scene: Scene, read: ReadonlySet<string>): Hint | null {
  const asked = asks(scene);
  const free: Hint = {
    lesson: FREE,
    id: FREE,
    at: scene.hints ? button("hint") : null,
    args: { passing: PASSING, hints: scene.hints ? "yes" : "no" },
    told: true,
  };
  if (asked === "held") return { lesson: "held", ...confirming(scene), args: {}, told: false };
  if (TURN.includes(asked) && (scene.view.round > 1 || strayed(scene) >= PATIENCE)) return free;
  for (const row of SCRIPT) {
    if (!row.on.includes(asked) || read.has(row.id) || row.done?.(scene)) continue;
    const args = row.args?.(scene) ?? {};
    if (row.at) return { lesson: row.id, id: row.id, at: row.at(scene), args, told: true };
    const move = row.move?.(scene);
    if (!move) continue;
    const now = click(row, move, scene);
    const give = now.id === "black" && move.option === YIELD ? "black-yield" : now.id;
    return { lesson: row.id, ...now, id: give, args, told: false };
  }
  return asked === "action" ? free : null;
}

/** What is told only, to look at it again. */
export function hintAgain(id: string, scene: Scene): Hint | null {
  const row = SCRIPT.find((one) => one.id === id);
  return row?.at ? { lesson: id, id, at: row.at(scene), args: row.args?.(scene) ?? {}, told: true } : null;
}
export const isTold = (id: string): boolean => SCRIPT.some((row) => row.id === id && row.at);
export const LAST = FREE;
export const HINT_IDS: readonly string[] = [
  ...SCRIPT.map(({ id }) => id),
  "black-yield",
  "die",
  "target",
  "confirm",
  "again",
  "astray",
  FREE,
];

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
