import { expect, it } from "vitest";
import { accountsOf, coinFlights } from "../src/lib/coins";
import type { Fact } from "../src/protocol";
import { BANK, ON_DISTRICT } from "../src/vocabulary";

const pay = (from: number, to: number, amount: number, cause: Fact["cause"] = "purchase"): Fact => ({
  kind: "deniers",
  from,
  to,
  amount,
  cause,
  by: to,
});

it("sends a price from the buyer to the seller, and the rest to the bank", () => {
  expect(coinFlights([pay(0, 2, 2), pay(0, BANK, 6)])).toEqual([
    { from: 0, to: 2, coins: 2 },
    { from: 0, to: null, coins: 3 },
  ]);
});
it("brings what nobody paid from the bank, and of an income only what its salaries leave", () => {
  const influence: Fact = { kind: "influence", owner: 1, amount: 2, cause: "cathedral" };
  const salaries = (income: number, salary: number): Fact[] => [
    pay(BANK, 1, income, "income"),
    pay(1, BANK, salary, "salary"),
  ];
  expect(coinFlights([...salaries(10, 3), influence])).toEqual([{ from: null, to: 1, coins: 3 }]);
  expect(coinFlights(salaries(2, 2))).toEqual([]);
  expect(coinFlights([pay(1, BANK, 2, "hire"), ...salaries(2, 2)])).toEqual([{ from: 1, to: null, coins: 2 }]);
  expect(coinFlights(salaries(2, 3))).toEqual([{ from: 1, to: null, coins: 1 }]);
  expect(accountsOf([...salaries(10, 3), influence])).toEqual([
    { seat: 1, kind: "deniers", amount: 7 },
    { seat: 1, kind: "influence", amount: 2 },
  ]);
  expect(accountsOf(salaries(2, 2))).toEqual([]);
});
it("shows what hiring costs and what the card brings, also when they are the same", () => {
  const turn = [pay(0, BANK, 4, "hire"), pay(0, 1, 2), pay(BANK, 0, 4, "activity")];
  expect(coinFlights(turn)).toEqual([
    { from: 0, to: null, coins: 3 },
    { from: 0, to: 1, coins: 2 },
    { from: null, to: 0, coins: 3 },
  ]);
  expect(accountsOf(turn)).toEqual([
    { seat: 0, kind: "deniers", amount: -6 },
    { seat: 1, kind: "deniers", amount: 2 },
    { seat: 0, kind: "deniers", amount: 4 },
  ]);
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
