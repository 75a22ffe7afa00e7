// The story of a game in words: from message ids of the server to sentences and pieces to point at.

import type { Said, Step } from "../protocol";
import type { Args, Translate } from "./i18n";
import { pieceDie, dicePieces, readDie, readOption, targetPiece, ACTIVATE, FIGHT, SETTLE } from "./pieces";
import { BUILDINGS, LETTERS, NEUTRAL, type View } from "./position";

/** What a sentence needs to know. */
export interface Teller {
  readonly t: Translate;
  readonly name: (owner: number) => string;
  readonly view: View | null;
}

export interface Sentence {
  readonly text: string;
  readonly pieces: readonly string[];
}

export interface Entry {
  readonly key: number;
  readonly seat: number | null; // 4: le Roy; null: the city, chance
  readonly ends: number | null; // a round ends with this
  readonly round: number | null; // a new round begins here
  readonly told: readonly Said[];
}

// --- building the log ----------------------------------------------------------------------------

/** Steps without those that were taken back. */
export function settled(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.messages.some((m) => m.id === "undone")) kept.pop();
    else kept.push(step);
  }
  return kept;
}

/** Entries of the log: one per turn, and one for what the city does in between. */
export function entries(steps: readonly Step[]): Entry[] {
  const found: (Entry & { told: Said[] })[] = [];
  let open = false; // whether the last entry is a turn that goes on
  const begin = (key: number, seat: number | null, heading: Partial<Entry> = {}): Said[] => {
    const told: Said[] = [];
    found.push({ key, seat, ends: null, round: null, ...heading, told });
    return told;
  };
  for (const { version, messages } of settled(steps)) {
    const { own, after, ending, next } = partsOf(messages);
    const chose = own.find((m) => m.id === "chose");
    const last = found.at(-1);
    let told = last?.told;
    if (own[0]?.id === "roy-rolled") {
      open = false;
      if (!told || own.length === 1 || last?.seat !== NEUTRAL) told = begin(version, NEUTRAL);
    } else if (chose) {
      const seat = Number(chose.args["seat"]);
      if (!told || !open || last?.seat !== seat) told = begin(version, seat);
      open = true;
    } else if (!told || (!open && last?.seat !== null)) {
      told = begin(version, null);
    }
    gather(told, plain(own));
    if (after.length) gather(begin(version + 0.2, null), after);
    if (ending.length) gather(begin(version + 0.4, null, { ends: numberOf(ending) }), ofEnd(ending));
    if (next.length) gather(begin(version + 0.6, null, { round: numberOf(next) }), next);
    if (ending.length || next.length || messages.some((m) => m.id === "confirmed")) open = false;
  }
  return found.filter((entry) => entry.told.length || entry.round);
}

interface Parts {
  readonly own: readonly Said[]; // the cause and what it did
  readonly after: readonly Said[]; // what followed le Roy's turn
  readonly ending: readonly Said[]; // the end of a round
  readonly next: readonly Said[]; // a new round
}

/** The messages of a step, parted where the server says that something else begins. */
function partsOf(messages: readonly Said[]): Parts {
  const at = (id: string): number => messages.findIndex((m) => m.id === id);
  const until = (...marks: number[]): number => marks.find((mark) => mark >= 0) ?? messages.length;
  const [done, ends, begins] = [at("roy-done"), at("round-ends"), at("round-begins")];
  return {
    own: messages.slice(0, until(done, ends, begins)),
    after: done < 0 ? [] : messages.slice(done + 1, until(ends, begins)),
    ending: ends < 0 ? [] : messages.slice(ends, until(begins)),
    next: begins < 0 ? [] : messages.slice(begins),
  };
}

const numberOf = (part: readonly Said[]): number => Number(part[0]?.args["round"]);

/** At the end of a round nobody uses dice: they are left over; and what is collected is said once. */
function ofEnd(messages: readonly Said[]): Said[] {
  const collected = (m: Said): boolean =>
    messages.some((o) => o.id === "on-district" && o.args["owner"] === m.args["owner"] && o.args["change"] === -Number(m.args["change"]));
  return messages
    .filter((m) => m.id !== "deniers" || !collected(m))
    .map((m) => (m.id === "dice-gone" ? { ...m, id: "dice-left" } : m));
}

/** Messages of a cause as they are told: what a choice has said is not said again. */
function plain(messages: readonly Said[]): readonly Said[] {
  const chose = messages.find((m) => m.id === "chose");
  const { kind } = readOption(Number(chose?.args["option"] ?? -1));
  if (chose && kind === "reroll") return messages.filter((m) => m.id !== "dice-gone");
  if (chose && kind === "from-space") return messages.filter((m) => m.id !== "left");
  return chose ? turned(messages) : messages;
}

