import { describe, expect, it } from "vitest";
import { clockText, secondsLeft, warningAt } from "../src/lib/clocks";
import { soundsOf } from "../src/lib/sound";
import type { Fact } from "../src/protocol";

describe("clocks", () => {
  const clock = { seat: 0, turn: 60, game: 600 };
  it("runs only for the one to move, and never below zero", () => {
    expect(secondsLeft(clock, true, 12.5)).toBe(47.5);
    expect(secondsLeft(clock, false, 12.5)).toBe(60);
    expect(secondsLeft(clock, true, 100)).toBe(0);
  });
  it("shows the clock that ends first, or none", () => {
    expect(secondsLeft({ ...clock, game: 20 }, true, 5)).toBe(15);
    expect(secondsLeft({ ...clock, turn: null }, true, 5)).toBe(595);
    expect(secondsLeft({ seat: 0, turn: null, game: null }, true, 5)).toBeNull();
  });
  it("writes minutes and hours, and counts the last second to its end", () => {
    expect(clockText(247)).toBe("4:07");
    expect(clockText(59.2)).toBe("1:00");
    expect(clockText(0.1)).toBe("0:01");
    expect(clockText(0)).toBe("0:00");
    expect(clockText(86400)).toBe("24:00:00");
  });
  it("warns at fifteen seconds and at five", () => {
    expect([40, 15, 10, 5, 1, null].map(warningAt)).toEqual([null, 15, 15, 5, 5, null]);
  });
});

describe("sounds", () => {
  const fact = (kind: Fact["kind"], more: Partial<Fact> = {}): Fact => ({ kind, ...more });
  it("hears each thing once, the weightiest first, two at the most", () => {
    expect(soundsOf([fact("chose"), fact("citizen"), fact("citizen"), fact("deniers")])).toEqual(["piece", "coins"]);
    expect(soundsOf([fact("deniers"), fact("die", { to: 3 }), fact("event", { to: 96 })])).toEqual(["event", "dice"]);
    expect(soundsOf([], true)).toEqual(["end"]);
    expect(soundsOf([fact("chose"), fact("die", { from: 3 })])).toEqual([]);
  });
});
