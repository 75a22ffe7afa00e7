// Every sentence that recorded games produce, in every language: what a reader would stumble over.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { entries, headingOf, linesOf, recap, telling, type Teller } from "../src/log";
import { NEUTRAL, viewOf, type View } from "../src/model/position";
import { games, stepsOf } from "./games";

const LOCALES = join(import.meta.dirname, "..", "src", "locales");
const languages = readdirSync(LOCALES);
const NAMES = ["Anna", "Olivier", "Zoé", "Иван"];

const bundles = new Map(
  languages.map((language) => {
    const made = new FluentBundle(language, { useIsolating: false });
    for (const file of readdirSync(join(LOCALES, language)))
      made.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), "utf8")));
    return [language, made];
  }),
);

function tellerOf(language: string, view: View, you: number | null): Teller {
  const bundle = bundles.get(language)!;
  const t: Teller["t"] = (id, args = {}) => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors);
    if (errors.length) throw new Error(`${language} ${id}: ${errors.join()}`);
    return text;
  };
  const neutral = view.players === 1 ? "name-owner-roy" : "name-owner-N";
  return { t, name: (owner) => (owner === NEUTRAL ? t(neutral) : (NAMES[owner] ?? "")), view, you };
}

/** What is said of all games, to a player and to somebody who watches. */
function said(language: string): { texts: Set<string>; neutral: Set<string> } {
  const texts = new Set<string>();
  const neutral = new Set<string>();
  for (const game of games) {
    for (const reader of [0, null]) {
      const teller = tellerOf(language, viewOf(game.last), reader);
      neutral.add(teller.name(NEUTRAL));
      const all = entries(stepsOf(game, reader === null ? "open" : String(reader)));
      for (const entry of all) {
        for (const text of headingOf(teller.t, entry)) texts.add(text);
        for (const { text } of linesOf(telling(teller, entry))) texts.add(text);
      }
      for (let k = 1; k <= all.length; k += 5)
        for (const { text, you } of recap(teller, all.slice(0, k), () => false))
          for (const one of [text, ...you]) texts.add(one);
    }
  }
  return { texts, neutral };
}

// What must be in no sentence: an article before a vowel, for whatever name or number follows; a number before
// le Roy, which counts kings; one denier in the wrong case.
const NEVER: Record<string, RegExp> = {
  en: /\ba [aeiou]\w/,
  fr: /(?<![\p{L}’])(de|le|la|que|ne|se|du) (?=[aeéèêioœ])/iu,
  it: /(?<![\p{L}’])(il|lo|la|del|della|dal|al|sul|nel) (?=[aeiou]|(1|8|11)(?!\d))/iu,
  pl: /[−+]1 denara|(?<!\p{L})(za|płaci(sz)?|ci|obywatelom|dostaje(sz)?) 1 denar(?!a)/u,
  ru: /\d корол/u,
};
/** Two colons in one sentence, what is in brackets apart: "Drought: Anna: −3" reads like a table. */
const COLONS = (text: string): boolean => /:[^:;.]*:/.test(text.replace(/\([^()]*\)/g, ""));
const MARKS = /\([^()]*\(|\s[,.]|\.\.| {2}|[:;] *[.,;]|\(\s*\)|undefined|\{|\}/;

describe("sentences of recorded games", () => {
  it.each(languages)(
    "are whole and bend their words (%s)",
    (language) => {
      const { texts, neutral } = said(language);
      expect(texts.size).toBeGreaterThan(800);
      const wrong = [...texts].filter((text) => MARKS.test(text) || COLONS(text) || NEVER[language]?.test(text));
      expect(wrong).toEqual([]);
      // Gray and le Roy are no names: capital where a sentence begins, small inside it.
      for (const who of neutral) {
        const inside = new RegExp(`(?<![.!?–—] |^)${who}(?!\\p{L})`, "u");
        const begins = new RegExp(`(?<=[.!?–—] |^)${who[0]!.toLowerCase()}${who.slice(1)}(?!\\p{L})`, "u");
        expect([...texts].filter((text) => inside.test(text) || begins.test(text))).toEqual([]);
      }
    },
    30_000,
  );

  it("are found wrong where they are", () => {
    for (const text of ["x (y (z))", "x .", "a  b", "x: ."]) expect(text).toMatch(MARKS);
    expect(["x: y: z.", "x : y : z.", "x: y. X: y.", "x: y (x: y).", "x: y; z: y."].map(COLONS)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect("sopra il 1, livello").toMatch(NEVER["it"]!);
    expect("sopra il 10, livello").not.toMatch(NEVER["it"]!);
    expect("la fin de Escarmouches").toMatch(NEVER["fr"]!);
    expect("Anna płaci 1 denar za kości").toMatch(NEVER["pl"]!);
    expect("Anna płaci obywatelom 1 denara").not.toMatch(NEVER["pl"]!);
  });

  it.each(languages)("say of no character that scores for nobody that it scores for both sides (%s)", (language) => {
    const game = games.find(({ name }) => name === "1p-1")!;
    const teller = tellerOf(language, viewOf(game.last), 0);
    const scored = entries(stepsOf(game, "0")).filter(({ facts }) => facts.some(({ kind }) => kind === "scored"));
    const told = scored.map((entry) => linesOf(telling(teller, entry)).map(({ text }) => text));
    const points = (text: string): string[] => text.match(/\+\d+/g) ?? [];
    // Thibaut II and Hugues de Payns never score for le Roy; Le Florentin gave 1 point to the player and 3 to him.
    expect(told.map(([headline = ""]) => points(headline))).toEqual([[], ["+1", "+3"], []]);
    for (const lines of told) for (const text of lines) expect(text).not.toMatch(/both|deux|entramb|obu |обеим/);
  });
});
