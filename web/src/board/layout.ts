/** Where everything is: one picture for wide screens, one in two columns for tablets, one stacked for phones. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export type Arrangement = "wide" | "middle" | "tall";

/**
 * The picture for a board of this width. The wide one has small dice: a mouse can do with them, a finger
 * cannot.
 */
export function arrange(width: number, finger: boolean): Arrangement {
  if (width < 520) return "tall";
  return width < (finger ? 1400 : 800) ? "middle" : "wide";
}

export interface Layout {
  kind: Arrangement;
  width: number;
  height: number;
  track: Rect;
  square: Rect;
  cathedral: Rect;
  palace: Rect;
  bishopric: Rect;
  city_hall: Rect;
  agriculture: Rect;
  /** By slot: red I to III, white, yellow. */
  cards: Rect[];
  strip: Rect;
  events: Rect[];
  /** Places for events to come. */
  free: Rect[];
  /** Round and decks. */
  round: Rect;
  black: Rect | null;
  /** The room of a die where dice lie in rows. */
  die: number;
}

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

export interface Counts {
  events: number;
  black: number;
  /** Dice by district, in the order they are shown. */
  dice: number[];
  /** Of which colours a card lies open: the others need little room on a phone. */
  open?: readonly boolean[];
}

export const WIDE = { w: 1600, h: 1020 };
export const TALL_WIDTH = 390;
export const MIDDLE_WIDTH = 780;
const GAP = 12;

/** The board for desktops. Everything has its place for good, up to six events. */
export function wide(counts: Pick<Counts, "events">): Layout {
  const edge = 20;
  const col = 505;
  const mid = WIDE.w - 2 * edge - 2 * col - 2 * GAP;
  const x = [edge, edge + col + GAP, edge + col + GAP + mid + GAP];
  const top = 100;
  const upper = 470;
  const half = (upper - GAP) / 2;
  const cardsY = top + upper + GAP;
  const cardsH = 216;
  const stripY = cardsY + cardsH + GAP;
  const strip = rect(edge, stripY, WIDE.w - 2 * edge, WIDE.h - edge - stripY);
  const cards: Rect[] = [];
  for (let colour = 0; colour < 3; colour++) {
    const width = colour === 1 ? mid : col;
    const w = (width - 2 * 8) / 3;
    for (let k = 0; k < 3; k++) cards.push(rect(x[colour]! + k * (w + 8), cardsY, w, cardsH));
  }
  const farm = 138;
  const round = rect(strip.x + 12, strip.y + 10, 132, strip.h - 20);
  const black = rect(strip.x + strip.w - 218, strip.y + 10, 208, strip.h - 20);
  const left = round.x + round.w + 12;
  const queue = rect(left, strip.y + 10, black.x - 12 - left, strip.h - 20);
  const places = queueCells(queue, Math.max(counts.events, 6));
  return {
    kind: "wide",
    width: WIDE.w,
    height: WIDE.h,
    track: rect(edge, edge, WIDE.w - 2 * edge, 68),
    square: rect(x[1]!, top, mid, upper),
    cathedral: rect(x[0]!, top, col, half + 8),
    palace: rect(x[0]!, top + half + 8 + GAP, col, half - 8),
    bishopric: rect(x[2]!, top, col, half),
    city_hall: rect(x[2]!, top + half + GAP, col - farm - GAP, half),
    agriculture: rect(x[2]! + col - farm, top + half + GAP, farm, half),
    cards,
    strip,
    events: places.slice(0, counts.events),
    free: places.slice(counts.events),
    round,
    black,
    die: DIE,
  };
}

/** Cells for the queue of events: one row of tall cards, or two rows of flat ones. */
export function queueCells(area: Rect, n: number): Rect[] {
  const gap = 8;
  const rows = n > 8 ? 2 : 1;
  const columns = Math.ceil(n / rows);
  const w = Math.min(rows > 1 ? 280 : 196, (area.w - gap * (columns - 1)) / Math.max(1, columns));
  const h = (area.h - gap * (rows - 1)) / rows;
  return Array.from({ length: n }, (_, k) =>
    rect(area.x + (k % columns) * (w + gap), area.y + Math.floor(k / columns) * (h + gap), w, h),
  );
}

