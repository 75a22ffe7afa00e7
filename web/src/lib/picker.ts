// From a decision of the server to what is lit, what is picked, and which options to send.
//
// Nothing here knows a rule: groups of dice and reasons come with the decision's menu, and a plan is
// only offered for sending once the server's preview has accepted it. Everything is pure.

import type { BlackWay, Decision, Said } from "../protocol";
import {
  ACTIVATE,
  AGRICULTURE,
  BLACK,
  CATHEDRAL,
  COUNTER,
  DIE,
  FIGHT,
  FLIP,
  MODIFY,
  NO_MODIFIER,
  NUMBER,
  PASS,
  RECRUIT,
  REROLL,
  SETTLE,
  STOP,
  YIELD,
  blackPieces,
  dicePieces,
  dieName,
  districtOf,
  optionPiece,
  pieceBlack,
  pieceDie,
  readOption,
  targetPiece,
} from "./pieces";
import { LETTERS, type View } from "./position";

export type Light = "on" | "picked" | "off";
export type Mode = "act" | "reroll" | "flip";

/** What a person has picked so far; nothing of it is known to the server yet. */
export interface Picks {
  readonly mode: Mode;
  readonly dice: readonly string[];
  readonly black: readonly string[];
  readonly target: number | null;
  readonly modifier: number | null; // null: not said; 0: none; else slot + 1
  readonly option: number | null; // a choice without dice: a space, an origin, a number, pass
}

export const NOTHING: Picks = {
  mode: "act",
  dice: [],
  black: [],
  target: null,
  modifier: null,
  option: null,
};

/** One option to send, if the server asks for that kind of choice then; else it is left out. */
export interface Step {
  readonly kind: string;
  readonly option: number;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** The same as bare options, for the preview; the first that the server accepts is the true one. */
  readonly previews: readonly (readonly number[])[];
}

export interface Button {
  readonly id: string;
  readonly label: Said;
  readonly light: Light;
  readonly why?: Said;
  readonly group: "modifier" | "number" | "influence" | "end" | "more";
}

export interface Offer {
  readonly lit: Map<string, Light>;
  readonly why: Map<string, Said>;
  readonly buttons: Button[];
  readonly prompt: Said;
  /** Total and price of the group picked, or strength against black dice. */
  readonly sum: Said | null;
  /** How often the group picked uses the card, or how many cubes it places. */
  readonly times: Said | null;
  readonly plan: Plan | null;
}

/** A pick: other picks, or something to send at once. */
export interface Picked {
  readonly picks: Picks;
  readonly send?: Plan;
}

interface Way {
  readonly target: number;
  readonly modifier: number;
  readonly card: string;
  readonly dice: readonly number[];
  readonly total: number;
  readonly price: number;
  readonly times: number;
}

interface MenuEntry {
  readonly target: number;
  readonly name: string;
  readonly hire: number;
  readonly ways: readonly {
    readonly modifier: number;
    readonly name?: string;
    readonly groups: readonly (readonly [readonly number[], number, number, number])[];
  }[];
  readonly why?: Said;
}

const ONE_DIE = new Set(["monk", "templar", "prior"]); // the server takes no STOP after their die
const TIMES = new Set(["card", "event"]); // targets of which one may get more than one
const ACTING = new Set(["action", "counter"]);
const DIRECT = new Set(["modifier", "dice", "flip", "black", "black_dice", "cubes"]);

/** Whether a decision is one in which a turn begins, so that undoing may stop there. */
export function isResting(kind: string): boolean {
  return !["modifier", "dice", "flip", "black", "black_dice"].includes(kind);
}

function menuOf(decision: Decision): MenuEntry[] {
  return (decision.menu ?? []) as unknown as MenuEntry[];
}

const WAYS = new WeakMap<Decision, Way[]>();

/** All groups of a menu, one after the other. */
function waysOf(decision: Decision): Way[] {
  let ways = WAYS.get(decision);
  if (!ways) {
    ways = menuOf(decision).flatMap((entry) =>
      entry.ways.flatMap((way) =>
        way.groups.map(([dice, total, price, times]) => ({
          target: entry.target,
          modifier: way.modifier,
          card: way.name ?? "",
          dice,
          total,
          price,
          times,
        })),
      ),
    );
    WAYS.set(decision, ways);
  }
  return ways;
}

