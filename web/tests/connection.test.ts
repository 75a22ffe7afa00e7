import { expect, it } from "vitest";
import { backoff } from "../src/lib/connection";
import { routeOf } from "../src/lib/router";

it("waits longer after every failed try, but never too long", () => {
  expect(backoff(0, 0.5)).toBe(400);
  expect(backoff(3, 0.5)).toBe(3200);
  expect(backoff(30, 1)).toBeLessThanOrEqual(18_750);
});

it("reads addresses; codes stand in the fragment", () => {
  expect(routeOf("/", "")).toEqual({ page: "home" });
  expect(routeOf("/t/abcdefgh12345678", "")).toEqual({ page: "table", id: "abcdefgh12345678", code: null });
  expect(routeOf("/t/abcdefgh12345678", "#take=xyz")).toMatchObject({ code: "xyz" });
  expect(routeOf("/t/short", "")).toEqual({ page: "lost", why: "lost-cut" });
});
