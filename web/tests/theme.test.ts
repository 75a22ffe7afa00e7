import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LETTERS } from "../src/model/position";

const theme = readFileSync(new URL("../src/theme.css", import.meta.url), "utf8");

it("has a colour of its own for every owner: shapes and curves make its name up at run time", () => {
  const colours = [...LETTERS, "roy"].map(
    (owner) => new RegExp(`--player-${owner.toLowerCase()}: (#[0-9a-f]+);`).exec(theme)?.[1],
  );
  expect(colours).not.toContain(undefined);
  expect(new Set(colours).size).toBe(colours.length);
});