const DIE = 46;
const DIE_HEIGHT = 1.13; // to its width
const LABEL = 50;

/** Dice that fit side by side in a district on a phone. */
export const dicePerLine = (width: number, die = DIE): number => Math.floor((width - LABEL - 6) / die);

interface Row {
  y: number;
  h: number;
  /** What it is higher than its dice need. */
  spare: number;
}
/** The rows of the districts on a phone, relative to the square's corner; each grows if there is more `room`. */
export function districtRows(width: number, dice: number[], die = DIE, room = 0): Row[] {
  const heights = dice.map((n) => (n ? Math.ceil(n / dicePerLine(width, die)) * die * DIE_HEIGHT + 6 : 38));
  const least = heights.reduce((sum, h) => sum + h + 3, -3);
  const more = Math.max(0, (room - least) / dice.length);
  let y = 0;
  return heights.map((h) => {
    const row = { y, h: h + more, spare: more };
    y += row.h + 3;
    return row;
  });
}

/** The middle of the k-th die in such a row. */
export function rowDie(width: number, k: number, die = DIE): Point {
  const n = dicePerLine(width, die);
  return {
    x: LABEL + (k % n) * die + die / 2,
    y: 3 + (Math.floor(k / n) + 0.5) * die * DIE_HEIGHT,
  };
}

/** The height of the districts. */
function squareHeight(width: number, counts: Counts, die = DIE): number {
  const last = districtRows(width, counts.dice, die).at(-1);
  return last ? last.y + last.h : 10;
}

/** Black dice side by side. */
export const blackPerLine = (width: number, die = DIE): number => Math.floor((width - 10) / (die + 6));
const blackHeight = (width: number, n: number, die = DIE): number =>
  46 + Math.ceil(n / blackPerLine(width, die)) * (die + 7);

/** Events side by side, two in a line; on a phone no higher than they must be. */
interface Flat {
  h: number;
  gap: number;
  head: number;
}
const FLAT: Flat = { h: 112, gap: 8, head: 56 };
const LOW: Flat = { h: 86, gap: 7, head: 54 };

/** The events of a strip, which may lie anywhere and be higher than it must be; they and places for more fill it. */
function flatEvents(strip: Rect, n: number, { h, gap, head }: Flat): Pick<Layout, "events" | "free"> {
  const w = (strip.w - 3 * gap) / 2;
  const room = strip.h - head - 2;
  const rows = Math.max(Math.ceil(n / 2), Math.floor(room / (h + gap)));
  const line = room / rows;
  const places = Array.from({ length: 2 * rows }, (_, k) =>
    rect(strip.x + gap + (k % 2) * (w + gap), strip.y + head + Math.floor(k / 2) * line, w, line - gap),
  );
  return { events: places.slice(0, n), free: places.slice(n) };
}
const stripHeight = (events: number, { h, gap, head }: Flat): number => head + 2 + Math.ceil(events / 2) * (h + gap);
const roundIn = (strip: Rect): Rect => rect(strip.x + 8, strip.y + 6, strip.w - 16, 40);

/** Three cards side by side. */
function threeCards(row: Rect): Rect[] {
  const w = (row.w - 12) / 3;
  return [0, 1, 2].map((k) => rect(row.x + k * (w + 6), row.y, w, row.h));
}

/**
 * The board for tablets, and for phones on their side: dice and events above, then a line for each colour, its
 * building and its cards. `width` is that of the page, so that a die is large enough for a finger.
 */
