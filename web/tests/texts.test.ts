// Sentences put together from texts of every language: whose, where, and what le Roy changes.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Args } from "../src/lib/i18n";
import { nameGiven, nameShown } from "../src/lib/guest";
import { helpOf } from "../src/solo/help";

const LOCALES = join(import.meta.dirname, "..", "src", "locales");
const languages = readdirSync(LOCALES);

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join(LOCALES, language))) {
    made.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), "utf8")));
  }
  return made;
}

/** A text as the client says it; a variable or a form that is missing is an error. */
function say(language: string, id: string, args: Args = {}): string {
  const own = bundle(language);
  const errors: Error[] = [];
  const text = own.formatPattern(own.getMessage(id)!.value!, args, errors);
  expect(errors, `${language} ${id}`).toEqual([]);
  return text;
}

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
        expect(say(language, id, { sort: "building", target: "", at, count: 1 })).toContain(placed[language]![k]);
      }
    });
  });
  const districts: Record<string, string[]> = {
    en: ["Neutral district", "Le Roy's district"],
    fr: ["Quartier neutre", "Quartier du Roy"],
    it: ["Distretto grigio", "Distretto del Re"],
    pl: ["Szara dzielnica", "Dzielnica króla"],
    ru: ["Серый сектор", "Сектор короля"],
  };
  it.each(languages)("has words of its own for gray and le Roy, and leaves names as they are (%s)", (language) => {
    ["gray", "roy"].forEach((by, k) => {
      const text = say(language, "board-district", { by, owner: "Szary", dice: 2 });
      expect(text).toContain(districts[language]![k]);
      expect(text).not.toContain("Szary");
    });
    for (const id of ["board-district", "board-die", "board-tradesman", "board-tradesman-vp", "board-lying"]) {
      const args = { by: "player", owner: "Anna", dice: 2, colour: "red", value: 3, name: "X", vp: 2, at: "palace" };
      expect(say(language, id, args)).toContain("Anna");
    }
  });
});

describe("help against le Roy", () => {
  const CHANGED = ["tithe", "banquet", "tax_collector", "traveling_builders", "interrupted_work", "resistance"];
  it.each(languages)("is another one for the cards that change (%s)", (language) => {
    const own = bundle(language);
    const help = (solo: boolean, about: string): string =>
      helpOf(
        (id, args) => say(language, id, args),
        (id) => own.hasMessage(id),
        solo,
        about,
      );
    for (const about of CHANGED) {
      expect(help(true, about)).not.toBe(help(false, about));
      expect(help(false, about)).toBe(say(language, `help-${about}`));
    }
    expect(help(true, "merchant")).toBe(help(false, "merchant"));
    expect(help(true, "nothing")).toBe("");
  });
});

it("calls those without a name guests in the reader's language", () => {
  const t = (id: string): string => say("ru", id);
  expect(nameShown(t, "Guest")).toBe("Гость");
  expect(nameShown(t, "Guest (2)")).toBe("Гость (2)");
  expect(nameShown(t, "Anna")).toBe("Anna");
  expect([nameGiven("Guest"), nameGiven(null), nameGiven("Anna")]).toEqual(["", "", "Anna"]);
});
