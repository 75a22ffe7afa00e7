import { describe, expect, it } from "vitest";
import { spread, ticks } from "../src/lib/plot";

describe("the axis of a plot", () => {
  it("has round figures around all values", () => {
    expect(ticks([0, 3, 31])).toEqual([0, 10, 20, 30, 40]);
    expect(ticks([4, 7])).toEqual([0, 2, 4, 6, 8]);
  });
  it("goes below zero where a value does", () => {
    expect(ticks([-7, 12])).toEqual([-10, -5, 0, 5, 10, 15]);
  });
  it("is there for a game without points", () => {
    expect(ticks([0, 0])).toEqual([0, 1]);
  });
});

describe("labels beside the lines", () => {
  it("stay where they are if there is room", () => {
    expect(spread([10, 50, 90], 14, 0, 100)).toEqual([10, 50, 90]);
  });
  it("move apart where they would overlap, inside the picture", () => {
    const found = spread([98, 97, 99], 14, 0, 100);
    expect(found.every((y) => y >= 0 && y <= 100)).toBe(true);
    const sorted = [...found].sort((a, b) => a - b);
    expect(sorted.every((y, k) => k === 0 || y - (sorted[k - 1] ?? 0) >= 14)).toBe(true);
    expect(found[1]).toBeLessThan(found[0] ?? 0); // and keep their order
  });
});
