// The pieces of the board that facts are about, and pieces in words.

import { dicePieces, pieceDie, readOption, targetPiece } from "../lib/pieces";
import { readPlace, placePiece, rowOf, slotOf } from "../model/place";
import { LETTERS, NEUTRAL, type View } from "../model/position";
import type { Fact, Step } from "../protocol";
import { FIGHT, PLACE_QUEUE } from "../vocabulary";
import { withoutUndone } from "./entries";
import { called, dieText, eventAt, eventName, spaceName, type Teller } from "./teller";

/** The pieces a fact is about, as far as they are on the board; `later` is what has happened since. */
export function piecesOf(view: View | null, fact: Fact, later: readonly Fact[] = []): string[] {
  const { kind, owner = NEUTRAL, from, to } = fact;
  const fought = queuePlace(fact);
  if (fought !== null) return eventPiece(view, fact.event, placeAfter(fought, [fact, ...later]));
  switch (kind) {
    case "citizen":
    case "cube":
      return [...new Set([to, from].flatMap((place) => pieceAt(place, owner)))].slice(0, 2);
    case "card":
      return to === undefined ? [] : [`card:${to}`];
    case "rolled":
      return fact.cause === "event" ? eventPiece(view, String(fact.by)) : [];
    case "die":
      if (!view || to === undefined) return [];
      return dicePieces(view).filter((piece) => pieceDie(piece) === to);
    case "chose": {
      const read = readOption(fact.option ?? 0);
      return read.kind === "target" ? [targetPiece(read.target)] : [];
    }
    default:
      return [];
  }
}

function pieceAt(place: number | undefined, owner: number): string[] {
  if (place === undefined) return [];
  const read = readPlace(place);
  if (read.kind === "cathedral") return ["cathedral"];
  if (read.kind === "trade") return [`tradesman:${read.slot}:${LETTERS[owner]}`, `card:${read.slot}`];
  if (read.kind === "supply") return []; // what comes from there, or goes there, is not what matters
  const piece = placePiece(place, owner);
  return piece ? [piece] : [];
}

/** The place in the queue that a fact speaks of; null if it is about something else. */
function queuePlace({ kind, from, to, option }: Fact): number | null {
  if (kind === "chose") {
    const read = readOption(option ?? 0);
    return read.kind === "target" && read.target >= FIGHT ? PLACE_QUEUE + read.target - FIGHT : null;
  }
  if (kind !== "event" && kind !== "acts" && kind !== "cube") return null;
  return [to, from].find((place) => place !== undefined && readPlace(place).kind === "queue") ?? null;
}

/** Where an event stands after facts: the queue closes up over those that leave it; null if it is one of these. */
function placeAfter(place: number, facts: readonly Fact[]): number | null {
  let now = place;
  for (const { kind, from, to } of facts) {
    if (kind !== "event" || from === undefined || from === to) continue;
    if (from === now) return null;
    if (from < now) now -= 1;
  }
  return now;
}

/** An event of the queue where it is said to stand, or else the first of its name. */
function eventPiece(view: View | null, event: string | undefined, place: number | null = PLACE_QUEUE): string[] {
  if (!view || place === null) return [];
  const there = place - PLACE_QUEUE;
  const named = view.events.map((one) => event === undefined || one.event === event);
  const at = named[there] ? there : named.indexOf(true);
  return at >= 0 ? [`event:${at}`] : [];
}

/** The pieces of the last turn, to be marked on the board; rolls of the whole city are not marked. */
export function marksOf(view: View | null, steps: readonly Step[]): Set<string> {
  const facts = withoutUndone(steps).flatMap((step) => step.facts);
  const last = facts.slice(facts.findLastIndex(({ kind }) => kind === "round") + 1);
  return moved(view, last);
}

/** The pieces that facts are about, where they are when all has happened; rolls of the whole city are left out. */
function moved(view: View | null, facts: readonly Fact[]): Set<string> {
  const found = facts.flatMap((fact, k) =>
    fact.kind === "die" && fact.cause === "workforce" ? [] : piecesOf(view, fact, facts.slice(k + 1)),
  );
  return new Set(found);
}

/** What is marked while a turn is on stage: what it is aimed at, the dice it will take, and what moved so far. */
export function stageMarks(view: View | null, all: readonly Fact[], done: readonly Fact[]): Set<string> {
  const found = new Set<string>();
  const left = view ? dicePieces(view) : [];
  for (const fact of all) {
    const { kind, from, to, cause } = fact;
    if (kind === "chose") for (const piece of piecesOf(view, fact, done)) found.add(piece);
    const at = kind === "die" && to === undefined ? left.findIndex((piece) => pieceDie(piece) === from) : -1;
    if (at >= 0 && cause !== "round_end" && !done.includes(fact)) found.add(left.splice(at, 1)[0] ?? "");
  }
  for (const piece of moved(view, done)) found.add(piece);
  return found;
}

/** Whether a piece is a die of the reader's. */
export function isOwnDie({ you }: Teller, piece: string): boolean {
  return you !== null && you !== undefined && piece.startsWith(`die:${LETTERS[you]}.`);
}

/** A piece in words, for the list of lit pieces; the reader's dice have a heading of their own. */
export function pieceText(teller: Teller, piece: string): string {
  const { t, view } = teller;
  const [kind, first = "", second = ""] = piece.split(":");
  const who = (letter: string): string => called(teller, LETTERS.indexOf(letter as never));
  const cardAt = (slot: number): string | undefined => {
    const { colour, at } = slotOf(slot);
    return view?.activities[colour][at]?.card;
  };
  switch (kind) {
    case "die": {
      const name = piece.slice(4).split("#")[0] ?? "";
      if (Number.isNaN(pieceDie(piece))) return piece;
      return dieText(teller, isOwnDie(teller, piece) ? name.slice(2) : name);
    }
    case "black":
      return t("black-die", { value: first.split("#")[0] ?? "" });
    case "card": {
      const { colour, at } = slotOf(Number(first));
      const card = cardAt(Number(first));
      return card ? t(`name-${card}`) : t("card-face-down", { round: at + 1, colour });
    }
    case "building":
      return t("into-building", { building: t(`name-${first}`) });
    case "space": {
      const place = readPlace(Number(first));
      if (place.kind !== "space") return piece;
      const rows = view?.buildings[place.building] ?? [];
      const { row, column } = rowOf(rows, place.at);
      const owner = rows[row]?.[column] ?? null;
      const single = (rows[row]?.length ?? 1) === 1;
      const name = single ? `${place.building}-${row + 1}` : `${place.building}-${row + 1}.${column + 1}`;
      const space = spaceName(t, name);
      return owner ? t("citizen-at", { who: who(owner), place: space }) : space;
    }
    case "lying":
      return t("citizen-lying", { who: who(second), building: t(`name-${first}`) });
    case "tradesman":
      return t("citizen-on-card", { who: who(second), card: t(`name-${cardAt(Number(first)) ?? ""}`) });
    case "event":
      return t("event-at", { event: eventName(t, view ? eventAt(view, Number(first)) : "") });
    case "supply":
      return t("citizen-supply", { who: who(first) });
    default:
      return t(`name-${kind}`);
  }
}
