// Fails when what a browser has to load at first is too much.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 250_000;
const built = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "src", "troyes", "web");
const sizes = readdirSync(join(built, "assets"))
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => [name, gzipSync(readFileSync(join(built, "assets", name))).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(`${(total / 1000).toFixed(1)} kB gzipped of ${LIMIT / 1000} kB`);
if (total > LIMIT) {
  console.error(sizes.map(([name, size]) => `${size} ${name}`).join("\n"));
  process.exit(1);
}
