// From a decision of the server to what is lit, why other things are not, and what a click does.

import { blackPieces, dicePieces, dieName, optionPiece, pieceDie, readOption, targetPiece } from "../lib/pieces";
import { readDie } from "../model/die";
import { LETTERS, type View } from "../model/position";
import type { AskWhy, Decision, MenuEntry, Said } from "../protocol";
import {
  ACTIVATE,
  AGRICULTURE,
  CATHEDRAL,
  COUNTER,
  FIGHT,
  FLIP,
  FROM_SUPPLY,
  NUMBER,
  PASS,
  RECRUIT,
  YIELD,
} from "../vocabulary";
import {
  NOTHING,
  against,
  blackWay,
  chosenWay,
  compare,
  contains,
  firstPicks,
  has,
  influenceDice,
  menuOf,
  obligedBlack,
  openWays,
  optionAt,
  pickDie,
  pickModifier,
  pickTarget,
  optionsOf,
  takenOn,
  toggled,
  type Against,
  type GroupWay,
  type Mode,
  type Picked,
  type Picks,
} from "./picks";
import { yieldOf } from "./yields";

export type Light = "on" | "picked" | "off";

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
  /** What a lit die would cost the target picked, and how often a lit card could be used with the dice picked. */
  readonly tags: Map<string, Said>;
  /** What can be done, whether it is lit for the dice picked or not. */
  readonly targets: { readonly piece: string; readonly name: string }[];
  readonly buttons: Button[];
  readonly prompt: Said;
  /** Total and price of the group picked, or strength against black dice. */
  readonly sum: Said | null;
  /** How often the group picked uses the card, or how many cubes it places. */
  readonly times: Said | null;
  /** The options the picks stand for; null while something is missing. */
  readonly options: readonly number[] | null;
}

/** Dice that do not go together, or not with a target. */
export type Wonder = Pick<AskWhy, "target" | "modifier" | "dice">;

const ACTING = new Set(["action", "counter"]); // a turn begins
const SINGLE = new Set(["space", "origin", "number"]); // one of these, which can be changed until it is confirmed
const TIMES = new Set(["card", "event"]); // targets of which one may get more than one

function said(id: string, args: Said["args"] = {}): Said {
  return { id, args };
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
    tags: new Map(),
    targets: [],
    buttons: [],
    prompt: said("prompt-choose"),
    sum: null,
    times: null,
    options: optionsOf(decision, picks),
  };
  if (ACTING.has(decision.kind)) return offerActing(decision, view, picks, out);
  if (SINGLE.has(decision.kind)) return offerSingle(decision, view, picks, out);
  return offerDirect(decision, view, out);
}

