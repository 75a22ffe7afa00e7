/** Where everything is: one picture for wide screens, one stacked for phones. Pure geometry. */

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

export interface Layout {
  kind: "wide" | "tall";
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
}

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

export interface Counts {
  events: number;
  black: number;
  /** Dice by district, in the order they are shown. */
  dice: number[];
}

export const WIDE = { w: 1600, h: 1020 };
export const TALL_WIDTH = 390;
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

const DIE_CELL = { w: 46, h: 52 };
const LABEL = 50;

/** Dice that fit side by side in a district on a phone. */
export const dicePerLine = (width: number): number => Math.floor((width - LABEL - 6) / DIE_CELL.w);

/** The rows of the districts on a phone, relative to the square's corner. */
export function districtRows(width: number, dice: number[]): { y: number; h: number }[] {
  let y = 0;
  return dice.map((n) => {
    const h = n ? Math.ceil(n / dicePerLine(width)) * DIE_CELL.h + 6 : 38;
    const row = { y, h };
    y += h + 3;
    return row;
  });
}

/** The middle of the k-th die in such a row. */
export function rowDie(width: number, k: number): Point {
  const n = dicePerLine(width);
  return {
    x: LABEL + (k % n) * DIE_CELL.w + DIE_CELL.w / 2,
    y: 3 + Math.floor(k / n) * DIE_CELL.h + DIE_CELL.h / 2,
  };
}

/** The board for phones held upright. */
export function tall(counts: Counts): Layout {
  const edge = 6;
  const gap = 8;
  const w = TALL_WIDTH - 2 * edge;
  let y = edge;
  const take = (h: number): Rect => {
    const area = rect(edge, y, w, h);
    y += h + gap;
    return area;
  };
  const track = take(78);
  const rows = districtRows(w, counts.dice);
  const last = rows[rows.length - 1];
  const square = take(last ? last.y + last.h : 10);
  const black = counts.black ? take(46 + Math.ceil(counts.black / 7) * 53) : null;
  const flat = { w: (w - 24) / 2, h: 112 };
  const lines = Math.ceil(counts.events / 2);
  const strip = take(52 + lines * (flat.h + 8));
  const round = rect(strip.x + 8, strip.y + 6, strip.w - 16, 40);
  const events = Array.from({ length: counts.events }, (_, k) =>
    rect(strip.x + 8 + (k % 2) * (flat.w + 8), strip.y + 50 + Math.floor(k / 2) * (flat.h + 8), flat.w, flat.h),
  );
  const cards: Rect[] = [];
  const takeCards = (): void => {
    const row = take(178);
    const cardW = (w - 12) / 3;
    for (let k = 0; k < 3; k++) cards.push(rect(row.x + k * (cardW + 6), row.y, cardW, row.h));
  };
  const palace = take(164);
  takeCards();
  const bishopric = take(164);
  const cathedral = take(214);
  takeCards();
  const hall = take(182);
  const farm = 92;
  takeCards();
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
    events,
    free: [],
    round,
    black,
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