/** Dice that go and come with one choice are turned upside down. */
export function turned(messages: readonly Said[]): readonly Said[] {
  const gone = messages.find((m) => m.id === "dice-gone");
  const come = messages.find((m) => m.id === "dice-come");
  if (!gone || !come) return messages;
  const one = { id: "dice-turned", args: { dice: gone.args["dice"], turned: come.args["dice"] } };
  return messages.flatMap((m) => (m === gone ? [one] : m === come ? [] : [m]));
}

/** A turn of le Roy: his dice, and what he did. */
export interface RoyTurn {
  readonly version: number;
  readonly first: number;
  readonly second: number;
  readonly total: number;
  readonly told: readonly Said[];
}

/** The last turn of le Roy in these steps. */
export function royTurn(steps: readonly Step[]): RoyTurn | null {
  for (const { version, messages } of [...steps].reverse()) {
    const rolled = messages.find((m) => m.id === "roy-rolled");
    if (!rolled || rolled.args["total"] === null) continue;
    const { first, value, total } = rolled.args as { first: number; value: number; total: number };
    const told = partsOf(messages).own.filter((m) => m !== rolled);
    return { version, first, second: value, total, told };
  }
  return null;
}

const UNTOLD = new Set(["confirmed", "round-ends", "round-begins"]); // headings say it
const TOGETHER = new Set(["dice-come", "dice-gone", "dice-left"]);

/** Messages put to those of an entry; dice that come one by one are told together. */
function gather(told: Said[], messages: readonly Said[]): void {
  for (const message of messages) {
    if (UNTOLD.has(message.id)) continue;
    const last = told.at(-1);
    if (last?.id === message.id && TOGETHER.has(message.id)) {
      const dice = [...(last.args["dice"] as string[]), ...(message.args["dice"] as string[])];
      told[told.length - 1] = { id: last.id, args: { dice } };
    } else {
      told.push(message);
    }
  }
}

/** What stands above an entry: that a round ends or begins. */
export function headingOf(t: Translate, { ends, round }: Entry): string[] {
  if (ends) return [t("log-round-ends", { round: ends })];
  return round ? [t("log-round-begins", { round })] : [];
}

// --- words ---------------------------------------------------------------------------------------

/** A target by its name in the menu: merchant, cathedral, settle-palace, fight:brigands.2. */
export function targetName(t: Translate, name: string): string {
  if (name === "cathedral" || name === "agriculture") return t(`name-${name}`);
  if (name.startsWith("settle-")) return t(`name-${name.slice(7)}`);
  if (name.startsWith("fight:")) return eventName(t, name.slice(6));
  return t(`name-${name}`);
}

/** An event, the second of its name with a number. */
export function eventName(t: Translate, name: string): string {
  const [event, copy] = name.split(".");
  return copy ? t("event-copy", { event: t(`name-${event}`), copy }) : t(`name-${event}`);
}

/** A space like palace-6 or bishopric-1.2. */
export function spaceName(t: Translate, name: string): string {
  const [building, place] = name.split("-");
  const [row, column] = (place ?? "").split(".");
  const args = { building: t(`name-${building}`), row: row ?? "", column: column ?? "" };
  return t(column ? "space-in-row" : "space-single", args);
}

function origin(teller: Teller, name: string): string {
  const place = name.replace(/^from:/, "");
  if (place === "supply") return teller.t("from-supply");
  if (place.startsWith("lying-")) {
    return teller.t("from-lying", { building: teller.t(`name-${place.slice(6)}`) });
  }
  if (/^(palace|bishopric|city_hall)-/.test(place)) {
    return teller.t("from-space", { space: spaceName(teller.t, place) });
  }
  return teller.t("from-card", { card: teller.t(`name-${place}`) });
}

/** A die in words; whose it is, unless it is the reader's context. */
export function dieText(teller: Teller, name: string, owner = true): string {
  const die = readDie(name.includes(".") ? name : `A.${name}`);
  const args = { colour: "rwy"[Math.floor((die % 18) / 6)] ?? "r", value: (die % 6) + 1 };
  if (!owner || !name.includes(".")) return teller.t("die", args);
  return teller.t("die-of", { ...args, who: teller.name(Math.floor(die / 18)) });
}

/** Dice in words, gathered by whose they are. */
function diceText(teller: Teller, names: readonly string[]): string {
  const by = new Map<number, string[]>();
  for (const name of names) {
    const owner = Math.floor(readDie(name) / 18);
    const list = by.get(owner) ?? [];
    list.push(dieText(teller, name, false));
    by.set(owner, list);
  }
  return [...by]
    .map(([owner, dice]) =>
      teller.t("dice-of", { who: teller.name(owner), dice: dice.join(", ") }),
    )
    .join("; ");
}

