// The pieces of the board that facts are about, and pieces in words.

import { dicePieces, pieceDie, readOption, targetPiece } from "../lib/pieces";
import { readPlace, placePiece, rowOf, slotOf } from "../model/place";
import { LETTERS, NEUTRAL, type View } from "../model/position";
import type { Fact, Step } from "../protocol";
import { settled } from "./entries";
import { dieText, spaceName, type Teller } from "./teller";

/** The pieces a fact is about, as far as they are on the board. */
export function piecesOf(view: View | null, fact: Fact): string[] {
  const { kind, owner = NEUTRAL, from, to } = fact;
  switch (kind) {
    case "citizen":
    case "cube":
      return [...new Set([to, from].flatMap((place) => pieceAt(view, place, owner, fact)))].slice(0, 2);
    case "card":
      return to === undefined ? [] : [`card:${to}`];
    case "event":
    case "acts":
      return eventPiece(view, fact.event);
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

function pieceAt(view: View | null, place: number | undefined, owner: number, { event }: Fact): string[] {
  if (place === undefined) return [];
  const read = readPlace(place);
  if (read.kind === "queue") return eventPiece(view, event);
  if (read.kind === "cathedral") return ["cathedral"];
  if (read.kind === "trade") return [`tradesman:${read.slot}:${LETTERS[owner]}`, `card:${read.slot}`];
  if (read.kind === "supply") return []; // what comes from there, or goes there, is not what matters
  const piece = placePiece(place, owner);
  return piece ? [piece] : [];
}

function eventPiece(view: View | null, event: string | undefined): string[] {
  const name = event?.split(".")[0];
  const at = view?.events.findIndex((one) => one.event === name) ?? -1;
  return at >= 0 ? [`event:${at}`] : [];
}

/** The pieces of the last turn, to be marked on the board; rolls of the whole city are not marked. */
export function marksOf(view: View | null, steps: readonly Step[]): Set<string> {
  const found = new Set<string>();
  for (const { facts } of settled(steps)) {
    for (const fact of facts) {
      if (fact.kind === "round") found.clear();
      if (fact.kind === "die" && fact.cause === "workforce") continue;
      for (const piece of piecesOf(view, fact)) found.add(piece);
    }
  }
  return found;
}

/** What is marked while a turn is on stage: what it is aimed at, the dice it will take, and what moved so far. */
export function stageMarks(view: View | null, all: readonly Fact[], done: readonly Fact[]): Set<string> {
  const found = new Set<string>();
  const left = view ? dicePieces(view) : [];
  for (const fact of all) {
    const { kind, from, to, cause } = fact;
    if (kind === "chose") for (const piece of piecesOf(view, fact)) found.add(piece);
    const at = kind === "die" && to === undefined ? left.findIndex((piece) => pieceDie(piece) === from) : -1;
    if (at >= 0 && cause !== "round_end" && !done.includes(fact)) found.add(left.splice(at, 1)[0] ?? "");
  }
  for (const fact of done)
    if (!(fact.kind === "die" && fact.cause === "workforce"))
      for (const piece of piecesOf(view, fact)) found.add(piece);
  return found;
}

/** A piece in words, for the list of lit pieces. */
export function pieceText(teller: Teller, piece: string): string {
  const { t, view } = teller;
  const [kind, first = "", second = ""] = piece.split(":");
  const who = (letter: string): string => teller.name(LETTERS.indexOf(letter as never));
  const cardAt = (slot: number): string | undefined => {
    const { colour, at } = slotOf(slot);
    return view?.activities[colour][at]?.card;
  };
  switch (kind) {
    case "die": {
      const name = piece.slice(4).split("#")[0] ?? "";
      return Number.isNaN(pieceDie(piece)) ? piece : dieText(teller, name);
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
      return t("event-at", { event: t(`name-${view?.events[Number(first)]?.event ?? ""}`) });
    case "supply":
      return t("citizen-supply", { who: who(first) });
    default:
      return t(`name-${kind}`);
  }
}
