import { expect, it } from "vitest";
import { joined } from "../src/lib/connection";
import type { ChatFrame } from "../src/protocol";

const said = (id: number): ChatFrame => ({
  type: "chat",
  id,
  table: "x".repeat(16),
  name: "Anna",
  seat: 0,
  text: `word ${id}`,
  at: id,
});

it("words that come again with the answer to watch are not shown twice", () => {
  const known = joined([], [said(3), said(5)]);
  expect(joined(known, [said(3), said(5), said(8)]).map((one) => one.id)).toEqual([3, 5, 8]);
});

it("words stand in the order they were said, however they came", () => {
  expect(joined([said(9)], [said(4), said(7)]).map((one) => one.id)).toEqual([4, 7, 9]);
});

it("the oldest of very many words are dropped", () => {
  const many = Array.from({ length: 230 }, (_, k) => said(k + 1));
  expect(joined([], many).map((one) => one.id)).toEqual(many.slice(-200).map((one) => one.id));
});
