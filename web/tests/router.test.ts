import { afterEach, expect, test, vi } from "vitest";
import { worksHereOnly } from "../src/lib/router";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["192.168.1.20", false],
  ["troyes.example.org", false],
  ["localhost.example.org", false],
])("links of %s work on this computer only: %s", (hostname, only) => {
  vi.stubGlobal("location", { hostname });
  expect(worksHereOnly()).toBe(only);
});
