import { describe, expect, it } from "vitest";
import {
  aboutYou,
  advice,
  entries,
  linesOf,
  marksOf,
  recap,
  sentences,
  story,
  telling,
  withoutUndone,
  type Entry,
  type Teller,
} from "../src/log";
import { viewOf } from "../src/model/position";
import type { Fact } from "../src/protocol";
import {
  AGRICULTURE,
  CATHEDRAL,
  COUNTER,
  DIE,
  FIGHT,
  FLIP,
  FROM_SUPPLY,
  ON_DISTRICT,
  PASS,
  PLACE_HAND,
  PLACE_LYING,
  PLACE_QUEUE,
  PLACE_SUPPLY,
  PLACE_TAKEN,
  RECRUIT,
  REROLL,
  SETTLE,
  SPACE,
  STOP,
} from "../src/vocabulary";
import { begins, chose, chosen, come, confirmed, ends, pay, say, teller, used } from "./facts";
import { firstView, games, lookedBackAt, stepsOf, type Game } from "./games";

const view = firstView(games[0] as Game);
const kinds = (entry: Entry | undefined): string[] => entry?.facts.map(({ kind }) => kind) ?? [];

describe("advice", () => {
  const words = (...facts: Fact[]): string[] =>
    advice({ ...teller, you: 0 }, 0, facts).map((text) => text.split(" ")[0]!);
  const turned: Fact = { kind: "die", owner: 0, from: 0, to: 5, cause: "flip" };
  const influence = (amount: number, cause: Fact["cause"]): Fact => ({ kind: "influence", owner: 0, amount, cause });

  it("says first what influence is spent on, then what it is for, and nothing twice", () => {
    const black: Fact = { kind: "black", from: 6, owner: 0, amount: 1, cause: "black_dice" };
    const flip = [chosen(0, FLIP), chosen(0, DIE), influence(-4, "flip"), turned];
    const counter = [chosen(0, COUNTER), chosen(0, DIE + 5), used(5, "black_dice"), black];
    expect(words(...flip, ...counter, influence(1, "black_dice"))).toEqual([
      "story-told", // dice are turned
      "preview-pay", // for so much influence
      "log-dice-turned",
      "story-told", // the black dice; what that brings is said as the reason
      "log-dice-gone",
    ]);
    const settled = [
      used(5, "settle"),
      { kind: "citizen", owner: 0, from: PLACE_SUPPLY, to: 7, cause: "settle" } as Fact,
    ];
    expect(words(...settled)).toEqual(["log-settled"]); // its die has been picked
  });

  it("counts only the black dice of the one it is for: le Roy beats one with them", () => {
    const black = (owner: number, from: number): Fact => ({
      kind: "black",
      from,
      owner,
      amount: 1,
      cause: "black_dice",
    });
    const counter = [chosen(0, COUNTER), chosen(0, DIE + 5), used(5, "black_dice"), black(0, 6), black(4, 4)];
    expect(advice({ ...teller, you: 0 }, 0, counter)[0]).toMatch(/story-counter .*count\W+1\b/);
  });

  it("leaves out bought dice, which are in the headline, and others' pieces", () => {
    const bought = [used(54, "settle"), pay(0, 1, 2, "purchase", 1)];
    const pushed: Fact = { kind: "citizen", owner: 1, from: 6, to: 7, cause: "settle" };
    const own: Fact = { kind: "citizen", owner: 0, from: PLACE_SUPPLY, to: 6, cause: "settle" };
    expect(words(chosen(0, SETTLE + 1), ...bought, pushed, own)).toEqual(["story-told", "log-settled"]);
    expect(words(chosen(0, SPACE + 6), { ...own, cause: "placement" })).toEqual(["story-told"]);
  });

  it("says that one passes", () => {
    const pass = [chosen(0, PASS), pay(4, ON_DISTRICT, 2, "pass")];
    expect(words(...pass)).toEqual(["story-told"]);
    expect(words(...pass, ends(1), pay(ON_DISTRICT, 0, 2, "round_end"))).toEqual(["story-told"]);
    expect(advice({ ...teller, you: 0 }, 0, pass)[0]).toContain("story-pass");
  });
});