/** Whose cubes they are, and how many. */
function cubesText(teller: Teller, owners: readonly number[]): string {
  return [...new Set(owners)]
    .map((owner) => {
      const count = owners.filter((one) => one === owner).length;
      return teller.t("cubes-of", { who: teller.name(owner), count });
    })
    .join(", ");
}

// --- sentences -----------------------------------------------------------------------------------

type Values = Record<string, unknown>;
const UNSAID = new Set(["game-over", "undone", "passed", "roy-done"]);

/** One message in words; null if another one says it already. */
export function sentence(teller: Teller, message: Said): Sentence | null {
  const a = message.args as Values;
  if (message.id === "chose") return chose(teller, a);
  if (UNSAID.has(message.id)) return null;
  if (message.id === "supply" && Number(a["change"]) < 0) return null; // where to says it
  const args: Args = {};
  for (const [key, value] of Object.entries(a)) {
    if (typeof value === "number" || typeof value === "string") args[key] = value;
  }
  if (typeof a["owner"] === "number") args["who"] = teller.name(a["owner"]);
  if (typeof a["seat"] === "number") args["who"] = teller.name(a["seat"]);
  if (typeof a["card"] === "string") args["card"] = teller.t(`name-${a["card"]}`);
  if (typeof a["event"] === "string") args["event"] = teller.t(`name-${a["event"]}`);
  if (typeof a["character"] === "string") args["character"] = teller.t(`name-${a["character"]}`);
  if (typeof a["building"] === "string") args["building"] = teller.t(`name-${a["building"]}`);
  if (message.id === "stands" || message.id === "left") {
    args["space"] = spaceName(teller.t, String(a["space"]));
  }
  if (Array.isArray(a["dice"])) {
    args["dice"] = diceText(teller, a["dice"] as string[]);
    args["count"] = a["dice"].length;
  }
  if (Array.isArray(a["turned"])) {
    const dice = (a["turned"] as string[]).map((name) => dieText(teller, name, false));
    args["turned"] = dice.join(", ");
  }
  if (typeof a["change"] === "number") {
    args["direction"] = a["change"] > 0 ? "up" : "down";
    args["amount"] = Math.abs(a["change"]);
  }
  if (message.id === "event-countered") {
    args["taken"] = a["event"] === "marauding" ? "never" : a["taker"] === null ? "no" : "yes";
    args["who"] = typeof a["taker"] === "number" ? teller.name(a["taker"]) : "";
    args["cubes"] = cubesText(teller, a["cubes"] as number[]);
  }
  if (message.id === "roy-rolled" && !a["first"]) return null; // the second die tells both
  return { text: teller.t(`log-${message.id}`, args), pieces: piecesOf(teller.view, message) };
}

function chose(teller: Teller, a: Values): Sentence | null {
  const { t } = teller;
  const who = teller.name(Number(a["seat"]));
  const name = String(a["name"]);
  const option = Number(a["option"]);
  const read = readOption(option);
  const line = (id: string, args: Args = {}, pieces: string[] = []): Sentence => ({
    text: t(id, { who, ...args }),
    pieces,
  });
  switch (read.kind) {
    case "pass":
    case "counter":
    case "yield":
    case "recruit":
    case "flip":
      return line(`log-chose-${read.kind}`);
    case "target": {
      const pieces = [targetPiece(read.target)];
      const target = targetName(t, name);
      if (name === "cathedral" || name === "agriculture") return line(`log-chose-${name}`, {}, pieces);
      if (read.target >= FIGHT) return line("log-chose-fight", { event: target }, pieces);
      if (read.target >= ACTIVATE) return line("log-chose-card", { card: target }, pieces);
      if (read.target >= SETTLE) return line("log-chose-settle", { building: target }, pieces);
      return null;
    }
    case "modify":
      return line("log-chose-modify", { card: t(`name-${name.slice(1)}`) }, [`card:${read.slot}`]);
    case "from-space":
    case "from-lying":
    case "from-card":
    case "from-supply":
      return line("log-chose-from", { origin: origin(teller, name) });
    case "reroll":
      return line("log-chose-reroll", { die: dieText(teller, name.slice(7)) });
    default:
      return null; // what follows says it: dice used, cubes placed, citizens standing
  }
}

/** Messages in words; what is said several times in a row is counted. */
export function sentences(teller: Teller, told: readonly Said[]): Sentence[] {
  const found: { text: string; pieces: readonly string[]; times: number }[] = [];
  for (const message of told) {
    const one = sentence(teller, message);
    const last = found.at(-1);
    if (one && last?.text === one.text) last.times += 1;
    else if (one) found.push({ ...one, times: 1 });
  }
  return found.map(({ text, pieces, times }) => ({
    text: times > 1 ? teller.t("times", { text, times }) : text,
    pieces,
  }));
}

