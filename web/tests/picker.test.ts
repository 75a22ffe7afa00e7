import { describe, expect, it } from "vitest";
import type { Decision, MenuEntry } from "../src/protocol";
import { dicePieces, pieceDie, readOption, targetPiece } from "../src/lib/pieces";
import { LETTERS, type View } from "../src/model/position";
import { readDie } from "../src/model/die";
import { STANDARD, leastFor } from "../src/model/figures";
import { offer, pick, press } from "../src/turn/picker";
import {
  NOTHING,
  against,
  chosenWay,
  firstPicks,
  isEmpty,
  optionsOf,
  type GroupWay,
  type Picks,
} from "../src/turn/picks";
import { yieldOf } from "../src/turn/yields";
import { ACTIVATE, AGRICULTURE, BLACK, COUNTER, DIE, FLIP, MODIFY, RECRUIT, REROLL, STOP } from "../src/vocabulary";
import { at, moments } from "./moments";

const menu = (decision: Decision): MenuEntry[] => decision.menu ?? [];

/** The groups of these dice, whatever modifies them. */
function sameDice({ ways }: MenuEntry, dice: readonly number[]): MenuEntry["ways"][number]["groups"] {
  const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();
  return ways.flatMap(({ groups }) => groups.filter((group) => sorted(group[0]) === sorted(dice)));
}

/** Pieces for these dice, each another one. */
function piecesFor(view: View, dice: number[]): string[] {
  const left = dicePieces(view);
  return dice.map((die) => {
    const at = left.findIndex((piece) => pieceDie(piece) === die);
    expect(at).toBeGreaterThanOrEqual(0);
    return left.splice(at, 1)[0] as string;
  });
}

function click(decision: Decision, view: View, picks: Picks, pieces: string[]): Picks {
  return pieces.reduce((now, piece) => {
    expect(offer(decision, view, now).lit.get(piece)).toBe("on");
    return pick(decision, view, now, piece).picks;
  }, picks);
}

function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((first, k) =>
    permutations([...list.slice(0, k), ...list.slice(k + 1)]).map((rest) => [first, ...rest]),
  );
}

const actions = Object.keys(moments).filter((name) => name.startsWith("action"));

describe("every captured decision", () => {
  it.each(Object.keys(moments))("%s offers something and says what is asked", (name) => {
    const { decision, view } = at(name);
    const shown = offer(decision, view, firstPicks(decision));
    expect(shown.prompt.id).toMatch(/^prompt-/);
    const lit = [...shown.lit.values()].filter((light) => light === "on").length;
    expect(lit + shown.buttons.filter((b) => b.light === "on").length).toBeGreaterThan(0);
    for (const [piece, light] of shown.lit) {
      expect(shown.why.has(piece)).toBe(light === "off");
    }
  });

  it.each(Object.keys(moments))("%s: a piece that is not lit changes nothing", (name) => {
    const { decision, view } = at(name);
    const picks = firstPicks(decision);
    const shown = offer(decision, view, picks);
    for (const [piece, light] of shown.lit) {
      if (light === "off") expect(pick(decision, view, picks, piece)).toEqual({ picks });
    }
    expect(pick(decision, view, picks, "die:A.r9#0")).toEqual({ picks });
  });
});

