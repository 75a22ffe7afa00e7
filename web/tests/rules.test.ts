import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { STANDARD } from "../src/model/figures";
import { CARDS, CHARACTERS, EVENTS, SECTIONS, pictures, sectionOf } from "../src/rules/contents";
import { blocks, plain } from "../src/rules/prose";
import { fold, found, marked, words } from "../src/rules/search";
import { EXAMPLES } from "../src/vocabulary";

const locales = join(import.meta.dirname, "..", "src", "locales");
const languages = readdirSync(locales);
const source = (language: string, file: string): string => readFileSync(join(locales, language, `${file}.ftl`), "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1]!);

describe("search", () => {
  it("knows neither case nor accents, and keeps every sign in its place", () => {
    expect(fold("Évêché")).toBe("eveche");
    expect(fold("Pałac, ŻÓŁTY")).toBe("palac, zolty");
    expect(fold("Чёрный")).toBe(fold("черный"));
    for (const text of ["L’Évêché", "İstanbul", "ﬁn", "Жёлтый 5", "a\u0301b"])
      expect(fold(text)).toHaveLength(text.length);
  });
  it("wants all words, in any order, also as parts of words", () => {
    const text = "Black dice are beaten with dice of your own district.";
    expect(found(text, words("dice BLACK"))).toBe(true);
    expect(found(text, words("distr beat"))).toBe(true);
    expect(found(text, words("black cathedral"))).toBe(false);
    expect(found(text, words("  "))).toBe(true);
  });
  it("marks what it found where it stands in the text", () => {
    expect(marked("Évêché et évêque", words("eve"))).toEqual([
      { text: "Évê", hit: true },
      { text: "ché et ", hit: false },
      { text: "évê", hit: true },
      { text: "que", hit: false },
    ]);
    expect(marked("dice", words("di ice"))).toEqual([{ text: "dice", hit: true }]);
    expect(marked("dice", [])).toEqual([{ text: "dice", hit: false }]);
  });
});

describe("prose", () => {
  it("reads paragraphs, lists, stress and links", () => {
    const text = "One **two** [three](#end).\n\n- a\n- b [c](#x)";
    expect(blocks(text)).toEqual([
      {
        kind: "text",
        spans: [
          { text: "One " },
          { text: "two", strong: true },
          { text: " " },
          { text: "three", to: "end" },
          { text: "." },
        ],
      },
      { kind: "list", items: [[{ text: "a" }], [{ text: "b " }, { text: "c", to: "x" }]] },
    ]);
    expect(plain(text)).toBe("One two three. a b c");
  });
});

describe("contents", () => {
  it("lists every card and event of the board once", () => {
    const cards = Object.values(CARDS).flat(2);
    expect([...cards].sort()).toEqual(Object.keys(STANDARD.cards).sort());
    expect([...EVENTS].sort()).toEqual(Object.keys(STANDARD.events).sort());
  });
  it.each(languages)("has a title and a text for every section, and none besides (%s)", (language) => {
    const wanted = SECTIONS.flatMap(({ id }) => [`rules-${id}`, `rules-${id}-title`]);
    const parts = /^deniers-/; // said by other texts
    const found = ids(source(language, "rules")).filter((id) => !parts.test(id));
    expect(found.sort()).toEqual(wanted.sort());
  });
  it.each(languages)("links only to sections there are, the same ones as in English (%s)", (language) => {
    const links = (text: string): string[] =>
      [...text.matchAll(/^[^#].*?$/gm)].flatMap(([line]) => [...line.matchAll(/\]\(#([\w-]+)\)/g)].map((m) => m[1]!));
    const own = links(source(language, "rules"));
    for (const to of own) expect(SECTIONS.map(({ id }) => id)).toContain(to);
    expect(own).toEqual(links(source("en", "rules")));
  });
  it("shows what the engine makes of the dice in its examples, whatever an edition divides by", () => {
    const own = structuredClone(STANDARD);
    for (const divisor of [2, 4, 10]) {
      own.cards["merchant"]!.divisor = own.events["brigands"]!.divisor = divisor;
      const { activate, fight, farm } = pictures(own);
      const signs = (activate?.[1] ?? []).flatMap((token) => (token.kind === "sign" ? [token.text] : []));
      expect(signs).toEqual(["÷", `${divisor}`, `${EXAMPLES.activate[divisor - 1]}`, "×"]);
      expect((fight?.[0] ?? []).filter(({ kind }) => kind === "cube")).toHaveLength(EXAMPLES.fight[divisor - 1]!);
      expect(farm?.[0]?.at(-1)).toMatchObject({ text: `+${EXAMPLES.farm}` });
    }
  });
  it("knows where the rules speak of everything that has a help text", () => {
    const known = new Set([
      ...SECTIONS.map(({ id }) => id),
      ...Object.values(CARDS)
        .flat(2)
        .map((name) => `card-${name}`),
      ...EVENTS.map((name) => `event-${name}`),
      ...CHARACTERS.map((name) => `character-${name}`),
    ]);
    for (const id of ids(source("en", "help")).filter((one) => one.startsWith("help-"))) {
      const about = id.replace(/^help-(king-)?/, "");
      expect(known).toContain(sectionOf(about));
      expect(sectionOf(about), about).not.toBe("goal");
    }
    for (const id of Object.keys(pictures(STANDARD))) expect(known).toContain(id);
  });
  it("leads from a card or an event of additions.toml to all cards or all events", async () => {
    vi.resetModules();
    vi.doMock("../src/vocabulary", async (original) => {
      const own = await original<typeof import("../src/vocabulary")>();
      return { ...own, CARDS: [...own.CARDS, "falconer"], EVENT_NAMES: [...own.EVENT_NAMES, "flood"] };
    });
    const contents = await import("../src/rules/contents");
    expect(contents.sectionOf("falconer")).toBe("cards");
    expect(contents.sectionOf("flood")).toBe("events");
    vi.doUnmock("../src/vocabulary");
  });
});