/** The pieces a message is about, as far as they are on the board. */
export function piecesOf(view: View | null, message: Said): string[] {
  const a = message.args as Values;
  const letter = LETTERS[Number(a["owner"] ?? a["seat"] ?? NEUTRAL)] ?? "N";
  switch (message.id) {
    case "stands":
    case "left":
      return [`space:${String(a["index"])}`];
    case "expelled":
      return [`lying:${String(a["building"])}:${letter}`];
    case "hired":
      return [`tradesman:${String(a["slot"])}:${letter}`, `card:${String(a["slot"])}`];
    case "quit":
    case "card-revealed":
    case "card-cubes":
      return [`card:${String(a["slot"])}`];
    case "cathedral-built":
    case "cathedral-lost":
      return ["cathedral"];
    case "event-revealed":
    case "event-cube":
    case "event-cube-lost":
    case "event-countered":
    case "event-rolled": {
      const at = view?.events.findIndex((e) => e.event === a["event"]) ?? -1;
      return at >= 0 ? [`event:${at}`] : [];
    }
    case "supply":
      return [`supply:${letter}`];
    case "dice-come": {
      if (!view) return [];
      const names = new Set(a["dice"] as string[]);
      return dicePieces(view).filter((piece) => names.has(piece.slice(4).split("#")[0] ?? ""));
    }
    case "chose": {
      const read = readOption(Number(a["option"]));
      return read.kind === "target" ? [targetPiece(read.target)] : [];
    }
    default:
      return [];
  }
}

/** The pieces of the last turn, to be marked on the board; rolls of the whole city are not marked. */
export function marksOf(view: View | null, steps: readonly Step[]): Set<string> {
  const found = new Set<string>();
  for (const step of settled(steps)) {
    const round = step.messages.some((m) => m.id === "round-begins");
    if (round) found.clear();
    for (const message of step.messages) {
      if (message.id === "dice-come" && (message.args["dice"] as string[]).length > 3) continue;
      if (message.id === "supply") continue;
      for (const piece of piecesOf(view, message)) found.add(piece);
    }
  }
  return found;
}

/** A piece in words, for the list of lit pieces. */
export function pieceText(teller: Teller, piece: string): string {
  const { t, view } = teller;
  const [kind, first = "", second = ""] = piece.split(":");
  const who = (letter: string): string => teller.name(LETTERS.indexOf(letter as never));
  switch (kind) {
    case "die": {
      const die = pieceDie(piece);
      const name = piece.slice(4).split("#")[0] ?? "";
      return Number.isNaN(die) ? piece : dieText(teller, name);
    }
    case "black":
      return t("black-die", { value: first.split("#")[0] ?? "" });
    case "card": {
      const slot = Number(first);
      const colour = (["red", "white", "yellow"] as const)[Math.floor(slot / 3)] ?? "red";
      const card = view?.activities[colour][slot % 3];
      return card ? t(`name-${card.card}`) : t("card-face-down", { round: (slot % 3) + 1, colour });
    }
    case "building":
      return t("into-building", { building: t(`name-${first}`) });
    case "space": {
      let index = Number(first) % 6;
      const building = BUILDINGS[Math.floor(Number(first) / 6)] ?? "palace";
      const rows = view?.buildings[building] ?? [];
      let row = 0;
      while (row < rows.length && index >= (rows[row]?.length ?? 1)) {
        index -= rows[row]?.length ?? 1;
        row += 1;
      }
      const owner = rows[row]?.[index] ?? null;
      const single = (rows[row]?.length ?? 1) === 1;
      const space = spaceName(t, single ? `${building}-${row + 1}` : `${building}-${row + 1}.${index + 1}`);
      return owner ? t("citizen-at", { who: who(owner), place: space }) : space;
    }
    case "lying":
      return t("citizen-lying", { who: who(second), building: t(`name-${first}`) });
    case "tradesman": {
      const slot = Number(first);
      const colour = (["red", "white", "yellow"] as const)[Math.floor(slot / 3)] ?? "red";
      const card = view?.activities[colour][slot % 3]?.card ?? "";
      return t("citizen-on-card", { who: who(second), card: t(`name-${card}`) });
    }
    case "event":
      return t("event-at", { event: t(`name-${view?.events[Number(first)]?.event ?? ""}`) });
    case "supply":
      return t("citizen-supply", { who: who(first) });
    default:
      return t(`name-${kind}`);
  }
}
