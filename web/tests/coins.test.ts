import { expect, it } from "vitest";
import { coinFlights } from "../src/lib/coins";

const deniers = (owner: number, change: number) => ({ id: "deniers", args: { owner, change } });

it("sends a price from the buyer to the seller, and the rest to the bank", () => {
  expect(coinFlights([deniers(0, -8), deniers(2, 2)])).toEqual([
    { from: 0, to: 2, coins: 2 },
    { from: 0, to: null, coins: 3 },
  ]);
});
it("brings what nobody paid from the bank, and counts one owner's changes together", () => {
  expect(coinFlights([deniers(1, 10), deniers(1, -3), { id: "influence", args: { owner: 1, change: 2 } }])).toEqual([
    { from: null, to: 1, coins: 3 },
  ]);
  expect(coinFlights([deniers(1, 2), deniers(1, -2)])).toEqual([]);
});
it("serves two sellers out of one purse", () => {
  expect(coinFlights([deniers(1, 1), deniers(3, 1), deniers(0, -2)])).toEqual([
    { from: 0, to: 1, coins: 1 },
    { from: 0, to: 3, coins: 1 },
  ]);
});
