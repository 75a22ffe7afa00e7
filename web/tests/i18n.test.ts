import { get } from "svelte/store";
import { expect, it } from "vitest";
import { LANGUAGES, available, negotiate, t, texts } from "../src/lib/i18n";

it("follows the browser unless a language was chosen", () => {
  expect(available).toContain("en");
  expect(negotiate("", ["xx-AT", "en-GB"])).toBe("en");
  expect(negotiate("", ["xx"])).toBe("en");
  expect(negotiate("", ["xx", "FR-ca", "pl"])).toBe("fr");
  expect(negotiate("en", ["fr"])).toBe("en");
});

it("has a name for every language", () => {
  expect([...available].sort(), "LANGUAGES in src/lib/i18n.ts").toEqual(Object.keys(LANGUAGES).sort());
});

it("knows plurals and shows the id of what it does not know", async () => {
  await texts();
  const say = get(t);
  expect(say("home-n-bots", { n: 1 })).toBe("1 bot");
  expect(say("home-n-bots", { n: 2 })).toBe("2 bots");
  expect(say("no-such-text")).toBe("no-such-text");
});
