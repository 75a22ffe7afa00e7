/** The round square: sectors of a ring and upright dice packed into them. */

import type { Point } from "./layout";

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

interface Sector {
  r0: number;
  r1: number;
  from: number;
  to: number;
}

/** A test whether a point lies within a sector of less than half a turn. */
export function inSector({ r0, r1, from, to }: Sector): (x: number, y: number) => boolean {
  const a = onCircle(1, from);
  const b = onCircle(1, to);
  return (x, y) => {
    const r = x * x + y * y;
    return r >= r0 * r0 && r <= r1 * r1 && a.x * y - a.y * x >= 0 && x * b.y - y * b.x >= 0;
  };
}

export const DIE_RATIO = 1.16; // a die's picture is a little higher than wide

/** The longest stretch of a horizontal band that lies wholly in a sector. */
function stretch(y: number, h: number, r1: number, within: (x: number, y: number) => boolean): [number, number] | null {
  const step = 3;
  let best: [number, number] | null = null;
  let start: number | null = null;
  for (let x = -r1; x <= r1 + step; x += step) {
    const inside = within(x, y) && within(x, y - h / 2) && within(x, y + h / 2);
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
  const within = inSector(sector);
  let best: { y: number; mid: number; fits: number }[] = [];
  const count = (rows: { fits: number }[]): number => rows.reduce((sum, row) => sum + row.fits, 0);
  for (let j = 0; j < 6; j++) {
    const rows: { y: number; mid: number; fits: number }[] = [];
    for (let y = -sector.r1 + (j * h) / 6; y < sector.r1; y += h) {
      const run = stretch(y, h, sector.r1, within);
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
  const room = (at: number): number => sectorRows(at, sector).reduce((sum, row) => sum + row.fits, 0);
  let size = most;
  if (room(most) < n) {
    let low = 16;
    for (let high = most; high - low > 1;) {
      const mid = (low + high) / 2;
      if (room(mid) < n) high = mid;
      else low = mid;
    }
    size = low;
  }
  const rows = sectorRows(size, sector);
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
