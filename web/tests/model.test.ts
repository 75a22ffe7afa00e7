import { describe, expect, it } from "vitest";
import { decksLeft } from "../src/board/derive";
import { STANDARD } from "../src/model/figures";
import { apply } from "../src/model/apply";
import { canonical, crc32, digest } from "../src/model/digest";
import { placePiece, readPlace } from "../src/model/place";
import { sharing, type View } from "../src/model/position";
import type { Fact } from "../src/protocol";
import { PLACE_QUEUE } from "../src/vocabulary";
import { firstView, games, toldTo } from "./games";

describe.each(games.map((game) => [game.name, game] as const))("the facts of %s", (_, game) => {
  it.each(Object.keys(game.first))("lead reader %s from position to position", (reader) => {
    let view = firstView(game, reader);
    game.steps.forEach((step, k) => {
      view = apply(view, toldTo(step, reader));
      expect(digest(view), `step ${k + 1}`).toBe(step.digests[reader]);
      const { white, yellow } = decksLeft(view, STANDARD);
      expect([white, yellow]).toEqual(step.unseen);
    });
    if (view.step === "over") expect(decksLeft(view, STANDARD).red).toBe(0); // P6
    if (reader === "open") expect(view).toEqual(game.last);
  });

  it("share what did not change, and change nothing that was there", () => {
    let view = firstView(game);
    const before = JSON.stringify(view);
    const first = view;
    for (const fact of game.steps.flatMap((step) => toldTo(step, "open"))) {
      const next = apply(view, [fact]);
      // What `sharing` would find alike in a copy is the same object: nothing was made anew needlessly.
      const fresh = sharing(view, structuredClone(next));
      for (const key of ["seats", "buildings", "lying", "dice", "activities"] as const) {
        const part = (of: View, name: string): unknown => (of[key] as Record<string, unknown>)[name];
        for (const name of Object.keys(next[key])) {
          if (part(fresh, name) === part(view, name))
            expect(part(next, name), `${key} ${name} ${JSON.stringify(fact)}`).toBe(part(view, name));
        }
      }
      view = next;
    }
    expect(JSON.stringify(first)).toBe(before);
  });
});

it("leaves alone what a fact does not touch", () => {
  const view = firstView(games.find((game) => game.name === "2p-1") as never);
  const pay: Fact = { kind: "deniers", from: 0, to: 4, amount: 2, cause: "hire", by: "merchant" };
  const next = apply(view, [pay]);
  expect(next.seats.A?.deniers).toBe((view.seats.A?.deniers ?? 0) - 2);
  expect(next.seats.B).toBe(view.seats.B);
  expect(next.buildings).toBe(view.buildings);
  expect(apply(view, [{ kind: "chose", owner: 0, option: 7 }])).toBe(view);
});

it("knows the check sum everybody knows, and writes JSON in one way", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  expect(canonical({ b: [1, null, true], a: { d: "é", c: 2 } })).toBe('{"a":{"c":2,"d":"é"},"b":[1,null,true]}');
});

it("knows the places", () => {
  expect(readPlace(7)).toEqual({ kind: "space", space: 7, building: "bishopric", at: 1 });
  expect(readPlace(27)).toEqual({ kind: "trade", slot: 0, space: "picture" });
  expect(readPlace(28)).toEqual({ kind: "trade", slot: 1, space: 1 });
  expect(readPlace(84)).toEqual({ kind: "cathedral", level: 1, column: 1 });
  expect(placePiece(19, 1)).toBe("lying:bishopric:B");
  expect(placePiece(PLACE_QUEUE + 2, 0)).toBe("event:2");
  expect(placePiece(118, 0)).toBeNull();
  expect(readPlace(119)).toEqual({ kind: "hand" });
});