function offerActing(decision: Decision, view: View, picks: Picks, out: Offer): Offer {
  const buttons = out.buttons;
  if (picks.mode === "act") {
    if (decision.kind === "action") lightMenu(decision, view, picks, out);
    else lightCounter(decision, view, picks, out);
  } else {
    lightInfluence(decision, view, picks, out);
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
  const closed = said("why-not-now"); // until the server has said why
  for (const entry of entries) {
    const piece = targetPiece(entry.target);
    if (entry.target === picks.target) {
      out.lit.set(piece, "picked");
    } else if (openWays(decision, picks, { target: entry.target, modifier: null }).length) {
      out.lit.set(piece, "on");
    } else {
      out.lit.set(piece, "off");
      out.why.set(piece, entry.why ?? closed);
    }
  }
  const inOrder = [...entries].sort((a, b) => a.target - b.target); // what is always there comes first
  out.targets.push(...inOrder.map(({ target, name }) => ({ piece: targetPiece(target), name })));
  const chosen = entries.find((entry) => entry.target === picks.target);
  for (const piece of dicePieces(view)) {
    if (picks.dice.includes(piece)) {
      out.lit.set(piece, "picked");
    } else if (openWays(decision, picks, { dice: [...picks.dice, piece] }).length) {
      out.lit.set(piece, "on");
    } else {
      out.lit.set(piece, "off");
      out.why.set(piece, closed);
    }
  }
  if (chosen) tagDice(decision, picks, out);
  else if (picks.dice.length) tagTargets(decision, picks, entries, out);
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

/** Ways with these picks and not a die more; if there are none, all that go on from them. */
function nearest(decision: Decision, picks: Picks, dice: readonly string[]): GroupWay[] {
  const open = openWays(decision, picks, { dice });
  const exact = open.filter((way) => way.dice.length === dice.length);
  return exact.length ? exact : open;
}

const cheapest = (ways: readonly GroupWay[]): number => Math.min(...ways.map(({ price }) => price));

/** What each lit die adds to the price. */
function tagDice(decision: Decision, picks: Picks, out: Offer): void {
  const paid = picks.dice.length ? cheapest(nearest(decision, picks, picks.dice)) : 0;
  for (const [piece, light] of out.lit) {
    if (light !== "on" || Number.isNaN(pieceDie(piece))) continue;
    const price = cheapest(nearest(decision, picks, [...picks.dice, piece])) - paid;
    if (price > 0 && Number.isFinite(price)) out.tags.set(piece, said("tag-price", { price }));
  }
}

/** What the dice picked would bring at each lit target. */
function tagTargets(decision: Decision, picks: Picks, entries: readonly MenuEntry[], out: Offer): void {
  for (const entry of entries) {
    const { target } = entry;
    const piece = targetPiece(target);
    if (out.lit.get(piece) !== "on" || sortOf(target) === "building") continue;
    const ways = openWays(decision, picks, { target }).filter((way) => way.dice.length === picks.dice.length);
    if (ways.length) out.tags.set(piece, yieldOf(entry, ways));
  }
}

/** What to ask the server about a piece that cannot be picked: its dice and target; null if there is nothing to ask. */
export function wonder(decision: Decision, picks: Picks, piece: string): Wonder | null {
  if (decision.kind !== "action" || picks.mode !== "act") return null;
  const { modifier } = picks;
  if (piece.startsWith("die:")) {
    return { target: picks.target, modifier, dice: [...picks.dice, piece].map(pieceDie) };
  }
  const entry = menuOf(decision).find(({ target }) => targetPiece(target) === piece);
  if (!entry || entry.why || !picks.dice.length) return null;
  return { target: entry.target, modifier: null, dice: picks.dice.map(pieceDie) };
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
  const closed = blackWay(decision, takenOn(decision, []))?.why ?? null;
  const obliged = obligedBlack(decision);
  for (const piece of blackPieces(view.black)) {
    const why = whyBlack(decision, picks, piece) ?? closed;
    if (obliged.includes(piece) || picks.black.includes(piece)) out.lit.set(piece, "picked");
    else if (!why) out.lit.set(piece, "on");
    else {
      out.lit.set(piece, "off");
      out.why.set(piece, why);
    }
  }
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
  if (!closed) (out as { sum: Said | null }).sum = sumBlack(against(decision, picks));
}

/** Why a black die cannot be taken on together with those picked; null if it can. */
function whyBlack(decision: Decision, picks: Picks, piece: string): Said | null {
  const way = blackWay(decision, takenOn(decision, [...picks.black, piece]));
  return way && way.first !== null ? null : (way?.why ?? said("why-black-too-strong"));
}

function lightInfluence(decision: Decision, view: View, picks: Picks, out: Offer): void {
  const { dice, most } = influenceDice(decision, picks.mode);
  const full = picks.mode === "flip" && picks.dice.length >= most; // the one to roll again can be changed
  for (const piece of dicePieces(view)) {
    const offered = dice.includes(pieceDie(piece));
    if (picks.dice.includes(piece)) out.lit.set(piece, "picked");
    else if (offered && !full) out.lit.set(piece, "on");
    else {
      out.lit.set(piece, "off");
      out.why.set(piece, offered ? said("why-group-size", { most }) : said("why-influence-own"));
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
    const why = possible ? undefined : decision.closed?.[id];
    const label = said(`button-${id}`);
    out.buttons.push({ id, label, light, group: "influence", ...(why ? { why } : {}) });
  }
}

/** What one who cannot beat a black die may do about it: change dice, or nothing; or has none. */
function wayOut(decision: Decision, view: View): string {
  const changes = decision.options.some(({ id }) => id === FLIP || readOption(id).kind === "reroll");
  if (changes) return "improve";
  return dicePieces(view).some((piece) => readDie(pieceDie(piece)).district === decision.seat) ? "weak" : "bare";
}

function promptActing(decision: Decision, view: View, picks: Picks, out: Offer): Said {
  if (picks.option === PASS) return said("prompt-pass");
  const giving = (): Said["args"] => ({ way: wayOut(decision, view), vp: decision.black?.loses ?? 0 });
  if (picks.option === YIELD) return said("prompt-yield-ready", giving());
  if (picks.mode !== "act") {
    return said(picks.dice.length ? `prompt-${picks.mode}-ready` : `prompt-${picks.mode}`);
  }
  if (decision.kind === "counter") {
    const value = takenOn(decision, [])[0] ?? 0;
    if (!has(decision, COUNTER)) return said("prompt-yield", { value, ...giving() });
    return said(out.options ? "prompt-counter-ready" : "prompt-counter", { value });
  }
  const targets = menuOf(decision);
  if (!targets.some((entry) => entry.ways.length)) return said("prompt-only-pass");
  const target = targets.find((entry) => entry.target === picks.target)?.name ?? "";
  const sort = sortOf(picks.target);
  if (out.options) return said("prompt-ready", { target, sort, count: picks.dice.length });
  if (picks.target !== null && picks.dice.length) {
    const exact = openWays(decision, picks).some((w) => w.dice.length === picks.dice.length);
    return exact ? said("prompt-modifier", { target }) : said("prompt-more-dice", { target, total: plainTotal(picks) });
  }
  if (picks.target !== null) return said("prompt-dice", { target, sort });
  if (picks.dice.length) return said("prompt-target", { count: picks.dice.length });
  return said("prompt-action");
}

/** What the dice picked count together; 0 if a cube that changes them is picked, too. */
function plainTotal({ dice, modifier }: Picks): number {
  return modifier ? 0 : dice.reduce((sum, piece) => sum + readDie(pieceDie(piece)).value, 0);
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
  const count = view.turn.cubes_left ?? 0;
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
      const label = read.kind === "number" ? said("button-number", { n: read.n }) : said("button-option");
      out.buttons.push({ id: `option:${option.id}`, label, light, group: "number" });
    }
  }
  const ready = picks.option !== null && out.options !== null;
  const target = view.turn.target ?? "";
  let id = `prompt-${decision.kind}`;
  if (decision.kind === "origin") id += target.startsWith("settle-") ? "-settle" : "-hire";
  if (picks.option === FROM_SUPPLY) id = "prompt-origin-supply";
  if (decision.kind === "number") id += target.startsWith("fight:") ? "-fight" : "-card";
  const left = view.seats[LETTERS[decision.seat] ?? "A"]?.supply ?? 0;
  return { ...out, prompt: said(ready ? `${id}-ready` : id, { left }) };
}

// --- picking -------------------------------------------------------------------------------------

/** A piece is clicked. What is not lit changes nothing. */
export function pick(decision: Decision, view: View, picks: Picks, piece: string): Picked {
  const light = offer(decision, view, picks).lit.get(piece);
  if (light !== "on" && light !== "picked") return { picks };
  if (!ACTING.has(decision.kind) && !SINGLE.has(decision.kind)) {
    const option = light === "on" ? optionAt(decision, piece) : undefined;
    return option === undefined ? { picks } : { picks, take: option };
  }
  const calm = { ...picks, option: null };
  if (piece.startsWith("die:")) return { picks: pickDie(calm, piece) };
  if (piece.startsWith("black:")) {
    if (obligedBlack(decision).includes(piece)) return { picks };
    return { picks: { ...calm, black: toggled(picks.black, piece) } };
  }
  if (ACTING.has(decision.kind)) return { picks: pickTarget(decision, calm, piece) };
  const option = optionAt(decision, piece) ?? null;
  const first = firstPicks(decision).option; // who clicks what is preselected means it
  return { picks: { ...NOTHING, option: picks.option === option ? first : option } };
}

/** A button of the offer is pressed. */
export function press(decision: Decision, view: View, picks: Picks, id: string): Picked {
  const button = offer(decision, view, picks).buttons.find((b) => b.id === id);
  if (!button || button.light === "off") return { picks };
  const [word, number] = id.split(":");
  const value = Number(number);
  switch (word) {
    case "send":
      return { picks, take: value };
    case "option":
      if (picks.option === value && value < NUMBER) return { picks: NOTHING };
      return { picks: { ...NOTHING, option: value } };
    case "modifier":
      return { picks: pickModifier(decision, picks, value) };
    case "recruit":
      return { picks, take: RECRUIT };
    case "reroll":
    case "flip":
      return { picks: picks.mode === word ? NOTHING : { ...NOTHING, mode: word } };
    default:
      return { picks };
  }
}
