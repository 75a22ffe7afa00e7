import { get } from "svelte/store";
import { expect, it } from "vitest";
import { available, negotiate, t } from "../src/lib/i18n";

it("follows the browser unless a language was chosen", () => {
  expect(available).toContain("en");
  expect(negotiate("", ["de-AT", "en-GB"])).toBe("en");
  expect(negotiate("", ["xx"])).toBe("en");
  expect(negotiate("en", ["fr"])).toBe("en");
});

it("knows plurals and shows the id of what it does not know", () => {
  const say = get(t);
  expect(say("home-n-bots", { n: 1 })).toBe("1 bot");
  expect(say("home-n-bots", { n: 2 })).toBe("2 bots");
  expect(say("no-such-text")).toBe("no-such-text");
});
