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

/** The board for desktops. */
export function wide(counts: Counts): Layout {
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
  const blackW = counts.black ? Math.min(4, Math.ceil(counts.black / 2)) * 58 + 34 : 0;
  const round = rect(strip.x + 12, strip.y + 10, 132, strip.h - 20);
  const queue = rect(
    round.x + round.w + 12,
    strip.y + 10,
    strip.w - round.w - 36 - (blackW ? blackW + 8 : 0),
    strip.h - 20,
  );
  const places = queueCells(queue, Math.max(counts.events, counts.black ? 6 : 7));
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
    black: blackW ? rect(strip.x + strip.w - blackW - 10, strip.y + 10, blackW, strip.h - 20) : null,
  };
}

/** Cells for the queue of events: one row of tall cards, or two rows of flat ones. */
export function queueCells(area: Rect, n: number): Rect[] {
  const gap = 8;
  const rows = n > 8 ? 2 : 1;
  const columns = Math.ceil(n / rows);
  const w = Math.min(196, (area.w - gap * (columns - 1)) / Math.max(1, columns));
  const h = (area.h - gap * (rows - 1)) / rows;
  return Array.from({ length: n }, (_, k) =>
    rect(
      area.x + (k % columns) * (w + gap),
      area.y + Math.floor(k / columns) * (h + gap),
      w,
      h,
    ),
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
  const track = take(62);
  const rows = districtRows(w, counts.dice);
  const last = rows[rows.length - 1];
  const square = take(last ? last.y + last.h : 10);
  const black = counts.black
    ? take(38 + Math.ceil(counts.black / 7) * 52)
    : null;
  const flat = { w: (w - 24) / 2, h: 112 };
  const lines = Math.ceil(counts.events / 2);
  const strip = take(52 + lines * (flat.h + 8));
  const round = rect(strip.x + 8, strip.y + 6, strip.w - 16, 40);
  const events = Array.from({ length: counts.events }, (_, k) =>
    rect(
      strip.x + 8 + (k % 2) * (flat.w + 8),
      strip.y + 50 + Math.floor(k / 2) * (flat.h + 8),
      flat.w,
      flat.h,
    ),
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

// --- the round square ----------------------------------------------------------------------------

/** A point on a circle; 0 is straight down, angles go clockwise, in radians. */
export const onCircle = (r: number, angle: number): Point => ({
  x: -r * Math.sin(angle),
  y: r * Math.cos(angle),
});

/** The outline of a ring's sector round the origin. */
export function sectorPath(r0: number, r1: number, from: number, to: number): string {
  const p = (r: number, a: number): string => {
    const { x, y } = onCircle(r, a);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const big = to - from > Math.PI ? 1 : 0;
  return `M${p(r0, from)}L${p(r1, from)}A${r1} ${r1} 0 ${big} 1 ${p(r1, to)}L${p(r0, to)}A${r0} ${r0} 0 ${big} 0 ${p(r0, from)}Z`;
}

/** Whether a point lies within a sector. */
export function inSector(p: Point, r0: number, r1: number, from: number, to: number): boolean {
  const r = Math.hypot(p.x, p.y);
  if (r < r0 || r > r1) return false;
  const turn = 2 * Math.PI;
  const angle = Math.atan2(-p.x, p.y);
  const off = (((angle - (from + to) / 2) % turn) + turn + Math.PI) % turn;
  return Math.abs(off - Math.PI) <= (to - from) / 2;
}

export const DIE_RATIO = 1.16; // a die's picture is a little higher than wide

interface Sector {
  r0: number;
  r1: number;
  from: number;
  to: number;
}

/** The longest stretch of a horizontal band that lies wholly in a sector. */
function stretch(y: number, h: number, { r0, r1, from, to }: Sector): [number, number] | null {
  const step = 3;
  let best: [number, number] | null = null;
  let start: number | null = null;
  for (let x = -r1; x <= r1 + step; x += step) {
    const inside = [y - h / 2, y, y + h / 2].every((v) => inSector({ x, y: v }, r0, r1, from, to));
    if (inside) start ??= x;
    else if (start !== null) {
      if (!best || x - step - start > best[1] - best[0]) best = [start, x - step];
      start = null;
    }
  }
  return best;
}

/** Rows of upright dice in a sector, each row in the middle of its stretch. */
export function sectorRows(size: number, sector: Sector): { y: number; mid: number; fits: number }[] {
  const h = size * DIE_RATIO;
  let best: { y: number; mid: number; fits: number }[] = [];
  const count = (rows: { fits: number }[]): number => rows.reduce((sum, row) => sum + row.fits, 0);
  for (let j = 0; j < 6; j++) {
    const rows: { y: number; mid: number; fits: number }[] = [];
    for (let y = -sector.r1 + (j * h) / 6; y < sector.r1; y += h) {
      const run = stretch(y, h, sector);
      const fits = run ? Math.floor((run[1] - run[0]) / size) : 0;
      if (run && fits > 0) rows.push({ y, mid: (run[0] + run[1]) / 2, fits });
    }
    if (count(rows) > count(best)) best = rows;
  }
  return best;
}

const packed = new Map<string, { size: number; cells: Point[] }>();

/** Room for n dice in a sector: the largest size up to `most`, and n cells near its middle. */
export function packSector(n: number, sector: Sector, most = 60): { size: number; cells: Point[] } {
  const key = [n, sector.r0, sector.r1, sector.from.toFixed(3), sector.to.toFixed(3), most].join();
  const known = packed.get(key);
  if (known) return known;
  let size = most;
  let rows = sectorRows(size, sector);
  while (rows.reduce((sum, row) => sum + row.fits, 0) < n && size > 20) {
    size -= 2;
    rows = sectorRows(size, sector);
  }
  const result = { size, cells: fill(rows, n, size, sector) };
  packed.set(key, result);
  return result;
}

/** Spreads n dice over rows: those nearest the sector's middle are filled first. */
function fill(
  rows: { y: number; mid: number; fits: number }[],
  n: number,
  size: number,
  { r0, r1, from, to }: Sector,
): Point[] {
  const middle = onCircle((r0 + r1) / 2 + 10, (from + to) / 2);
  const used = rows.map(() => 0);
  const order = rows
    .flatMap((row, k) =>
      Array.from({ length: row.fits }, (_, i) => ({
        k,
        cost: Math.abs(row.y - middle.y) + (i * size) / 2,
      })),
    )
    .sort((a, b) => a.cost - b.cost);
  for (const { k } of order.slice(0, n)) used[k]! += 1;
  return rows.flatMap((row, k) =>
    Array.from({ length: used[k]! }, (_, i) => ({
      x: row.mid + (i - (used[k]! - 1) / 2) * size,
      y: row.y,
    })),
  );
}

// --- rows, tracks, text --------------------------------------------------------------------------

/** The k-th of n equal cells along a width. */
export const cell = (width: number, n: number, k: number): { x: number; w: number } => ({
  x: (width / n) * k,
  w: width / n,
});

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

let canvas: CanvasRenderingContext2D | null | undefined;
export const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif';

/** How wide a text is at a font size; an estimate where there is no canvas. */
export function textWidth(text: string, size: number, weight = 600): number {
  if (canvas === undefined) {
    canvas =
      typeof document === "undefined" ? null : (document.createElement("canvas").getContext("2d") ?? null);
  }
  if (!canvas) return text.length * size * 0.55;
  canvas.font = `${weight} 100px ${SERIF}`;
  return (canvas.measureText(text).width * size) / 100;
}

/** Breaks a name into at most two lines and shrinks it until it fits. */
export function fitText(
  text: string,
  width: number,
  size: number,
  lines = 1,
  weight = 600,
): { lines: string[]; size: number } {
  const whole = textWidth(text, size, weight);
  if (whole <= width) return { lines: [text], size };
  const words = text.split(" ");
  let split = [text];
  let longest = whole;
  if (lines > 1) {
    for (let k = 1; k < words.length; k++) {
      const halves = [words.slice(0, k).join(" "), words.slice(k).join(" ")];
      const most = Math.max(...halves.map((half) => textWidth(half, size, weight)));
      if (most < longest) {
        longest = most;
        split = halves;
      }
    }
  }
  return { lines: split, size: Math.min(size, (size * width) / longest) };
}
