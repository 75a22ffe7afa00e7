// Sentences put together from texts of every language: whose, where, and what le Roy changes.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packText } from "../pack-text";
import type { Args } from "../src/lib/i18n";
import { nameGiven, nameShown } from "../src/lib/guest";
import { STANDARD, type Figures } from "../src/model/figures";
import { helpArgs, helpOf, priceArgs, rulesArgs } from "../src/lib/help";
import { entries, story, type Teller } from "../src/log";
import { dieNumber } from "../src/model/die";
import { NEUTRAL } from "../src/model/position";
import type { Fact } from "../src/protocol";
import { AGRICULTURE, CHARACTERS, GRADES, ROY_TAXES } from "../src/vocabulary";

const LOCALES = join(import.meta.dirname, "..", "src", "locales");
const languages = readdirSync(LOCALES);

const bundles = new Map<string, FluentBundle>();
function bundle(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join(LOCALES, language))) {
    made.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), "utf8")));
  }
  bundles.set(language, made);
  return made;
}

/** What a table of this file expects of a language. */
function expectedIn<T>(expected: Record<string, T>, language: string): T {
  const found = expected[language];
  if (found === undefined) throw new Error(`say in tests/texts.test.ts what is expected in ${language}`);
  return found;
}

/** A text as the client says it; a variable or a form that is missing is an error. */
function say(language: string, id: string, args: Args = {}): string {
  const own = bundle(language);
  const errors: Error[] = [];
  const text = own.formatPattern(own.getMessage(id)!.value!, args, errors);
  expect(errors, `${language} ${id}`).toEqual([]);
  return text;
}

describe("texts as they are sent", () => {
  it.each(languages)("mean what they did before they were packed (%s)", (language) => {
    for (const file of readdirSync(join(LOCALES, language))) {
      const text = readFileSync(join(LOCALES, language, file), "utf8");
      expect(new FluentResource(packText(text)).body, file).toEqual(new FluentResource(text).body);
      expect(packText(text).length).toBeLessThan(text.length);
    }
  });
});

describe("names that players chose", () => {
  // "ad Anna" but "a Carlo", "d’Anna" but "de Carlo"; and Polish and Russian would bend the name.
  const BENDING: Record<string, RegExp> = {
    it: /(?<![\p{L}’])(a|e|o) \{ \$(who|owner|whom|seller) \}/iu,
    fr: /(?<![\p{L}’])(de|que|si|jusque|lorsque) \{ \$(who|owner|whom|seller) \}/iu,
    pl: /(?<!\p{L})(do|od|dla|u|z|ze|na|przez|gracza|graczowi) \{ \$(who|owner|whom|seller) \}/iu,
    ru: /(?<!\p{L})(у|от|для|с|со|к|ко|за|на|игрока|игроку) \{ \$(who|owner|whom|seller) \}/iu,
  };
  it.each(Object.keys(BENDING))("follow no word that would change with them (%s)", (language) => {
    for (const file of readdirSync(join(LOCALES, language))) {
      const lines = readFileSync(join(LOCALES, language, file), "utf8").split("\n");
      expect(lines.filter((line) => BENDING[language]!.test(line))).toEqual([]);
    }
    for (const planted of { it: ["a"], fr: ["de"], pl: ["od"], ru: ["у"] }[language]!)
      expect(BENDING[language]!.test(`x ${planted} { $who }`)).toBe(true);
  });
});

