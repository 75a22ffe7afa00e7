import { expect, it } from "vitest";
import { closedBut, openTo } from "../src/lib/private";
import type { Step } from "../src/protocol";
import type { View } from "../src/model/position";

const steps: Step[] = [
  {
    version: 1,
    facts: [
      { kind: "character", owner: 0, character: "henry", to: 0, cause: "setup" },
      { kind: "character", owner: 1, character: "urbain", to: 0, cause: "setup" },
      { kind: "citizen", owner: 0, from: 21, to: 0, cause: "placement" },
    ],
  },
  { version: 2, facts: [{ kind: "vp", owner: 1, amount: 2, source: "combat", cause: "combat", by: "war" }] },
];
const ids = (seat: number | null, open = false) =>
  openTo(steps, seat, open).flatMap((step) => step.facts.map((fact) => `${fact.kind}${fact.owner}`));

it("tells each person on one screen only what is theirs", () => {
  expect(ids(0)).toEqual(["character0", "citizen0"]);
  expect(ids(1)).toEqual(["character1", "citizen0", "vp1"]);
});
it("tells nothing secret while nobody is there, and open points to all", () => {
  expect(ids(null)).toEqual(["citizen0"]);
  expect(ids(null, true)).toEqual(["citizen0", "vp1"]);
});
it("closes the hands of all who share the screen but the one who is there", () => {
  const seat = { characters: ["henry"], vp: 5 };
  const view = {
    open_scores: false,
    seats: { A: seat, B: seat, C: { characters: [null], vp: null } },
  } as unknown as View;
  const shown = (open: number | null): unknown[] =>
    Object.values(closedBut(view, [0, 1], open).seats).map((s) => [s?.characters[0], s?.vp]);
  expect(shown(1)).toEqual([
    [null, null],
    ["henry", 5],
    [null, null],
  ]);
  expect(shown(null)).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(closedBut({ ...view, open_scores: true }, [0, 1], null).seats.A?.vp).toBe(5);
});