/** Whether a group has all these dice, equal ones counted. */
function contains(group: readonly number[], dice: readonly number[]): boolean {
  if (dice.length > group.length) return false;
  const left = [...group];
  for (const die of dice) {
    const at = left.indexOf(die);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

function has(decision: Decision, option: number): boolean {
  return decision.options.some((o) => o.id === option);
}

function said(id: string, args: Said["args"] = {}): Said {
  return { id, args };
}

/** Ways that the picks leave open. */
function openWays(decision: Decision, picks: Picks, but: Partial<Picks> = {}): Way[] {
  const p = { ...picks, ...but };
  const dice = p.dice.map(pieceDie);
  return waysOf(decision).filter(
    (way) =>
      (p.target === null || way.target === p.target) &&
      (p.modifier === null || way.modifier === p.modifier) &&
      contains(way.dice, dice),
  );
}

/** The way that is picked completely, or null; without a word on cubes, none is spent. */
export function chosenWay(decision: Decision, picks: Picks): Way | null {
  if (picks.target === null || picks.dice.length === 0) return null;
  const exact = openWays(decision, picks).filter((way) => way.dice.length === picks.dice.length);
  const plain = exact.find((way) => way.modifier === 0);
  if (plain) return plain;
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

// --- plans ---------------------------------------------------------------------------------------

function wayPlan(decision: Decision, way: Way): Plan {
  const asksModifier = menuOf(decision).some(
    (entry) => entry.target === way.target && entry.ways.some((w) => w.modifier !== 0),
  );
  const steps: Step[] = [{ kind: "action", option: way.target }];
  if (asksModifier) {
    const option = way.modifier === 0 ? NO_MODIFIER : MODIFY + way.modifier - 1;
    steps.push({ kind: "modifier", option });
  }
  for (const die of way.dice) steps.push({ kind: "dice", option: DIE + die });
  const settles = way.target >= SETTLE && way.target < SETTLE + 3;
  const stops = way.dice.length < 3 && !settles && !(way.modifier && ONE_DIE.has(way.card));
  if (stops) steps.push({ kind: "dice", option: STOP });
  return { steps, previews: [steps.map((s) => s.option)] };
}

function flipPlan(kind: string, dice: readonly string[]): Plan {
  const sorted = dice.map(pieceDie).sort((a, b) => a - b);
  const steps: Step[] = [{ kind, option: FLIP }];
  for (const die of sorted) steps.push({ kind: "flip", option: DIE + die });
  if (sorted.length < 3) steps.push({ kind: "flip", option: STOP });
  return { steps, previews: [steps.map((s) => s.option)] };
}

function counterPlan(picks: Picks): Plan {
  const values = picks.black.map(pieceBlack).sort((a, b) => b - a);
  const dice = picks.dice.map(pieceDie).sort((a, b) => a - b);
  const steps: Step[] = [{ kind: "counter", option: COUNTER }];
  for (const value of values) steps.push({ kind: "black", option: BLACK + value - 1 });
  const enough = steps.length;
  steps.push({ kind: "black", option: STOP });
  for (const die of dice) steps.push({ kind: "black_dice", option: DIE + die });
  steps.push({ kind: "black_dice", option: STOP });
  const all = steps.map((s) => s.option);
  // The server asks for further black dice only where there is one to take on.
  return { steps, previews: [all, all.filter((_, k) => k !== enough)] };
}

function onePlan(kind: string, option: number): Plan {
  return { steps: [{ kind, option }], previews: [[option]] };
}

/** What would be sent if the person confirmed now; null while something is missing. */
export function planOf(decision: Decision, view: View, picks: Picks): Plan | null {
  const kind = decision.kind;
  if (picks.option !== null) {
    return has(decision, picks.option) ? onePlan(kind, picks.option) : null;
  }
  if (picks.mode === "reroll") {
    const die = picks.dice[0];
    return die ? onePlan(kind, REROLL + (pieceDie(die) % 18)) : null;
  }
  if (picks.mode === "flip") return picks.dice.length ? flipPlan(kind, picks.dice) : null;
  if (kind === "counter") return against(decision, view, picks).enough ? counterPlan(picks) : null;
  if (kind === "action") {
    const way = chosenWay(decision, picks);
    return way ? wayPlan(decision, way) : null;
  }
  return null;
}

/** Equal lists, whatever their order. */
function alike(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && contains(a, b);
}

/** The black dice that the picks take on: the highest in any case. */
function takenOn(view: View, black: readonly string[]): number[] {
  return [...blackPieces(view).slice(0, 1), ...black].map(pieceBlack);
}

function blackWay(decision: Decision, black: readonly number[]): BlackWay | undefined {
  return decision.black?.ways.find((way) => alike(way.black, black));
}

export interface Against {
  readonly have: number;
  readonly need: number;
  readonly enough: boolean;
}

/** What the menu says of these dice against these black dice. */
function compare(decision: Decision, dice: readonly number[], black: readonly number[]): Against {
  const groups = decision.black?.groups ?? [];
  const at = groups.findIndex(([group]) => alike(group, dice));
  const way = blackWay(decision, black);
  const first = way?.first ?? null;
  return {
    have: groups[at]?.[1] ?? 0,
    need: way?.need ?? 0,
    enough: first !== null && at >= first,
  };
}

/** What the menu says of the dice picked against the black dice picked. */
export function against(decision: Decision, view: View, picks: Picks): Against {
  return compare(decision, picks.dice.map(pieceDie), takenOn(view, picks.black));
}

function sumBlack({ have, need }: Against): Said {
  return said("sum-black", { have, need });
}

// --- what is lit ---------------------------------------------------------------------------------

/** Everything a person sees of a decision. */
export function offer(decision: Decision, view: View, picks: Picks): Offer {
  const out: Offer = {
    lit: new Map(),
    why: new Map(),
    buttons: [],
    prompt: said("prompt-choose"),
    sum: null,
    times: null,
    plan: planOf(decision, view, picks),
  };
  if (ACTING.has(decision.kind)) return offerActing(decision, view, picks, out);
  if (DIRECT.has(decision.kind)) return offerDirect(decision, view, out);
  return offerSingle(decision, view, picks, out);
}

function offerActing(decision: Decision, view: View, picks: Picks, out: Offer): Offer {
  const buttons = out.buttons;
  if (picks.mode === "act") {
    if (decision.kind === "action") lightMenu(decision, view, picks, out);
    else lightCounter(decision, view, picks, out);
  } else {
    lightOwnDice(decision, view, picks, out);
  }
  influenceButtons(decision, picks, out);
  for (const [option, id] of [
    [PASS, "pass"],
    [YIELD, "yield"],
  ] as const) {
    if (has(decision, option)) {
      const light = picks.option === option ? "picked" : "on";
      buttons.push({ id: `option:${option}`, label: said(`button-${id}`), light, group: "end" });
    }
  }
  return { ...out, prompt: promptActing(decision, view, picks, out) };
}

function lightMenu(decision: Decision, view: View, picks: Picks, out: Offer): void {
  const entries = menuOf(decision);
  for (const entry of entries) {
    const piece = targetPiece(entry.target);
    if (entry.target === picks.target) {
      out.lit.set(piece, "picked");
    } else if (openWays(decision, picks, { target: entry.target, modifier: null }).length) {
      out.lit.set(piece, "on");
    } else {
      out.lit.set(piece, "off");
      out.why.set(piece, entry.why ?? said("why-not-with-dice"));
    }
  }
  const chosen = entries.find((entry) => entry.target === picks.target);
  for (const piece of dicePieces(view)) {
    if (picks.dice.includes(piece)) {
      out.lit.set(piece, "picked");
    } else if (openWays(decision, picks, { dice: [...picks.dice, piece] }).length) {
      out.lit.set(piece, "on");
    } else {
      out.lit.set(piece, "off");
      out.why.set(piece, whyDie(decision, picks, piece, chosen));
    }
  }
  modifierButtons(decision, picks, out);
  const way = chosenWay(decision, picks);
  const open = openWays(decision, picks);
  const first = open.find((w) => w.dice.length === picks.dice.length) ?? null;
  const shown = way ?? (picks.dice.length ? first : null);
  if (shown && picks.dice.length) {
    const args = { total: shown.total, price: shown.price, hire: way ? (chosen?.hire ?? 0) : 0 };
    (out as { sum: Said | null }).sum = said("sum-group", args);
  }
  if (way && TIMES.has(sortOf(way.target))) {
    const id = `times-${sortOf(way.target)}`;
    (out as { times: Said | null }).times = said(id, { times: way.times });
  }
}

function whyDie(
  decision: Decision,
  picks: Picks,
  piece: string,
  chosen: MenuEntry | undefined,
): Said {
  if (picks.dice.length >= 3) return said("why-die-three");
  if (!openWays(decision, NOTHING, { dice: [piece] }).length) return said("why-die-useless");
  const alone = openWays(decision, { ...NOTHING, target: picks.target }, { dice: [piece] });
  if (chosen && !alone.length) return said("why-die-target", { target: chosen.name });
  return said("why-die-together");
}

function modifierButtons(decision: Decision, picks: Picks, out: Offer): void {
  if (picks.target === null) return;
  const open = openWays(decision, picks, { modifier: null });
  const cards = new Map<number, string>();
  for (const way of open) cards.set(way.modifier, way.card);
  if (picks.modifier !== null && !cards.has(picks.modifier)) cards.set(picks.modifier, "");
  if (![...cards.keys()].some((modifier) => modifier !== 0)) return;
  const used = picks.modifier ?? chosenWay(decision, picks)?.modifier ?? null;
  for (const [modifier, card] of [...cards].sort((a, b) => a[0] - b[0])) {
    const label = modifier === 0 ? said("button-plain") : said("button-modifier", { card });
    const light = used === modifier ? "picked" : "on";
    out.buttons.push({ id: `modifier:${modifier}`, label, light, group: "modifier" });
  }
}

function lightCounter(decision: Decision, view: View, picks: Picks, out: Offer): void {
  const dice = picks.dice.map(pieceDie);
  const closed = blackWay(decision, takenOn(view, []))?.why ?? null;
  blackPieces(view).forEach((piece, k) => {
    const why = whyBlack(decision, view, picks, piece) ?? closed;
    if (k === 0 || picks.black.includes(piece)) out.lit.set(piece, "picked");
    else if (!why) out.lit.set(piece, "on");
    else {
      out.lit.set(piece, "off");
      out.why.set(piece, why);
    }
  });
  for (const piece of dicePieces(view)) {
    const group = [...dice, pieceDie(piece)];
    if (picks.dice.includes(piece)) out.lit.set(piece, "picked");
    else if (!closed && decision.black?.groups.some(([all]) => contains(all, group))) {
      out.lit.set(piece, "on");
    } else {
      out.lit.set(piece, "off");
      out.why.set(piece, closed ?? said("why-black-own-dice"));
    }
  }
  if (!closed) (out as { sum: Said | null }).sum = sumBlack(against(decision, view, picks));
}

/** Why a black die cannot be taken on together with those picked; null if it can. */
function whyBlack(decision: Decision, view: View, picks: Picks, piece: string): Said | null {
  const way = blackWay(decision, takenOn(view, [...picks.black, piece]));
  return way && way.first !== null ? null : (way?.why ?? said("why-black-too-strong"));
}

function lightOwnDice(decision: Decision, view: View, picks: Picks, out: Offer): void {
  for (const piece of dicePieces(view)) {
    const die = pieceDie(piece);
    const own = districtOf(die) === decision.seat;
    const allowed =
      picks.mode === "flip" ? picks.dice.length < 3 : has(decision, REROLL + (die % 18));
    if (picks.dice.includes(piece)) out.lit.set(piece, "picked");
    else if (own && allowed) out.lit.set(piece, "on");
    else {
      out.lit.set(piece, "off");
      out.why.set(piece, said(own ? "why-die-three" : "why-influence-own"));
    }
  }
}

function influenceButtons(decision: Decision, picks: Picks, out: Offer): void {
  const free: readonly [string, Mode | null, boolean][] = [
    ["reroll", "reroll", decision.options.some((o) => readOption(o.id).kind === "reroll")],
    ["recruit", null, has(decision, RECRUIT)],
    ["flip", "flip", has(decision, FLIP)],
  ];
  for (const [id, mode, possible] of free) {
    const light: Light = !possible ? "off" : mode && picks.mode === mode ? "picked" : "on";
    const why = possible ? undefined : said(`why-no-${id}`);
    const label = said(`button-${id}`);
    out.buttons.push({ id, label, light, group: "influence", ...(why ? { why } : {}) });
  }
}

/** What one who cannot beat a black die may do about it: change dice, or nothing; or has none. */
function wayOut(decision: Decision, view: View): string {
  const changes = decision.options.some(({ id }) => id === FLIP || readOption(id).kind === "reroll");
  if (changes) return "improve";
  return dicePieces(view).some((piece) => districtOf(pieceDie(piece)) === decision.seat) ? "weak" : "bare";
}

function promptActing(decision: Decision, view: View, picks: Picks, out: Offer): Said {
  if (picks.option === PASS) return said("prompt-pass");
  if (picks.option === YIELD) return said("prompt-yield-ready", { way: wayOut(decision, view) });
  if (picks.mode !== "act") {
    return said(picks.dice.length ? `prompt-${picks.mode}-ready` : `prompt-${picks.mode}`);
  }
  if (decision.kind === "counter") {
    const value = Math.max(0, ...view.black);
    if (!has(decision, COUNTER)) return said("prompt-yield", { value, way: wayOut(decision, view) });
    return said(out.plan ? "prompt-counter-ready" : "prompt-counter", { value });
  }
  const targets = menuOf(decision);
  if (!targets.some((entry) => entry.ways.length)) return said("prompt-only-pass");
  const target = targets.find((entry) => entry.target === picks.target)?.name ?? "";
  const sort = sortOf(picks.target);
  if (out.plan) return said("prompt-ready", { target, sort, count: picks.dice.length });
  if (picks.target !== null && picks.dice.length) {
    const exact = openWays(decision, picks).some((w) => w.dice.length === picks.dice.length);
    return said(exact ? "prompt-modifier" : "prompt-more-dice", { target });
  }
  if (picks.target !== null) return said("prompt-dice", { target, sort });
  if (picks.dice.length) return said("prompt-target", { count: picks.dice.length });
  return said("prompt-action");
}

/** What sort of target it is, for sentences. */
export function sortOf(target: number | null): string {
  if (target === null) return "none";
  if (target === CATHEDRAL) return "cathedral";
  if (target === AGRICULTURE) return "agriculture";
  if (target >= FIGHT) return "event";
  return target >= ACTIVATE ? "card" : "building";
}

/** Kinds that are answered at once, piece by piece: cubes, and whatever a reload left half done. */
function offerDirect(decision: Decision, view: View, out: Offer): Offer {
  const dice = dicePieces(view);
  const taken = new Map<string, number>();
  for (const name of view.turn.picks ?? []) taken.set(name, (taken.get(name) ?? 0) + 1);
  for (const piece of dice) {
    const name = dieName(pieceDie(piece));
    const left = taken.get(name) ?? 0;
    if (left && decision.kind !== "cubes") {
      taken.set(name, left - 1);
      out.lit.set(piece, "picked");
    }
  }
  for (const option of decision.options) {
    const read = readOption(option.id);
    if (read.kind === "die") {
      const piece = dice.find((p) => pieceDie(p) === read.die && !out.lit.has(p));
      if (piece) out.lit.set(piece, "on");
    } else if (read.kind === "black") {
      const chosen = (view.turn.chosen ?? []).filter((value) => value === read.value).length;
      out.lit.set(`black:${read.value}#${chosen}`, "on");
    } else if (read.kind === "stop" || read.kind === "plain" || read.kind === "modify") {
      const label =
        read.kind === "modify"
          ? said("button-modifier", { card: option.name.slice(1) })
          : said(read.kind === "plain" ? "button-plain" : `button-stop-${decision.kind}`);
      out.buttons.push({ id: `send:${option.id}`, label, light: "on", group: "more" });
    } else {
      const piece = optionPiece(option.id, decision.seat);
      if (piece) out.lit.set(piece, "on");
    }
  }
  if (decision.black) {
    const picked = dice.filter((piece) => out.lit.get(piece) === "picked").map(pieceDie);
    const now = compare(decision, picked, view.turn.chosen ?? []);
    (out as { sum: Said | null }).sum = sumBlack(now);
  }
  const count = view.turn.todo ?? 0;
  const id = decision.kind === "cubes" ? "cubes" : `${decision.kind.replace("_", "-")}-direct`;
  return { ...out, prompt: said(`prompt-${id}`, { count }) };
}

/** One choice among spaces, origins or numbers. */
function offerSingle(decision: Decision, view: View, picks: Picks, out: Offer): Offer {
  for (const option of decision.options) {
    const light = picks.option === option.id ? "picked" : "on";
    const read = readOption(option.id);
    const piece = optionPiece(option.id, decision.seat);
    if (piece) {
      out.lit.set(piece, light);
    } else {
      const label =
        read.kind === "number" ? said("button-number", { n: read.n }) : said("button-option");
      out.buttons.push({ id: `option:${option.id}`, label, light, group: "number" });
    }
  }
  const ready = picks.option !== null && out.plan !== null;
  const target = view.turn.target ?? "";
  let id = `prompt-${decision.kind}`;
  if (decision.kind === "origin") id += target.startsWith("settle-") ? "-settle" : "-hire";
  if (decision.kind === "number") id += target.startsWith("fight:") ? "-fight" : "-card";
  const left = view.seats[LETTERS[decision.seat] ?? "A"]?.supply ?? 0;
  return { ...out, prompt: said(ready ? `${id}-ready` : id, { left }) };
}

// --- picking -------------------------------------------------------------------------------------

/** The picks a decision begins with: of numbers, the greatest. */
export function firstPicks(decision: Decision): Picks {
  if (decision.kind !== "number") return NOTHING;
  return { ...NOTHING, option: Math.max(...decision.options.map((o) => o.id)) };
}

/** A piece is clicked. What is not lit changes nothing. */
export function pick(decision: Decision, view: View, picks: Picks, piece: string): Picked {
  const light = offer(decision, view, picks).lit.get(piece);
  if (light !== "on" && light !== "picked") return { picks };
  if (DIRECT.has(decision.kind)) {
    const option = light === "on" ? directOption(decision, piece) : undefined;
    return option === undefined ? { picks } : { picks, send: onePlan(decision.kind, option) };
  }
  const calm = { ...picks, option: null };
  if (piece.startsWith("die:")) return { picks: pickDie(calm, piece) };
  if (piece.startsWith("black:")) {
    if (piece === blackPieces(view)[0]) return { picks };
    return { picks: { ...calm, black: toggled(picks.black, piece) } };
  }
  if (ACTING.has(decision.kind)) return { picks: pickTarget(decision, calm, piece) };
  const option = decision.options.find((o) => optionPiece(o.id, decision.seat) === piece);
  if (!option) return { picks };
  return { picks: { ...NOTHING, option: picks.option === option.id ? null : option.id } };
}

function directOption(decision: Decision, piece: string): number | undefined {
  return decision.options.find(({ id }) => {
    const read = readOption(id);
    if (read.kind === "die") return piece.startsWith("die:") && pieceDie(piece) === read.die;
    if (read.kind === "black") return piece.startsWith("black:") && pieceBlack(piece) === read.value;
    return optionPiece(id, decision.seat) === piece;
  })?.id;
}

function toggled(list: readonly string[], piece: string): string[] {
  return list.includes(piece) ? list.filter((other) => other !== piece) : [...list, piece];
}

function pickDie(picks: Picks, piece: string): Picks {
  if (picks.mode === "reroll") return { ...picks, dice: picks.dice.includes(piece) ? [] : [piece] };
  return { ...picks, dice: toggled(picks.dice, piece) };
}

function pickTarget(decision: Decision, picks: Picks, piece: string): Picks {
  const entry = menuOf(decision).find((e) => targetPiece(e.target) === piece);
  if (!entry) return picks;
  if (entry.target === picks.target) return { ...picks, target: null, modifier: null };
  const other = { ...picks, target: entry.target };
  return openWays(decision, other).length ? other : { ...other, modifier: null };
}

/** A button of the offer is pressed. */
export function press(decision: Decision, view: View, picks: Picks, id: string): Picked {
  const button = offer(decision, view, picks).buttons.find((b) => b.id === id);
  if (!button || button.light === "off") return { picks };
  const [word, number] = id.split(":");
  const value = Number(number);
  switch (word) {
    case "send":
      return { picks, send: onePlan(decision.kind, value) };
    case "option":
      if (picks.option === value && value < NUMBER) return { picks: NOTHING };
      return { picks: { ...NOTHING, option: value } };
    case "modifier":
      return { picks: pickModifier(decision, picks, value) };
    case "recruit":
      return { picks, send: onePlan(decision.kind, RECRUIT) };
    case "reroll":
    case "flip":
      return { picks: picks.mode === word ? NOTHING : { ...NOTHING, mode: word } };
    default:
      return { picks };
  }
}

function pickModifier(decision: Decision, picks: Picks, modifier: number): Picks {
  if (picks.modifier === modifier) return { ...picks, modifier: null };
  const next = { ...picks, modifier, option: null };
  return openWays(decision, next).length ? next : { ...next, dice: [] };
}

/** Whether anything is picked that could be put back. */
export function isEmpty(picks: Picks): boolean {
  return (
    picks.mode === "act" &&
    picks.dice.length === 0 &&
    picks.black.length === 0 &&
    picks.target === null &&
    picks.option === null
  );
}