export function middle(counts: Counts, width: number): Layout {
  const edge = 6;
  const gap = 8;
  const farm = 92;
  const w = (MIDDLE_WIDTH - 2 * edge - gap) / 2;
  const right = edge + w + gap;
  const die = Math.max(DIE, (44 * MIDDLE_WIDTH) / width);
  const track = rect(edge, edge, MIDDLE_WIDTH - 2 * edge, 68);
  const top = track.y + track.h + gap;
  const square = rect(edge, top, w, squareHeight(w, counts, die));
  // Black dice, cathedral and events go into the two columns so that the page is as short as can be.
  const heights = [counts.black ? blackHeight(w, counts.black, die) : 0, 214, stripHeight(counts.events, FLAT)];
  const fill = (ways: number): { areas: Rect[]; ends: number[] } => {
    const ends = [square.y + square.h + gap, top];
    const areas = heights.map((h, k) => {
      const column = (ways >> k) & 1;
      const area = rect(column ? right : edge, ends[column]!, w, h);
      if (h) ends[column]! += h + gap;
      return area;
    });
    return { areas, ends };
  };
  const { areas, ends } = Array.from({ length: 8 }, (_, ways) => fill(ways)).reduce((best, next) =>
    Math.max(...next.ends) < Math.max(...best.ends) ? next : best,
  );
  const y = Math.max(...ends);
  const [ash, cathedral, strip] = areas as [Rect, Rect, Rect];
  // What is left of a column goes to the events, its last part, or to the dice, its first: nothing lies empty.
  const left = y - ends[0]!;
  if (strip.x === right) {
    strip.h += y - ends[1]!;
    square.h += left;
    for (const below of [ash, cathedral]) if (below.x === edge) below.y += left;
  } else {
    strip.h += left;
    cathedral.h += y - ends[1]!;
  }
  const black = counts.black ? ash : null;
  const line = 204;
  const row = (k: number, x: number): Rect => rect(x, y + k * (line + gap), w, line);
  const hall = row(2, edge);
  return {
    kind: "middle",
    width: MIDDLE_WIDTH,
    height: hall.y + hall.h + edge,
    track,
    square,
    cathedral,
    palace: row(0, edge),
    bishopric: row(1, edge),
    city_hall: rect(hall.x, hall.y, hall.w - farm - gap, hall.h),
    agriculture: rect(hall.x + hall.w - farm, hall.y, farm, hall.h),
    cards: [0, 1, 2].flatMap((k) => threeCards(row(k, right))),
    strip,
    ...flatEvents(strip, counts.events, FLAT),
    round: roundIn(strip),
    black,
    die,
  };
}

/** The board for phones held upright. */
export function tall(counts: Counts): Layout {
  const edge = 6;
  const gap = 7;
  const w = TALL_WIDTH - 2 * edge;
  let y = edge;
  const take = (h: number): Rect => {
    const area = rect(edge, y, w, h);
    y += h + gap;
    return area;
  };
  const track = take(62);
  const square = take(squareHeight(w, counts));
  const black = counts.black ? take(blackHeight(w, counts.black)) : null;
  const strip = take(stripHeight(counts.events, LOW));
  const cards: Rect[] = [];
  const takeCards = (colour: number): void =>
    void cards.push(...threeCards(take(counts.open?.[colour] === false ? 50 : 164)));
  const palace = take(140);
  takeCards(0);
  const bishopric = take(140);
  const cathedral = take(166);
  takeCards(1);
  const hall = take(160);
  const farm = 92;
  takeCards(2);
  return {
    kind: "tall",
    width: TALL_WIDTH,
    height: y - gap + edge,
    track,
    square,
    cathedral,
    palace,
    bishopric,
    city_hall: rect(hall.x, hall.y, hall.w - farm - gap, hall.h),
    agriculture: rect(hall.x + hall.w - farm, hall.y, farm, hall.h),
    cards,
    strip,
    ...flatEvents(strip, counts.events, LOW),
    round: roundIn(strip),
    black,
    die: DIE,
  };
}

/** Offsets for up to five markers on one space of the influence track. */
export function cluster(n: number, size: number): Point[] {
  if (n <= 1) return [{ x: 0, y: 0 }];
  const columns = n <= 2 ? n : Math.ceil(n / 2);
  const rows = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, k) => ({
    x: ((k % columns) - (columns - 1) / 2) * size,
    y: (Math.floor(k / columns) - (rows - 1) / 2) * size,
  }));
}