describe.each(actions)("an action (%s)", (name) => {
  const { decision, view } = at(name);
  const ways = menu(decision).flatMap((entry) =>
    entry.ways.flatMap((way) => way.groups.map((group) => ({ entry, way, group }))),
  );
  const some = ways.filter((_, k) => k % Math.ceil(ways.length / 60) === 0);

  it("lights exactly the targets the server has ways for", () => {
    const { lit, why } = offer(decision, view, NOTHING);
    for (const entry of menu(decision)) {
      const piece = targetPiece(entry.target);
      expect(lit.get(piece)).toBe(entry.ways.length ? "on" : "off");
      if (!entry.ways.length) expect(why.get(piece)).toEqual(entry.why);
    }
  });

  it("lights exactly the dice of some group", () => {
    const { lit } = offer(decision, view, NOTHING);
    const used = new Set(ways.flatMap(({ group }) => group[0]));
    for (const piece of dicePieces(view)) {
      expect(lit.get(piece)).toBe(used.has(pieceDie(piece)) ? "on" : "off");
    }
  });

  it("reaches every group, target first or dice first, in any order of the dice", () => {
    for (const { entry, way, group } of some) {
      const target = targetPiece(entry.target);
      const pieces = piecesFor(view, group[0]);
      for (const order of permutations(pieces)) {
        for (const clicks of [
          [target, ...order],
          [...order, target],
        ]) {
          let picks = click(decision, view, NOTHING, clicks);
          const button = `modifier:${way.modifier}`;
          const chosen = chosenWay(decision, picks);
          if (chosen?.modifier !== way.modifier) {
            picks = press(decision, view, picks, button).picks;
          }
          const found = chosenWay(decision, picks);
          expect(found).toMatchObject({
            target: entry.target,
            modifier: way.modifier,
            total: group[1],
            price: group[2],
          });
          const row = optionsOf(decision, picks) ?? [];
          expect(row[0]).toBe(entry.target);
          expect(row.filter((o) => o >= DIE).sort()).toEqual(group[0].map((die) => DIE + die).sort());
        }
      }
    }
  });

  it("makes a row of the target, a cube only if one is spent, and the dice; the rest is the server's to say", () => {
    for (const { entry, way, group } of some) {
      const dice = piecesFor(view, group[0]);
      const row = optionsOf(decision, { ...NOTHING, target: entry.target, modifier: way.modifier, dice });
      const cube = way.modifier ? [MODIFY + way.modifier - 1] : [];
      expect(row).toEqual([entry.target, ...cube, ...dice.map((piece) => DIE + pieceDie(piece))]);
    }
  });

  it("keeps lit only what still leads somewhere", () => {
    for (const { entry } of some) {
      const picks = { ...NOTHING, target: entry.target };
      const { lit, why } = offer(decision, view, picks);
      expect(lit.get(targetPiece(entry.target))).toBe("picked");
      const used = new Set(entry.ways.flatMap((way) => way.groups.flatMap((group) => group[0])));
      for (const piece of dicePieces(view)) {
        expect(lit.get(piece)).toBe(used.has(pieceDie(piece)) ? "on" : "off");
        if (!used.has(pieceDie(piece))) expect(why.get(piece)?.id).toBe("why-not-now");
      }
    }
  });

  it("lets go of a target or a die when it is picked again", () => {
    const { entry, group } = some[0] ?? expect.fail();
    const target = targetPiece(entry.target);
    const die = piecesFor(view, group[0])[0] ?? "";
    const picks = click(decision, view, NOTHING, [target, die]);
    expect(isEmpty(picks)).toBe(false);
    const less = pick(decision, view, picks, target).picks;
    expect(less.target).toBeNull();
    expect(isEmpty(pick(decision, view, less, die).picks)).toBe(true);
  });

  it("passes only after it is confirmed", () => {
    const { picks, take } = press(decision, view, NOTHING, "option:0");
    expect(take).toBeUndefined();
    expect(optionsOf(decision, picks)).toEqual([0]);
    expect(offer(decision, view, picks).prompt.id).toBe("prompt-pass");
  });
});

