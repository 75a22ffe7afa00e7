import { describe, expect, it } from "vitest";
import { DIE_RATIO, inSector, packSector } from "./square";
import {
  arrange,
  cluster,
  districtRows,
  middle,
  queueCells,
  rowDie,
  tall,
  wide,
  type Layout,
  type Rect,
} from "./layout";
import { fitCaps, fitText } from "./text";

const counts = { events: 4, black: 3, dice: [5, 4, 3, 2, 1] };
const areas = (l: Layout): Rect[] => [
  l.track,
  l.square,
  l.cathedral,
  l.palace,
  l.bishopric,
  l.city_hall,
  l.agriculture,
  ...l.cards,
  ...l.events,
  l.round,
  ...(l.black ? [l.black] : []),
];
const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe("the pictures", () => {
  for (const [name, make] of [
    ["wide", wide],
    ["tall", tall],
    ["middle, tablet", (c: typeof counts) => middle(c, 757)],
    ["middle, phone", (c: typeof counts) => middle(c, 540)],
  ] as const) {
    for (const events of [1, 4, 8, 9, 18]) {
      for (const black of [0, 1, 10]) {
        it(`${name}: ${events} events and ${black} black dice lie apart and within the page`, () => {
          const l = make({ ...counts, events, black });
          const all = areas(l);
          expect(l.events).toHaveLength(events);
          for (const a of all) {
            expect(a.x).toBeGreaterThanOrEqual(0);
            expect(a.y).toBeGreaterThanOrEqual(0);
            expect(a.x + a.w).toBeLessThanOrEqual(l.width);
            expect(a.y + a.h).toBeLessThanOrEqual(l.height);
          }
          all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
        });
      }
    }
  }

  it("is a short page on a phone", () => {
    // Two players in their second round, four in their last; 1,950 and 2,312 with parts as high as on a tablet.
    const dice = [6, 5, 3];
    expect(tall({ events: 5, black: 0, dice, open: [true, true, true] }).height).toBeLessThan(1780);
    expect(tall({ events: 9, black: 0, dice: [6, 5, 5, 4, 3], open: [true, true, true] }).height).toBeLessThan(2100);
  });

  it("leaves no strip of a tablet's page empty", () => {
    for (const events of [1, 2, 3, 4, 6, 9]) {
      for (const n of [0, 2, 4, 6, 9]) {
        const l = middle({ events, black: n % 4, dice: [n, n, n, n, 1] }, 757);
        const parts = [l.square, l.cathedral, l.strip, ...(l.black ? [l.black] : [])];
        for (const x of new Set(parts.map((part) => part.x))) {
          const end = Math.max(...parts.filter((part) => part.x === x).map((part) => part.y + part.h));
          expect(l.palace.y - end, `${events} events, ${n} dice`).toBeCloseTo(8);
        }
        const rows = districtRows(l.square.w, [n, n, n, n, 1], l.die, l.square.h);
        expect(rows.at(-1)!.y + rows.at(-1)!.h).toBeCloseTo(l.square.h);
      }
    }
  });

  it("fills the pane of events with them and with places for more", () => {
    for (const events of [1, 2, 3, 5, 6, 9]) {
      for (const l of [
        tall({ ...counts, events }),
        ...[2, 4, 6].map((n) => middle({ events, black: 0, dice: [n, n, n, n] }, 757)),
      ]) {
        const places = [...l.events, ...l.free];
        expect(l.events).toHaveLength(events);
        expect(places.length % 2).toBe(0);
        const end = Math.max(...places.map((place) => place.y + place.h));
        expect(l.strip.y + l.strip.h - end, `${l.kind}, ${events} events`).toBeLessThan(11);
        places.forEach((a, i) => places.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
      }
    }
  });

  it("keeps targets on phones at 40 or more", () => {
    const l = tall({ events: 18, black: 0, dice: [18, 0, 0, 0, 0] });
    for (const r of [...l.cards, ...l.events, l.agriculture]) {
      expect(Math.min(r.w, r.h)).toBeGreaterThanOrEqual(40);
    }
    expect(rowDie(378, 1).x - rowDie(378, 0).x).toBeGreaterThanOrEqual(40);
  });

  it("has dice for fingers at any width of a page", () => {
    for (const width of [520, 545, 730, 757, 1020]) {
      const l = middle(counts, width);
      const step = rowDie(l.square.w, 1, l.die).x - rowDie(l.square.w, 0, l.die).x;
      expect((step * width) / l.width).toBeGreaterThanOrEqual(43);
    }
  });

  it("is the wide one where its dice are large enough", () => {
    expect([380, 700, 960].map((width) => arrange(width, false))).toEqual(["tall", "middle", "wide"]);
    expect([380, 700, 1000, 1800].map((width) => arrange(width, true))).toEqual(["tall", "middle", "middle", "wide"]);
  });

  it("lays a long queue in two rows", () => {
    const cells = queueCells({ x: 0, y: 0, w: 1400, h: 160 }, 17);
    expect(new Set(cells.map((c) => c.y)).size).toBe(2);
    expect(Math.max(...cells.map((c) => c.x + c.w))).toBeLessThanOrEqual(1400.01);
  });

  it("gives an empty district less room", () => {
    const [full, empty] = districtRows(378, [8, 0]);
    expect(full!.h).toBeGreaterThan(100);
    expect(empty!.h).toBeLessThan(50);
  });
});

describe("the round square", () => {
  const span = (2 * Math.PI) / 5;
  it("has every point in one sector", () => {
    const within = (k: number, x: number, y: number): boolean =>
      inSector({ r0: 50, r1: 200, from: (k - 0.5) * span, to: (k + 0.5) * span })(x, y);
    expect(within(0, 0, 100)).toBe(true);
    expect(within(1, -100, 0)).toBe(true);
    expect(within(4, 100, 0)).toBe(true);
    expect(within(0, 0, 10)).toBe(false);
    expect(within(0, 0, -100)).toBe(false);
  });
  for (const n of [0, 1, 3, 6, 12, 18]) {
    it(`packs ${n} dice into each district without overlap`, () => {
      for (let k = 0; k < 5; k++) {
        const sector = { r0: 55, r1: 198, from: (k - 0.5) * span, to: (k + 0.5) * span };
        const { size, cells } = packSector(n, sector);
        expect(cells).toHaveLength(n);
        expect(size).toBeGreaterThanOrEqual(22);
        for (const c of cells) expect(inSector(sector)(c.x, c.y)).toBe(true);
        cells.forEach((a, i) =>
          cells.slice(i + 1).forEach((b) => {
            const apart = Math.abs(a.x - b.x) >= size - 0.01 || Math.abs(a.y - b.y) >= size * DIE_RATIO - 0.01;
            expect(apart).toBe(true);
          }),
        );
      }
    });
  }
});

describe("small things", () => {
  it("puts markers side by side", () => {
    expect(cluster(1, 10)).toEqual([{ x: 0, y: 0 }]);
    expect(new Set(cluster(4, 10).map((p) => `${p.x},${p.y}`)).size).toBe(4);
  });
  it("writes a title in two lines rather than too small", () => {
    expect(fitCaps("Palace", 200, 20)).toEqual({ lines: ["Palace"], size: 20 });
    const long = fitCaps("Rezydencja biskupa", 90, 20);
    expect(long.lines).toEqual(["Rezydencja", "biskupa"]);
    expect(long.size).toBeGreaterThan(10);
    expect(fitCaps("Rathaus", 30, 20).lines).toEqual(["Rathaus"]);
  });
  it("breaks and shrinks names", () => {
    expect(fitText("War", 100, 18)).toEqual({ lines: ["War"], size: 18 });
    expect(fitText("Theological Conflict", 90, 18, 2).lines).toEqual(["Theological", "Conflict"]);
    expect(fitText("Apprenticeship", 60, 18).size).toBeLessThan(18);
  });
});
