// Fails when what a browser has to load is too much: everything of the client, in one language.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 250_000;
const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const built = join(web, "..", "src", "troyes", "web");
const languages = readdirSync(join(web, "src", "locales"));
const sizes = new Map();
const texts = new Map(); // the sizes of a text in all languages
for (const name of readdirSync(join(built, "assets")).filter((one) => /\.(js|css)$/.test(one))) {
  const size = gzipSync(readFileSync(join(built, "assets", name))).length;
  const text = name.match(/^(rules|guide|texts)-.*\.js$/)?.[1];
  if (text) texts.set(text, [...(texts.get(text) ?? []), size]);
  else sizes.set(name, size);
}
// The longest one counts, once: nobody loads two.
for (const [text, all] of texts) {
  if (all.length !== languages.length)
    throw new Error(`${text}: ${all.length} files for ${languages.length} languages`);
  sizes.set(text, Math.max(...all));
}
if (texts.size !== 3) throw new Error("texts are not in files of their own");
// Typefaces are counted apart: Latin letters for every language, and those it has besides.
const TYPE_LIMIT = 120_000;
const faces = readdirSync(join(built, "assets")).filter((one) => one.endsWith(".woff2"));
const typeOf = (script) =>
  faces
    .filter((one) => one.includes(`-${script}-`))
    .reduce((sum, one) => sum + readFileSync(join(built, "assets", one)).length, 0);
const types = ["latin", "polish", "cyrillic"].map((script) => [script, typeOf(script)]);
for (const [script, size] of types) {
  const all = script === "latin" ? size : size + types[0][1];
  console.log(`${(all / 1000).toFixed(1)} kB of typefaces with ${script} letters, of ${TYPE_LIMIT / 1000} kB`);
  if (!size || all > TYPE_LIMIT) process.exit(1);
}
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
console.log(`${(total / 1000).toFixed(1)} kB gzipped of ${LIMIT / 1000} kB`);
if (total > LIMIT) {
  console.error([...sizes].map(([name, size]) => `${size} ${name}`).join("\n"));
  process.exit(1);
}
