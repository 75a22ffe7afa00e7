import { expect, it } from "vitest";
import { closedBut, openTo } from "../src/lib/private";
import type { View } from "../src/model/position";

const steps = [
  {
    version: 1,
    messages: [
      { id: "character-dealt", args: { seat: 0, character: "henry" } },
      { id: "character-dealt", args: { seat: 1, character: "urbain" } },
      { id: "stands", args: { owner: 0, space: "P1", index: 0 } },
    ],
  },
  { version: 2, messages: [{ id: "vp", args: { owner: 1, change: 2 } }] },
];
const ids = (seat: number | null, open = false) =>
  openTo(steps, seat, open).flatMap((step) => step.messages.map((m) => `${m.id}${m.args.seat ?? m.args.owner}`));

it("tells each person on one screen only what is theirs", () => {
  expect(ids(0)).toEqual(["character-dealt0", "stands0"]);
  expect(ids(1)).toEqual(["character-dealt1", "stands0", "vp1"]);
});
it("tells nothing secret while nobody is there, and open points to all", () => {
  expect(ids(null)).toEqual(["stands0"]);
  expect(ids(null, true)).toEqual(["stands0", "vp1"]);
});
it("closes the hands of all who share the screen but the one who is there", () => {
  const seat = { characters: ["henry"], vp: 5 };
  const view = { open_scores: false, seats: { A: seat, B: seat, C: { characters: [null], vp: null } } } as unknown as View;
  const shown = (open: number | null): unknown[] =>
    Object.values(closedBut(view, [0, 1], open).seats).map((s) => [s?.characters[0], s?.vp]);
  expect(shown(1)).toEqual([[null, null], ["henry", 5], [null, null]]);
  expect(shown(null)).toEqual([[null, null], [null, null], [null, null]]);
  expect(closedBut({ ...view, open_scores: true }, [0, 1], null).seats.A?.vp).toBe(5);
});