describe("buildings and owners inside sentences", () => {
  const placed: Record<string, string[]> = {
    en: ["in the Palace", "in the Bishopric", "in City Hall"],
    fr: ["au Palais", "à l’Évêché", "à l’Hôtel de ville"],
    it: ["nel Palazzo", "nel Vescovado", "nel Municipio"],
    pl: ["w Pałacu", "w Rezydencji biskupa", "w Ratuszu"],
    ru: ["во дворце", "в церкви", "в ратуше"],
  };
  it.each(languages)("bends the buildings (%s)", (language) => {
    ["palace", "bishopric", "city_hall"].forEach((at, k) => {
      for (const id of ["prompt-dice", "prompt-ready"]) {
        expect(say(language, id, { sort: "building", target: "", at, count: 1 })).toContain(
          expectedIn(placed, language)[k],
        );
      }
    });
  });
  it.each(languages)("has no brackets inside brackets, nor arrows instead of sentences (%s)", (language) => {
    const event = {
      sort: "event",
      target: "Skirmishes (first card)",
      event: "Skirmishes",
      which: 1,
      at: "",
      count: 1,
    };
    for (const id of ["prompt-dice", "prompt-ready"]) expect(say(language, id, event)).not.toMatch(/\(/);
    for (const side of ["from", "to", "other"]) {
      const pays = say(language, "log-pays", { side, who: "Anna", whom: "Bea", amount: 2, cause: "Tax" });
      expect(pays).toMatch(/^\p{Lu}[^→]*\(Tax\)\.$/u);
      expect(pays).not.toContain("  ");
    }
    const group = { target: event.target, cube: "yes", card: "Templar", colour: "white", need: 5, have: 4, best: 6 };
    const price = { more: 1, count: 2, each: 4, price: 0, hire: 5, uses: 1, cost: 6, short: 1, others: "yes" };
    for (const id of ["colour", "total", "price", "modifier"]) {
      const refusal = say(language, `why-group-${id}`, { ...group, ...price });
      expect(refusal).not.toMatch(/\([^()]*\(|\) \(|:[^.;]*:/);
      expect(refusal).toContain("Templar");
    }
    expect(say(language, "log-dice-turned", { dice: "red 1", turned: "red 6" })).toMatch(/^\p{Lu}/u);
  });
  const districts: Record<string, string[]> = {
    en: ["Neutral district", "Le Roy’s district"],
    fr: ["Quartier neutre", "Quartier du Roy"],
    it: ["Distretto neutrale", "Distretto del Re"],
    pl: ["Neutralna dzielnica", "Dzielnica króla"],
    ru: ["Нейтральный сектор", "Сектор короля"],
  };
  it.each(languages)("has words of its own for gray and le Roy, and leaves names as they are (%s)", (language) => {
    ["gray", "roy"].forEach((by, k) => {
      const text = say(language, "board-district", { by, owner: "Szary", dice: 2 });
      expect(text).toContain(expectedIn(districts, language)[k]);
      expect(text).not.toContain("Szary");
    });
    for (const id of ["board-district", "board-die", "board-tradesman", "board-tradesman-vp", "board-lying"]) {
      const args = { by: "player", owner: "Anna", dice: 2, colour: "red", value: 3, name: "X", vp: 2, at: "palace" };
      expect(say(language, id, args)).toContain("Anna");
    }
  });
});

/** What the help of a table with so many players says. */
function help(language: string, about: string, players: number | null, figures = STANDARD): string {
  const own = bundle(language);
  return helpOf(
    (id, args) => say(language, id, args),
    (id) => own.hasMessage(id),
    about,
    figures,
    players,
  );
}

describe("help against le Roy", () => {
  const CHANGED = ["tithe", "banquet", "tax_collector", "traveling_builders", "interrupted_work", "resistance"];
  it.each(languages)("is another one for the cards that change (%s)", (language) => {
    for (const about of CHANGED) {
      expect(help(language, about, 1)).not.toBe(help(language, about, 2));
      expect(help(language, about, 2)).toBe(say(language, `help-${about}`, helpArgs(about, STANDARD, 2)));
    }
    expect(help(language, "merchant", 1)).toBe(help(language, "merchant", 2));
    expect(help(language, "nothing", 1)).toBe("");
  });
});

describe("help of a character", () => {
  it("states the thresholds that count for so many players", () => {
    const { few, many } = STANDARD.characters[CHARACTERS.indexOf("chretien")]!;
    expect(few).not.toEqual(many);
    GRADES.forEach((grades, k) => {
      const { one, three, six } = helpArgs("chretien", STANDARD, k + 1);
      expect([one, three, six]).toEqual(grades === "few" ? few : many);
    });
  });
});

describe("the texts of a table with an edition of its own", () => {
  /** An edition in which every figure that a text may state has a value of its own, and those values by piece. */
  function other(): { figures: Figures; stated: Map<string, number[]> } {
    const figures = structuredClone(STANDARD);
    const stated = new Map<string, number[]>();
    let next = 100;
    const anew = (about: string): number => {
      stated.set(about, [...(stated.get(about) ?? []), ++next]);
      return next;
    };
    for (const kind of ["cards", "events"] as const) {
      for (const [name, { effect }] of Object.entries(figures[kind])) {
        const own = (effect ?? {}) as Record<string, number>;
        for (const figure of Object.keys(own)) own[figure] = anew(name);
      }
    }
    for (const [name, event] of Object.entries(figures.events)) event.black = anew(name);
    for (const [k, one] of figures.characters.entries()) {
      const name = CHARACTERS[k];
      one.few = one.few.map(() => anew(`${name}/few`));
      one.many = one.many.map(() => anew(`${name}/many`));
    }
    for (const name of ["palace", "bishopric", "city_hall"] as const) figures.money[name] = anew(name);
    figures.money.income = anew("income");
    figures.prices = figures.prices.map(() => anew("square"));
    for (const card of ["monk", "templar", "prior"]) stated.set(card, figures.prices.slice(0, 1));
    return { figures, stated };
  }
  const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);
  const large = (text: string): number[] => numbers(text).filter((n) => n > 100);

  it.each(languages)("state its figures and no others (%s)", (language) => {
    const { figures, stated } = other();
    for (const [key, values] of stated) {
      const [about = "", grade] = key.split("/");
      if (about === "income") continue;
      for (const players of grade === "few" ? [1, 2] : grade ? [3, 4] : [1, 2, 4]) {
        const text = help(language, about, players, figures);
        const roys = about === "tax_collector" && players === 1 ? ROY_TAXES : 1; // K10
        const said = values.map((value) => value * roys);
        expect(large(text).sort(), `${key} of ${players}: ${text}`).toEqual(said.sort());
      }
    }
    const both = [...stated.get("thibaut/many")!, ...stated.get("thibaut/few")!];
    expect(large(help(language, "thibaut", null, figures))).toEqual(both);
    expect(numbers(help(language, "thibaut", null))).not.toEqual(numbers(help(language, "chretien", null)));
  });
  it.each(languages)("say with which dice its events are fought (%s)", (language) => {
    const found = (["red", "white", "yellow", "any"] as const).map((colour) => {
      const figures = structuredClone(STANDARD);
      figures.events["war"]!.colour = colour;
      return help(language, "war", 2, figures);
    });
    expect(new Set(found).size).toBe(4);
    expect(found[0]).toBe(help(language, "war", 2));
    expect(help(language, "heresy", 2)).toContain(help(language, "traveling_builders", 2).split(". ").at(-1));
  });
  it.each(languages)("state what is paid in the rules and for le Roy (%s)", (language) => {
    const { figures, stated } = other();
    const [one, two, three] = stated.get("square")!;
    const args = rulesArgs(figures);
    const pay = ["income", "palace", "bishopric", "city_hall"].flatMap((name) => stated.get(name)!);
    expect(large(say(language, "rules-income", args))).toEqual(pay);
    expect(large(say(language, "rules-dice", args))).toEqual([one, two, three]);
    const [taxes = 0] = stated.get("tax_collector")!;
    expect(large(say(language, "rules-king", args))).toEqual([three, two, taxes * ROY_TAXES]);
    for (const [total, price] of [
      [2, three],
      [3, two],
      [11, two],
      [12, three],
    ] as const)
      expect(large(say(language, "roy-does", { total, ...priceArgs(figures) }))).toEqual([price]);
  });
});

it.each(languages)("calls the verdicts in the rules what the court calls them (%s)", (language) => {
  const rules = say(language, "rules-king", rulesArgs(STANDARD));
  for (const verdict of ["beheaded", "smirk", "average", "promising", "too_good", "masterful"])
    expect(rules).toContain(`**, ${say(language, `decree-${verdict}`)}`);
});

it.each(languages)("says of no salaries that nothing is paid (%s)", (language) => {
  const told = (salary: number): string => say(language, "stage-income", { known: "yes", income: 12, salary });
  expect(told(3).match(/\d+/g)).toEqual(["12", "3"]);
  expect(told(0).match(/\d+/g)).toEqual(["12"]);
});

it.each(languages)("says of nobody without points that they lose some (%s)", (language) => {
  for (const id of ["prompt-yield", "prompt-yield-ready", "guide-black-yield"]) {
    for (const way of ["improve", "weak", "bare"]) {
      const told = [0, 1, 2].map((vp) => say(language, id, { way, vp, value: "" }));
      expect(told.map((text) => text.match(/\d+/g))).toEqual([null, null, ["2"]]);
      expect(new Set(told).size).toBe(3);
    }
  }
});

it.each(languages)("adds up in a refusal only what something is paid for (%s)", (language) => {
  for (const price of [0, 8]) {
    for (const hire of [0, 6]) {
      for (const uses of [0, 3]) {
        for (const cube of ["yes", "no"]) {
          if (!price && !hire && !uses) continue;
          const sums = { price, each: 4, hire, uses, cost: price + hire + uses, have: 1, short: 16 };
          const args = { target: "X", card: "Y", more: 0, count: 2, cube, ...sums };
          const text = say(language, "why-group-price", args);
          const parts = [...(price ? [price, 4] : []), hire, uses].filter(Boolean);
          expect(text.match(/\d+/g)!.map(Number)).toEqual([...parts, sums.cost, 1, 16]);
          expect(text).not.toMatch(/[:,] ?[,.]| [,.]| {2}|\S,\S/);
          // What each bought die costs is no part of the sum.
          if (price) expect(text).toMatch(/\([^)]* 4\)/);
          const one = say(language, "why-group-price", { ...args, count: 1 });
          expect(one).not.toContain("(");
        }
      }
    }
  }
});

describe("two events of one name", () => {
  const said: Record<string, string[]> = {
    en: ["Anna fights the first Brigands", "The second Brigands adds a black die.", "on the third Brigands"],
    fr: [
      "Anna combat le premier événement Brigandage",
      "Brigandage (deuxième carte)\u00a0: un dé noir de plus.",
      "sur le troisième événement Brigandage",
    ],
    it: [
      "Anna combatte il primo evento Briganti",
      "Briganti (seconda carta): un dado nero in più.",
      "sul terzo evento Briganti",
    ],
    pl: [
      "Anna walczy z pierwszym Wydarzeniem „Rozbójnicy”",
      "Drugie Wydarzenie „Rozbójnicy” dodaje czarną kość.",
      "na trzecim Wydarzeniu „Rozbójnicy”",
    ],
    ru: [
      "Anna борется с первым событием «Разбойники»",
      "Второе событие «Разбойники» добавляет чёрный кубик.",
      "на третьем событии «Разбойники»",
    ],
  };
  it.each(languages)("are told apart as people do (%s)", (language) => {
    const event = say(language, "name-brigands");
    const [fights, acts, lost] = expectedIn(said, language);
    const who = { who: "Anna", me: "no", whose: "other" };
    expect(say(language, "story-fight", { ...who, won: "no", event, which: 1 })).toBe(fights);
    expect(say(language, "log-acts", { event, which: 2, amount: 1 })).toBe(acts);
    expect(say(language, "log-event-cube-lost", { ...who, event, which: 3, amount: 1, cause: "" })).toContain(lost);
    for (const id of ["story-fight", "log-acts", "cause-combat", "why-turn-countered", "why-then-lead"]) {
      const texts = [0, 1, 2, 3].map((which) =>
        say(language, id, { ...who, won: "yes", event, which, amount: 1, n: 1 }),
      );
      expect(new Set(texts).size, id).toBe(4);
      for (const text of texts) expect(text).toContain(event);
      expect(texts[0], id).not.toMatch(/first|premier|primo|ierwsz|ервое|ервого|ервым/);
    }
  });
});

describe("dice that were bought", () => {
  // Two equal ones and another, of the reader, of gray citizens and of Anna.
  const bought: Record<string, string[]> = {
    en: ["your two red 2s and red 5", "two neutral red 2s and a neutral red 5", "Anna’s two red 2s and red 5"],
    fr: ["vos deux 2 rouges et votre 5 rouge", "deux 2 rouges neutres et un 5 rouge neutre", "deux 2 rouges et un 5 rouge à Anna"],
    it: ["i tuoi due 2 rossi e il tuo 5 rosso", "due 2 rossi neutrali e un 5 rosso neutrale", "due 2 rossi e un 5 rosso di Anna"],
    pl: ["twoje dwie czerwone 2 i twoją czerwoną 5", "dwie neutralne czerwone 2 i neutralną czerwoną 5", "dwie czerwone 2 i czerwoną 5 (Anna)"],
    ru: ["ваши две красные двойки и вашу красную пятёрку", "две нейтральные красные двойки и нейтральную красную пятёрку", "две красные двойки и красную пятёрку (Anna)"],
  }; // prettier-ignore
  it.each(languages)("are counted where they are equal (%s)", (language) => {
    const teller: Teller = {
      t: (id, args) => say(language, id, args),
      name: () => "Anna",
      view: null,
      you: 0,
    };
    for (const [k, owner] of [0, NEUTRAL, 1].entries()) {
      const dice = [2, 2, 5].map((value): Fact => ({ kind: "die", from: dieNumber(owner, "red", value), amount: 2 }));
      const facts: Fact[] = [{ kind: "chose", owner: 2, option: AGRICULTURE }, ...dice];
      const [entry] = entries([{ version: 1, facts }]);
      expect(story(teller, entry!)).toContain(` ${expectedIn(bought, language)[k]} `);
    }
  });
});

it("calls those without a name guests in the reader's language", () => {
  const t = (id: string): string => say("ru", id);
  expect(nameShown(t, "Guest")).toBe("Гость");
  expect(nameShown(t, "Guest (2)")).toBe("Гость (2)");
  expect(nameShown(t, "Anna")).toBe("Anna");
  expect([nameGiven("Guest"), nameGiven(null), nameGiven("Anna")]).toEqual(["", "", "Anna"]);
});
