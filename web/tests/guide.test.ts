import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STANDARD } from "../src/model/figures";
import { HINT_IDS, LAST, actionsOf, hintFor, type Scene } from "../src/guide/script";
import { NOTHING, firstPicks } from "../src/turn/picks";
import { offer, pick, press } from "../src/turn/picker";
import { ACTIVATE, PASS, RECRUIT, SPACE } from "../src/vocabulary";
import type { Fact, Step } from "../src/protocol";
import { at, moments } from "./moments";

const TOLD: ReadonlySet<string> = new Set(["goal", "character", "income", "dice", "event"]);

/** A captured moment as the guide sees it, in a round of one's choice. */
function scene(name: string, change: Partial<Scene> = {}, round = 1): Scene {
  const { decision, view } = at(name);
  return {
    view: { ...view, round },
    figures: STANDARD,
    seat: decision.seat,
    decision,
    picks: firstPicks(decision),
    held: false,
    facts: [],
    acted: 0,
    hints: false,
    ...change,
  };
}

/** What is to be clicked is clicked, as long as the guide points at pieces. */
function follow(now: Scene): Scene[] {
  const all = [now];
  for (let hint = hintFor(now, TOLD); hint && all.length < 9; hint = hintFor(now, TOLD)) {
    const [, kind, id = ""] = /\[data-(piece|button)="(.*)"\]/.exec(hint.at ?? "") ?? [];
    if (!now.decision || id === "confirm" || !kind) break;
    expect(
      kind === "piece"
        ? offer(now.decision, now.view, now.picks).lit.get(id)
        : offer(now.decision, now.view, now.picks).buttons.find((one) => one.id === id)?.light,
    ).toBe("on");
    const picked = (kind === "piece" ? pick : press)(now.decision, now.view, now.picks, id);
    if (picked.take !== undefined) break;
    now = { ...now, picks: picked.picks };
    all.push(now);
  }
  return all;
}

describe("the guide", () => {
  it("tells before it asks, and nothing twice", () => {
    const now = scene("space", {}, 0);
    expect(hintFor(now, new Set())?.id).toBe("goal");
    expect(hintFor(now, new Set(["goal"]))?.id).toBe("character");
    expect(hintFor(now, TOLD)?.told).toBe(false);
  });
  it.each(["space", "counter", "action", "origin", "number", "cubes"])(
    "points at what may be clicked, up to what can be confirmed (%s)",
    (name) => {
      const last = follow(scene(name)).at(-1) as Scene;
      if (name !== "cubes") expect(offer(last.decision!, last.view, last.picks).options).not.toBeNull();
    },
  );
  it("sends a tradesman only where something comes of it, whatever dice are left", () => {
    const cards = Object.keys(moments)
      .filter((name) => moments[name]?.decision?.kind === "action")
      .map((name) => {
        const now = scene(name, { view: { ...at(name).view, round: 1 } });
        const read = new Set(HINT_IDS.filter((id) => id !== "hire"));
        return hintFor(now, read);
      })
      .filter((hint) => hint?.lesson === "hire")
      .map((hint) => hint?.args.card);
    expect(cards).toContain("@name-priest"); // its cubes wait for another turn
    expect(cards).not.toContain("@name-diplomat"); // influence is paid, and cubes may be refused
    expect(cards).not.toContain("@name-chivalry"); // cubes only for red dice that are left
  });
  it("sees that something else is picked", () => {
    const now = scene("action");
    const hint = hintFor(now, TOLD);
    const other = [...offer(now.decision!, now.view, NOTHING).lit].find(
      ([piece, light]) => light === "on" && !piece.startsWith("die:") && !hint?.at?.includes(`"${piece}"`),
    );
    const picks = pick(now.decision!, now.view, NOTHING, other?.[0] ?? "").picks;
    expect(hintFor({ ...now, picks }, TOLD)?.id).toBe("astray");
  });
  it("leaves alone who goes their own way, and everybody in the next round", () => {
    expect(hintFor(scene("action", { acted: 3 }), TOLD)?.id).toBe(LAST);
    expect(hintFor(scene("action", {}, 2), TOLD)?.id).toBe(LAST);
    expect(hintFor(scene("action"), new Set(HINT_IDS))?.id).toBe(LAST);
  });
  it("says once what confirming is for", () => {
    const placed: Fact = { kind: "citizen", owner: 0, to: 0, cause: "placement" };
    const last = follow(scene("space")).at(-1) as Scene;
    const said = (facts: readonly Fact[]) => hintFor({ ...last, seat: 0, facts }, TOLD);
    expect(said([])).toMatchObject({ id: "confirm", at: '[data-button="confirm"]' });
    expect(said([{ ...placed, owner: 1 }])?.id).toBe("confirm");
    expect(said([placed])).toMatchObject({ id: "again", at: '[data-button="confirm"]' });
    expect(hintFor({ ...last, seat: 0, facts: [placed], held: true, decision: null }, TOLD)?.id).toBe("again");
  });
  it("says nothing while others move", () => {
    expect(hintFor(scene("action", { decision: null }), TOLD)).toBeNull();
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
  it.each(readdirSync(locales))("has a title and a text for every step, and none besides (%s)", (language) => {
    const text = readFileSync(join(locales, language, "guide.ftl"), "utf8");
    const ids = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1]);
    const wanted = HINT_IDS.flatMap((id) => [`guide-${id}`, `guide-${id}-title`]);
    expect(ids.sort()).toEqual([...wanted, "guide-skip"].sort());
  });
});
