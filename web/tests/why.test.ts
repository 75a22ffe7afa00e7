import { expect, it } from "vitest";
import { whyText } from "../src/log";
import type { HintFrame } from "../src/protocol";
import { teller } from "./facts";

const why = (found: Pick<HintFrame, "why" | "then">): string => whyText(teller.t, "en", found as HintFrame);

it("says all that a hinted turn brings, and what it prepares, with the names it is about", () => {
  const parts = [
    { id: "why-turn-countered", args: { event: "brigands.2" } },
    { id: "why-turn-vp", args: { n: 3 } },
    { id: "why-turn-influence", args: { n: 1 } },
  ];
  const brings = { id: "why-turn-brings", args: { way: "paid", cost: 4 }, parts };
  const text = why({ why: brings, then: { id: "why-then-cubes", args: { card: "priest" } } });
  for (const { id } of parts) expect(text).toContain(id);
  expect(text).toContain("name-brigands");
  expect(text).toMatch(/"cost":4.*why-then-cubes .*"card":"name-priest/);
  const later = { id: "why-then-character", args: { n: 2, character: "hugues" }, parts: [] };
  expect(why({ why: later })).toMatch(/^why-then-character .*"character":"name-hugues/);
});
