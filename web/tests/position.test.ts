import { describe, expect, it } from "vitest";
import { sharing } from "../src/model/position";

const before = { round: 1, seats: { A: { deniers: 5 }, B: { deniers: 3 } }, dice: [[1, 2], [3]], start: null };

describe("a position made of the parts of the one before", () => {
  it("is the one before if nothing changed", () => {
    expect(sharing(before, structuredClone(before))).toBe(before);
  });
  it("is equal to what is known now and shares what did not change", () => {
    const now = structuredClone(before);
    now.seats.A.deniers = 6;
    now.dice[1]!.push(4);
    const found = sharing(before, now);
    expect(found).toEqual(now);
    expect(found.seats.B).toBe(before.seats.B);
    expect(found.seats.A).not.toBe(before.seats.A);
    expect(found.dice[0]).toBe(before.dice[0]);
    expect(Array.isArray(found.dice[1])).toBe(true);
  });
  it("sees what came and what went", () => {
    for (const [old, now] of [
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{ a: null }, { a: {} }],
      [{ 0: 1 }, [1]],
      [[], {}],
    ]) {
      expect(sharing(old, now)).toStrictEqual(now);
    }
  });
});
