import { expect, it } from "vitest";
import { coinFlights } from "../src/lib/coins";
import type { Fact } from "../src/protocol";
import { BANK, ON_DISTRICT } from "../src/vocabulary";

const pay = (from: number, to: number, amount: number): Fact => ({
  kind: "deniers",
  from,
  to,
  amount,
  cause: "purchase",
  by: to,
});

it("sends a price from the buyer to the seller, and the rest to the bank", () => {
  expect(coinFlights([pay(0, 2, 2), pay(0, BANK, 6)])).toEqual([
    { from: 0, to: 2, coins: 2 },
    { from: 0, to: null, coins: 3 },
  ]);
});
it("brings what nobody paid from the bank, and counts one owner's changes together", () => {
  const influence: Fact = { kind: "influence", owner: 1, amount: 2, cause: "cathedral" };
  expect(coinFlights([pay(BANK, 1, 10), pay(1, BANK, 3), influence])).toEqual([{ from: null, to: 1, coins: 3 }]);
  expect(coinFlights([pay(BANK, 1, 2), pay(1, BANK, 2)])).toEqual([]);
  expect(coinFlights([pay(BANK, 1, 2), pay(1, BANK, 3)])).toEqual([{ from: 1, to: null, coins: 1 }]);
});
it("serves two sellers out of one purse", () => {
  expect(coinFlights([pay(0, 1, 1), pay(0, 3, 1)])).toEqual([
    { from: 0, to: 1, coins: 1 },
    { from: 0, to: 3, coins: 1 },
  ]);
});
it("does not move what lies before its owner already", () => {
  expect(coinFlights([pay(ON_DISTRICT + 2, 2, 5)])).toEqual([]);
  expect(coinFlights([pay(BANK, ON_DISTRICT + 2, 2)])).toEqual([{ from: null, to: 2, coins: 2 }]);
});