describe("dice that are not enough", () => {
  it("count less than the target needs, and both figures can be said", () => {
    let seen = 0;
    for (const name of actions) {
      const { decision, view } = at(name);
      for (const { target, name: called } of menu(decision).filter(({ ways }) => ways.length)) {
        for (const piece of dicePieces(view)) {
          const { picks: aimed } = pick(decision, view, NOTHING, targetPiece(target));
          const { picks } = pick(decision, view, aimed, piece);
          const { id, args } = offer(decision, view, picks).prompt;
          if (id !== "prompt-more-dice") continue;
          expect(args).toEqual({ target: called, total: readDie(pieceDie(piece)).value });
          expect(leastFor(STANDARD, called)).toBeGreaterThan(Number(args["total"]));
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(3);
  });
});

describe("equal dice", () => {
  it("may both be picked", () => {
    const { decision, view } = at("action-equals");
    const entry = menu(decision)
      .flatMap((e) => e.ways.flatMap((w) => w.groups.map((g) => ({ e, g }))))
      .find(({ g }) => new Set(g[0]).size < g[0].length);
    if (!entry) return expect.fail();
    const pieces = piecesFor(view, entry.g[0]);
    expect(new Set(pieces).size).toBe(pieces.length);
    const picks = click(decision, view, NOTHING, [...pieces, targetPiece(entry.e.target)]);
    expect(chosenWay(decision, picks)?.dice).toEqual(entry.g[0]);
  });
});

describe("influence", () => {
  const { decision, view } = at("flip");
  it("whatever a reload left half done is answered die by die", () => {
    const shown = offer(decision, view, NOTHING);
    const piece = [...shown.lit].find(([, light]) => light === "on")?.[0] ?? "";
    expect(pick(decision, view, NOTHING, piece).take).toBe(DIE + pieceDie(piece));
  });

  it("flips up to three own dice, in any order", () => {
    const name = Object.keys(moments).find((key) => {
      const one = moments[key]?.decision;
      return one && ["action", "counter"].includes(one.kind) && one.options.some((o) => o.id === 6);
    });
    const now = at(name ?? "");
    const own = LETTERS[now.decision.seat];
    const picks = press(now.decision, now.view, NOTHING, "flip").picks;
    const dice = dicePieces(now.view).filter((piece) => piece.startsWith(`die:${own}`));
    const few = dice.slice(0, 3).reverse();
    const picked = click(now.decision, now.view, picks, few);
    expect(optionsOf(now.decision, picked)).toEqual([FLIP, ...few.map((piece) => DIE + pieceDie(piece))]);
    for (const piece of dice.slice(3)) expect(offer(now.decision, now.view, picked).lit.get(piece)).toBe("off");
    for (const piece of dicePieces(now.view)) {
      if (!piece.startsWith(`die:${own}`)) {
        expect(offer(now.decision, now.view, picked).lit.get(piece)).toBe("off");
      }
    }
  });

  it("turns the dice the decision lists, and no more of them at once", () => {
    const now = at("action-equals");
    const [one, two, three] = dicePieces(now.view);
    if (!one || !two || !three) return expect.fail();
    const decision = { ...now.decision, flip: { dice: [two, three].map(pieceDie), most: 1 } };
    const more = { ...decision, flip: { ...decision.flip, most: 2 } };
    const start: Picks = { ...NOTHING, mode: "flip" };
    expect(offer(decision, now.view, start).lit.get(one)).toBe("off");
    expect(offer(more, now.view, start).why.get(one)?.id).toBe("why-influence-own");
    const lights = (of: Decision) => offer(of, now.view, click(of, now.view, start, [two])).lit.get(three);
    expect([lights(more), lights(decision)]).toEqual(["on", "off"]);
  });

  it("rerolls one own die", () => {
    const name = Object.keys(moments).find((key) =>
      moments[key]?.decision?.options.some((o) => readOption(o.id).kind === "reroll"),
    );
    const now = at(name ?? "");
    const picks = press(now.decision, now.view, NOTHING, "reroll").picks;
    const on = [...offer(now.decision, now.view, picks).lit].filter(([, l]) => l === "on");
    const [first] = on[0] ?? [""];
    const picked = pick(now.decision, now.view, picks, first).picks;
    const option = optionsOf(now.decision, picked)?.[0] ?? -1;
    expect(now.decision.options.map((o) => o.id)).toContain(option);
    const [second] = on[1] ?? on[0] ?? [""];
    expect(pick(now.decision, now.view, picked, second).picks.dice.length).toBeLessThan(2);
  });
});

describe("black dice", () => {
  const { decision, view } = at("counter-many");
  const own = LETTERS[decision.seat];
  const dice = dicePieces(view).filter((piece) => piece.startsWith(`die:${own}`));

  it("takes on the highest in any case", () => {
    const { lit } = offer(decision, view, NOTHING);
    const highest = `black:${Math.max(...view.black)}#0`;
    expect(lit.get(highest)).toBe("picked");
    expect(pick(decision, view, NOTHING, highest).picks).toEqual(NOTHING);
    expect(dice.every((piece) => lit.get(piece) === "on")).toBe(true);
  });

  it("takes on what the server says must be, whichever it is", () => {
    const lowest = `black:${Math.min(...view.black)}#0`;
    const ways = [{ black: [Math.min(...view.black)], need: 1, first: 0 }];
    const other = { ...decision, black: { ...decision.black!, ways } };
    const { lit, prompt } = offer(other, view, NOTHING);
    const picked = [...lit].filter(([piece, light]) => piece.startsWith("black:") && light === "picked");
    expect(picked).toEqual([[lowest, "picked"]]);
    expect(prompt.args["value"]).toBe(Math.min(...view.black));
  });

  it("makes a row once the dice are strong enough", () => {
    let picks: Picks = NOTHING;
    expect(optionsOf(decision, picks)).toBeNull();
    for (const piece of [...dice].reverse()) {
      if (optionsOf(decision, picks)) break;
      picks = pick(decision, view, picks, piece).picks;
    }
    const { have, need, enough } = against(decision, picks);
    expect(enough).toBe(true);
    expect(have).toBeGreaterThanOrEqual(need);
    expect(offer(decision, view, picks).sum).toEqual({ id: "sum-black", args: { have, need } });
    expect(optionsOf(decision, picks)).toEqual([COUNTER, ...picks.dice.map((piece) => DIE + pieceDie(piece))]);
  });

  it("needs more for further black dice", () => {
    const other = [...offer(decision, view, NOTHING).lit].find(
      ([piece, light]) => piece.startsWith("black:") && light === "on",
    )?.[0];
    const picks = pick(decision, view, NOTHING, other ?? "").picks;
    const need = (now: Picks) => against(decision, now).need;
    expect(need(picks)).toBeGreaterThan(need(NOTHING));
  });

  it("makes a row of exactly what the server lists, whatever dice and black dice are picked", () => {
    const blacks = [[], ["black:1#0"]];
    for (const black of blacks) {
      const way = decision.black?.ways.find((one) => one.black.length === black.length + 1);
      decision.black?.groups.forEach(([group, total], k) => {
        const picks: Picks = { ...NOTHING, black, dice: piecesFor(view, group) };
        expect(against(decision, picks).have).toBe(total);
        const row = optionsOf(decision, picks);
        expect(row !== null).toBe(k >= (way?.first ?? Infinity));
        if (row) expect(row.slice(0, 1 + black.length)).toEqual([COUNTER, ...black.map(() => BLACK)]);
      });
    }
  });

  it("lights no black die that the server says is out of reach, and says why", () => {
    const why = { id: "why-black-reach", args: { have: 22, need: 23 } };
    const ways = decision.black?.ways.map((way) => (way.black.length > 1 ? { ...way, first: null, why } : way));
    const weaker = { ...decision, black: { ...decision.black!, ways: ways ?? [] } };
    const shown = offer(weaker, view, NOTHING);
    expect(shown.lit.get("black:1#0")).toBe("off");
    expect(shown.why.get("black:1#0")).toEqual(why);
  });

  it("shows the sums of a turn that was left half done", () => {
    const { decision: half, view: there } = at("black_dice");
    expect(offer(half, there, NOTHING).sum).toEqual({ id: "sum-black", args: { have: 0, need: 1 } });
  });

  it("offers to give in only where the server does", () => {
    const weak = at("counter-yield");
    const { picks } = press(weak.decision, weak.view, NOTHING, "option:4");
    expect(optionsOf(weak.decision, picks)).toEqual([4]);
    expect(press(decision, view, NOTHING, "option:4").picks).toEqual(NOTHING);
  });

  it("says what giving in costs, as the server does", () => {
    const weak = at("counter-yield");
    const { picks } = press(weak.decision, weak.view, NOTHING, "option:4");
    for (const loses of [0, 1, 2]) {
      const told = { ...weak.decision, black: { ...weak.decision.black!, loses } };
      const prompts = [NOTHING, picks].map((now) => offer(told, weak.view, now).prompt);
      expect(prompts.map(({ id }) => id)).toEqual(["prompt-yield", "prompt-yield-ready"]);
      expect(prompts.map(({ args }) => args["vp"])).toEqual([loses, loses]);
    }
  });

  it("says what can be done about a die that is too strong", () => {
    const weak = at("counter-yield"); // no influence left
    const way = (options: Decision["options"], dice = weak.view.dice): unknown =>
      offer({ ...weak.decision, options }, { ...weak.view, dice }, NOTHING).prompt.args["way"];
    const letter = LETTERS[weak.decision.seat] ?? "A";
    const only = weak.decision.options;
    const some = { ...weak.view.dice, [letter]: { red: [1], white: [], yellow: [] } };
    const none = { ...weak.view.dice, [letter]: { red: [], white: [], yellow: [] } };
    expect(way([...only, { id: REROLL, name: "reroll-r1" }], some)).toBe("improve");
    expect(way([...only, { id: FLIP, name: "flip" }], some)).toBe("improve");
    expect(way([...only, { id: RECRUIT, name: "recruit" }], some)).toBe("weak");
    expect(way(only, some)).toBe("weak");
    expect(way(only, none)).toBe("bare");
    expect(way([...only, { id: RECRUIT, name: "recruit" }], none)).toBe("bare");
  });
});

describe("single choices", () => {
  it.each(["space", "origin-hire", "origin-settle"])("%s is picked on the board", (name) => {
    const { decision, view } = at(name);
    const shown = offer(decision, view, NOTHING);
    const on = [...shown.lit].filter(([, light]) => light === "on");
    expect(on.length).toBe(decision.options.length);
    for (const [piece] of on) {
      const { picks } = pick(decision, view, NOTHING, piece);
      expect(decision.options.map((o) => o.id)).toContain(picks.option);
      expect(optionsOf(decision, picks)).toEqual([picks.option]);
      expect(offer(decision, view, picks).lit.get(piece)).toBe("picked");
    }
  });

  it.each(["number-fight", "number-card"])("%s begins with the greatest", (name) => {
    const { decision, view } = at(name);
    const picks = firstPicks(decision);
    expect(picks.option).toBe(Math.max(...decision.options.map((o) => o.id)));
    expect(optionsOf(decision, picks)).not.toBeNull();
    expect(offer(decision, view, picks).buttons).toHaveLength(decision.options.length);
  });

  it("cubes go to the row one by one, until there are enough", () => {
    const { decision, view } = at("cubes");
    const [piece] = [...offer(decision, view, NOTHING).lit][0] ?? [""];
    expect(decision.options.map((o) => o.id)).toContain(pick(decision, view, NOTHING, piece).take);
    expect(press(decision, view, NOTHING, `send:${STOP}`).take).toBe(STOP);
  });
});

describe("tags on what is lit", () => {
  it("say what a die adds to the price of the target picked, as the menu has it", () => {
    let seen = 0;
    for (const name of actions) {
      const { decision, view } = at(name);
      for (const entry of menu(decision)) {
        const prices = new Map(
          entry.ways
            .filter(({ modifier }) => modifier === 0)
            .flatMap(({ groups }) => groups.map(([dice, , price]) => [String(dice), price] as const)),
        );
        for (const [dice, price] of prices) {
          if (dice.includes(",") || !price) continue;
          const [piece] = piecesFor(view, [Number(dice)]);
          const picks = click(decision, view, NOTHING, [targetPiece(entry.target)]);
          expect(offer(decision, view, picks).tags.get(piece ?? "")).toEqual({ id: "tag-price", args: { price } });
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  it("say what the dice picked would bring at every target, or how often they would use it", () => {
    const seen = new Map<string, number>();
    for (const name of actions) {
      const { decision, view } = at(name);
      for (const entry of menu(decision)) {
        for (const [dice, , , times] of entry.ways.flatMap(({ groups }) => groups)) {
          const picks = click(decision, view, NOTHING, piecesFor(view, dice));
          const { lit, tags } = offer(decision, view, picks);
          const piece = targetPiece(entry.target);
          const tag = tags.get(piece);
          if (lit.get(piece) !== "on") continue;
          expect(tag === undefined).toBe(piece.startsWith("building:"));
          if (!tag) continue;
          // The best modifier may bring more than this one does.
          const best = Math.max(times, ...sameDice(entry, dice).map((group) => group[3]));
          const accounts = Object.entries(entry.gain ?? {});
          const [account, by] = accounts.length === 1 ? accounts[0]! : [null, []];
          if (account) expect(tag).toEqual({ id: `gain-${account}`, args: { sign: "+", amount: by[best - 1] } });
          else expect(Number(tag.args["times"] ?? tag.args["amount"])).toBe(best);
          seen.set(tag.id, (seen.get(tag.id) ?? 0) + 1);
        }
      }
    }
    for (const id of ["tag-times", "gain-cubes", "gain-deniers"]) expect(seen.get(id)).toBeGreaterThan(0);
  });

  it("say what the menu says, whatever the edition: nothing is multiplied here", () => {
    const way = (target: number, times: number): GroupWay => ({
      target,
      total: 9,
      price: 0,
      times,
      modifier: 0,
      card: "",
      dice: [],
    });
    const card = (gain?: MenuEntry["gain"]): MenuEntry => ({ target: ACTIVATE, name: "", hire: 0, ways: [], gain });
    const ways = [way(ACTIVATE, 3), way(ACTIVATE, 2)];
    const tag = { id: "gain-influence", args: { sign: "+", amount: 5 } };
    expect(yieldOf(card({ influence: [3, 5, 5] }), ways)).toEqual(tag); // no more than 20 can be kept
    expect(yieldOf(card({ deniers: [7, 14, 21] }), ways).args["amount"]).toBe(21);
    // What depends on the board, or is of two kinds, is not foretold.
    for (const gain of [undefined, { deniers: [2, 4, 6], vp: [1, 2, 3] }])
      expect(yieldOf(card(gain), ways)).toEqual({ id: "tag-times", args: { times: 3 } });
    const fields = { ...card(), target: AGRICULTURE };
    expect(yieldOf(fields, [way(AGRICULTURE, 4)])).toEqual({ id: "gain-deniers", args: { sign: "+", amount: 4 } });
  });
});