describe("entries", () => {
  it("leave out what was taken back", () => {
    const steps = [chose(1, 0, CATHEDRAL), { version: 2, facts: [], undone: 0 }];
    expect(withoutUndone(steps)).toEqual([]);
  });

  it("are one for a turn, and one for the dice that come one by one", () => {
    const list = entries([
      chose(1, 0, CATHEDRAL),
      chose(2, 0, DIE + 6),
      confirmed(3, 0),
      { version: 4, facts: [come(0)] },
      { version: 5, facts: [come(30)] },
      chose(6, 1, PASS),
      confirmed(7, 1),
    ]);
    expect(list.map((entry) => entry.seat)).toEqual([0, null, 1]);
    expect(say(...(list[1]?.facts ?? []))).toHaveLength(1);
  });

  it("hold influence and the action it was spent for together, and two turns in a row apart", () => {
    const steps = [RECRUIT, FLIP, DIE, AGRICULTURE, DIE + 12, PASS].map((option, k) => chose(k + 1, 0, option));
    expect(entries(steps).map((entry) => [entry.key, entry.facts.length])).toEqual([
      [1, 5],
      [6, 1],
    ]);
  });

  it("begin a round with an entry of its own", () => {
    const list = entries([
      chose(1, 0, PASS),
      confirmed(2, 0),
      { version: 3, facts: [begins(2)] },
      { version: 4, facts: [come(0)] },
    ]);
    expect(list.map((entry) => entry.round)).toEqual([null, 2]);
  });

  it("part a turn from the end of the round and the next round", () => {
    const list = (...facts: Fact[]): unknown[] =>
      entries([{ version: 1, facts }]).map((entry) => [entry.seat, entry.ends, entry.round, kinds(entry)]);
    const farm = [chosen(0, AGRICULTURE), used(15), pay(4, 0, 2, "agriculture")];
    const left = used(18, "round_end");
    expect(
      list(...farm, ends(1), left, pay(ON_DISTRICT, 0, 3, "round_end"), begins(2), pay(4, 0, 10, "income")),
    ).toEqual([
      [0, null, null, ["chose", "die", "deniers"]],
      [null, 1, null, ["round_end", "die", "deniers"]],
      [null, null, 2, ["round", "deniers"]],
    ]);
    expect(list(...farm, pay(4, ON_DISTRICT + 1, 1, "pass"))).toEqual([
      [0, null, null, ["chose", "die", "deniers"]],
      [null, null, null, ["deniers"]],
    ]);
    expect(
      list(chosen(0, PASS), { kind: "passed", owner: 0, amount: 1, cause: "pass" }, pay(4, ON_DISTRICT, 2, "pass")),
    ).toEqual([[0, null, null, ["chose", "passed", "deniers"]]]);
    expect(say(left)[0]).toContain("log-dice-left");
    expect(say(used(15))[0]).toContain("log-dice-gone");
  });

  it("tell in a whole game the end of every round and its beginning, in order", () => {
    const list = entries(stepsOf(games.find(({ name }) => name === "2p-1") as Game));
    const headings = list.flatMap(({ ends, round }) => (ends ? [`end ${ends}`] : round ? [`round ${round}`] : []));
    expect(headings).toEqual(["round 1", "end 1", "round 2", "end 2", "round 3", "end 3", "round 4", "end 4"]);
    const turns = list.filter(({ seat }) => seat !== null);
    for (const { facts } of turns) expect(facts.some(({ cause }) => cause === "round_end")).toBe(false);
  });

  it("are exactly the turns of the record", () => {
    const game = games.find(({ name }) => name === "2p-1") as Game;
    const turns = entries(stepsOf(game)).filter(({ seat }) => seat !== null);
    expect(turns.length).toBe(lookedBackAt.turns.length);
  });

  it.each(games.map((game) => [game.name, game] as const))("of %s lose no fact and keep their order", (_, game) => {
    const steps = stepsOf(game);
    expect(entries(steps).flatMap((entry) => entry.facts)).toEqual(steps.flatMap((step) => step.facts));
  });
});

