import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HINT_IDS, LAST, actionsOf, answered, hintFor, hintNamed, type Scene } from "../src/lib/guide";
import { NOTHING } from "../src/turn/picks";
import { ACTIVATE, PASS, RECRUIT, SPACE } from "../src/vocabulary";
import type { Step } from "../src/protocol";
import { at } from "./moments";

const NONE: ReadonlySet<string> = new Set();

/** A captured moment as the guide sees it, in a round of one's choice. */
function scene(name: string, change: Partial<Scene> = {}, round = 1): Scene {
  const { decision, view } = at(name);
  return {
    view: { ...view, round },
    seat: decision.seat,
    asked: decision.kind,
    picks: NOTHING,
    ready: false,
    acted: 0,
    ...change,
  };
}

/** All hints that a scene gives, one after the other. */
function all(now: Scene, seen: ReadonlySet<string> = NONE): string[] {
  const known = new Set(seen);
  const found: string[] = [];
  for (let hint = hintFor(now, known); hint; hint = hintFor(now, known)) {
    found.push(hint.id);
    known.add(hint.id);
  }
  return found;
}

describe("the guide", () => {
  it("begins with the buildings, then asks to place", () => {
    expect(all(scene("space", {}, 0))).toEqual(["welcome", "city-hall", "bishopric", "palace", "place"]);
  });
  it("speaks of confirming once a space is picked", () => {
    expect(all(scene("space", { ready: true }, 0))).toContain("place-confirm");
  });
  it("takes what was asked and done as read, but nothing that only explains", () => {
    const [before, picked] = [scene("space", {}, 0), scene("space", { ready: true }, 0)];
    expect(answered("place", before)).toBe(false);
    expect(answered("place", picked)).toBe(true);
    expect(answered("place-confirm", picked)).toBe(false);
    expect(answered("place-confirm", before)).toBe(true);
    expect(answered("city-hall", scene("action"))).toBe(false);
  });
  it("explains income, dice and events before the first decision, whichever that is", () => {
    expect(all(scene("counter"))).toEqual(["income", "dice", "event", "black"]);
    expect(all(scene("action")).slice(0, 4)).toEqual(["income", "dice", "event", "turn"]);
  });
  it("follows what is picked, dice first or target first", () => {
    const seen = new Set(["income", "dice", "event", "turn", "pick-dice", "card"]);
    const dice = { ...NOTHING, dice: ["die:A.y5#0"] };
    expect(all(scene("action", { picks: dice }), seen)).toEqual(["pick-target"]);
    expect(all(scene("action", { picks: { ...NOTHING, target: ACTIVATE } }), seen)).toEqual(["target-first"]);
    expect(all(scene("action", { picks: { ...dice, target: ACTIVATE }, ready: true }), seen)).toEqual(["confirm"]);
  });
  it("keeps buying, influence and passing for the second action", () => {
    expect(all(scene("action"))).not.toContain("buy");
    const later = all(scene("action", { acted: 1 }), new Set(["income", "dice", "event"]));
    expect(later).toEqual(["buy", "cathedral", "fight", "settle", "farm", "influence", "pass"]);
  });
  it.each([
    ["origin", "origin"],
    ["number", "number"],
    ["cubes", "cubes"],
    ["modifier", "modifier"],
  ])("has a hint for the question %s", (name, hint) => {
    expect(all(scene(name))).toContain(hint);
  });
  it("says nothing twice and goodbye in the next round", () => {
    expect(hintFor(scene("action", { acted: 2 }), new Set(HINT_IDS))).toBeNull();
    expect(all(scene("action", { acted: 3 }, 2))).toEqual(["round-end", LAST]);
  });
  it("points at pieces of the reader, not at fixed seats", () => {
    const now = scene("action");
    expect(hintNamed("dice", { ...now, seat: 0 })?.at).toEqual(['[data-district="A"]']);
    expect(hintNamed("dice", { ...now, seat: 1 })?.at).toEqual(['[data-district="B"]']);
    expect(hintNamed("buy", { ...now, seat: 0 })?.at).not.toEqual(['[data-district="A"]']);
  });
});

describe("actions counted", () => {
  let version = 0;
  const step = (id: "chose" | "confirmed" | "undone", seat: number, option = 0): Step => ({
    version: ++version,
    facts: id === "chose" ? [{ kind: "chose", owner: seat, option }] : [],
    ...(id === "chose" ? {} : { [id]: seat }),
  });
  it("counts confirmed actions and passes of a seat only", () => {
    const steps = [
      step("chose", 0, SPACE),
      step("confirmed", 0),
      step("chose", 0, RECRUIT),
      step("chose", 0, ACTIVATE),
      step("undone", 0),
      step("chose", 0, ACTIVATE + 1),
      step("confirmed", 0),
      step("chose", 1, PASS),
      step("confirmed", 1),
      step("chose", 0, PASS),
    ];
    expect(actionsOf(steps, 0)).toBe(1);
    expect(actionsOf([...steps, step("confirmed", 0)], 0)).toBe(2);
    expect(actionsOf(steps, 1)).toBe(1);
  });
});

describe("the words", () => {
  const locales = join(import.meta.dirname, "..", "src", "locales");
  it.each(readdirSync(locales))("has a title and a text for every hint, and none besides (%s)", (language) => {
    const text = readFileSync(join(locales, language, "guide.ftl"), "utf8");
    const ids = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1]);
    expect(ids.sort()).toEqual(HINT_IDS.flatMap((id) => [`guide-${id}`, `guide-${id}-title`]).sort());
  });
});