describe("sentences", () => {
  it("say whose cubes go home, and that Marauding stays", () => {
    const counter = (event: string, to: number): string => {
      const cubes = [1, 0, 0, 0].map((owner): Fact => ({
        kind: "cube",
        owner,
        from: PLACE_QUEUE + 1,
        to: PLACE_SUPPLY,
        event,
        cause: "combat",
        by: event,
      }));
      const said = say(...cubes, { kind: "event", event, from: PLACE_QUEUE + 1, to, cause: "combat", by: event });
      expect(said).toHaveLength(1);
      return said[0] ?? "";
    };
    expect(counter("marauding", PLACE_QUEUE + 1)).toContain('"taken":"never"');
    expect(counter("war", PLACE_TAKEN)).toContain('"taken":"yes"');
    expect(counter("war", PLACE_TAKEN + 5)).toContain('"taken":"no"');
    expect(counter("war", PLACE_TAKEN)).toContain(
      'cubes-of {\\"who\\":\\"P1\\",\\"count\\":1}, cubes-of {\\"who\\":\\"P0\\",\\"count\\":3}',
    );
  });

  it("do not say twice which die is rolled again", () => {
    const said = say(
      chosen(0, REROLL),
      { kind: "die", owner: 0, from: 0, cause: "reroll" },
      { kind: "die", owner: 0, to: 4, cause: "reroll" },
    );
    expect(said.map((one) => one.split(" ")[0])).toEqual(["log-chose-reroll", "log-rerolled"]);
  });

  it("tell where a citizen comes from and goes to as one thing, and who makes room", () => {
    const move = (owner: number, from: number, to: number): Fact => ({
      kind: "citizen",
      owner,
      from,
      to,
      cause: "settle",
      by: "palace",
    });
    const said = say(
      chosen(0, SETTLE),
      chosen(0, FROM_SUPPLY),
      move(0, PLACE_SUPPLY, PLACE_HAND),
      move(1, 0, PLACE_LYING),
      move(0, PLACE_HAND, 0),
    );
    expect(said.map((one) => one.split(" ")[0])).toEqual(["log-expelled", "log-settled"]);
    expect(said[1]).toContain("log-from-supply");
  });

  it("call dice turned that are turned, all in one", () => {
    const turn = (from: number, to: number): Fact => ({ kind: "die", owner: 0, from, to, cause: "flip" });
    const said = say(chosen(0, STOP), turn(14, 15), turn(0, 5));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("log-dice-turned");
  });

  it("say what was chosen in one sentence, and are silent where the outcome says it", () => {
    const told = (option: number, ...facts: Fact[]): string =>
      story(teller, { key: 1, seat: 1, ends: null, round: null, facts: [chosen(1, option), ...facts] }) ?? "";
    expect(told(FIGHT)).toContain("story-fight");
    expect(told(12)).toContain("story-card");
    expect(told(SETTLE + 1)).toContain("story-settle");
    expect(told(PASS, pay(4, ON_DISTRICT + 1, 2, "pass"))).toMatch(/story-gains .*story-pass.*gain-laid .*2/);
    for (const silent of [FROM_SUPPLY, STOP, DIE + 7, CATHEDRAL]) expect(say(chosen(1, silent))).toEqual([]);
  });

  it("tell what was bought of whom, what was gained, and what of it was the reader's", () => {
    const facts = [
      chosen(1, AGRICULTURE),
      pay(1, 0, 2, "purchase", 0),
      { ...used(16), owner: 0, amount: 2 },
      pay(4, 1, 2, "agriculture"),
    ];
    const entry = { key: 1, seat: 1, ends: null, round: null, facts };
    const mine = { ...teller, you: 0 };
    expect(story(mine, entry)).toMatch(/story-gains .*story-buying .*story-die .*you.*gain-deniers .*2/);
    expect(aboutYou(mine, entry)).toHaveLength(1);
    expect(aboutYou(mine, entry)[0]).toMatch(/^log-deniers .*"who":"you .*"up","amount":2/);
    expect(aboutYou({ ...teller, you: 2 }, entry)).toEqual([]);
    expect(recap(mine, [entry], () => true)).toMatchObject([{ seat: 1, again: [entry] }]);
    expect(recap({ ...teller, you: 1 }, [entry], () => true)).toEqual([]);
  });

  it("tell Drought, Civil War and Heresy one by one, each with its cause", () => {
    const acts = (event: string): Fact => ({ kind: "acts", event, from: PLACE_QUEUE + 1, cause: "event", by: event });
    const said = say(
      acts("drought"),
      pay(0, 4, 1, "event", "drought"),
      acts("civil_war"),
      pay(0, 4, 3, "event", "civil_war"),
      acts("heresy"),
      { kind: "vp", owner: 0, amount: -2, source: "penalties", cause: "event", by: "heresy" },
      { kind: "influence", owner: 0, amount: -1, cause: "event", by: "heresy" },
    );
    expect(said).toHaveLength(4);
    const [drought, war, ...heresy] = said;
    expect(drought).toMatch(/log-deniers .*"down","amount":1,"cause":"name-drought/);
    expect(war).toMatch(/log-deniers .*"down","amount":3,"cause":"name-civil_war/);
    expect(heresy[0]).toMatch(/log-vp .*"amount":2,"cause":"name-heresy/);
    expect(heresy[1]).toMatch(/log-influence .*"amount":1,"cause":"name-heresy/);
  });

  it("keep income and salaries, hiring and gaining, and every seller apart", () => {
    const ids = (...facts: Fact[]): string[] => say(...facts).map((one) => one.split(" ")[0] ?? "");
    expect(ids(pay(4, 0, 10, "income"), pay(0, 4, 3, "salary"))).toEqual(["log-income", "log-salary"]);
    const turn = [
      pay(0, 4, 4, "hire", "merchant"),
      pay(0, 1, 4, "purchase", 1),
      pay(0, 4, 4, "purchase", 4),
      pay(4, 0, 6, "activity", "merchant"),
    ];
    expect(ids(...turn)).toEqual(["log-hire", "log-purchase", "log-purchase", "log-deniers"]);
    expect(say(...turn)[1]).toContain('"seller":"P1"');
    expect(say(...turn)[2]).toContain('"seller":"neutral {}"'); // not "gray"
    const taxes = pay(1, 0, 2, "activity", "tax_collector");
    expect(say(taxes)[0]).toMatch(/log-pays .*"who":"P1","whom":"P0","side":"other"/);
    expect(sentences({ ...teller, you: 0 }, [taxes])[0]?.text).toContain('"side":"to"');
    expect(sentences({ ...teller, you: 1 }, [taxes])[0]?.text).toContain('"side":"from"');
  });

  it("begin a turn with what it is about, whatever was done before", () => {
    const [entry] = entries([{ version: 1, facts: [chosen(0, RECRUIT), chosen(0, CATHEDRAL), used(6, "cathedral")] }]);
    const { headline, details } = telling(teller, entry as Entry);
    expect(headline?.text).toContain("story-cathedral");
    expect(details.map(({ text }) => text.split(" ")[0])).toEqual(["story-told", "log-dice-gone"]);
    expect(linesOf({ headline, details })).toEqual([headline, ...details]);
  });

  it.each(games.map((game) => [game.name, game] as const))("of %s never lack a word", (_, game) => {
    const known = new Set<string>();
    const strict: Teller = {
      t: (id, args = {}) => {
        expect(id, JSON.stringify(args)).not.toMatch(/undefined|null|NaN|-$/);
        for (const value of Object.values(args)) expect(String(value)).not.toMatch(/undefined|NaN/);
        known.add(id);
        return id;
      },
      name: (owner) => {
        expect(owner).toBeLessThanOrEqual(4);
        return `P${owner}`;
      },
      view: viewOf(game.last),
    };
    for (const entry of entries(stepsOf(game))) telling(strict, entry);
    expect(known.has("log-income")).toBe(true);
  });
});

it("marks what the last turn was about, but not the dice of the whole city", () => {
  const build: Fact = { kind: "cube", owner: 0, from: PLACE_SUPPLY, to: 77, cause: "cathedral" };
  expect([...marksOf(view, [{ version: 1, facts: [chosen(0, CATHEDRAL), build, come(0)] }])]).toEqual(["cathedral"]);
});

it("marks the event that was fought, not another of its name or in its place", () => {
  const events = ["marauding", "brigands", "brigands", "brigands"].map((event) => ({ event, cubes: [] }));
  const cube = (at: number): Fact => ({
    kind: "cube",
    owner: 0,
    from: PLACE_SUPPLY,
    to: PLACE_QUEUE + at,
    event: "brigands",
    cause: "combat",
    by: "brigands",
  });
  const won = (at: number): Fact => ({ ...cube(at), kind: "event", from: PLACE_QUEUE + at, to: PLACE_TAKEN });
  const marks = (count: number, ...facts: Fact[]): string[] => [
    ...marksOf({ ...view, events: events.slice(0, count) }, [{ version: 1, facts }]),
  ];
  expect(marks(4, chosen(0, FIGHT + 2), cube(2))).toEqual(["event:2"]);
  expect(marks(3, chosen(0, FIGHT + 2), cube(2), won(2))).toEqual([]); // another one has moved up
  expect(marks(3, cube(3), cube(1), won(1))).toEqual(["event:2"]);
});
