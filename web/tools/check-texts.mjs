// Fails when a message is missing, unused, doubled or takes other variables in any language, when a card
// or an event has no name or no help, or when French would break a line before a colon.

import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const locales = join(web, "src", "locales");
const wrong = [];

/** All files below a folder with one of these endings. */
function files(folder, endings) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, endings);
    return endings.some((ending) => name.endsWith(ending)) ? [path] : [];
  });
}

/** The variables of a pattern, however deep. */
function variables(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((one) => variables(one, found));
  else if (node && typeof node === "object") {
    if (node.type === "var") found.add(node.name);
    Object.values(node).forEach((one) => variables(one, found));
  }
  return found;
}

/** What a pattern refers to: messages and terms, with their attributes. */
function references(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((one) => references(one, found));
  else if (node && typeof node === "object") {
    if (node.type === "mesg" || node.type === "term") {
      found.add(`${node.type === "term" ? "-" : ""}${node.name}${node.attr ? `.${node.attr}` : ""}`);
    }
    Object.values(node).forEach((one) => references(one, found));
  }
  return found;
}

/** French signs that a line must not begin or end with have a space that does not break. */
function checkFrenchSpaces(path) {
  for (const [n, line] of readFileSync(path, "utf8").split("\n").entries()) {
    if (!line.startsWith("#") && /[^=] [:;!?»]|« /.test(line))
      wrong.push(`${path}:${n + 1}: an ordinary space at : ; ! ? « or »`);
  }
}

/** Messages of a language by id, with their variables; `named` gathers what they refer to. */
function messages(language, named = new Set()) {
  const found = new Map();
  const there = new Set();
  for (const path of files(join(locales, language), [".ftl"])) {
    const text = readFileSync(path, "utf8");
    const resource = new FluentResource(text);
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((m) => m[1]);
    const parsed = new Set(resource.body.map((message) => message.id));
    for (const { id, value, attributes } of resource.body) {
      there.add(id);
      for (const form of Object.keys(attributes)) there.add(`${id}.${form}`);
      references([value, attributes], named);
    }
    for (const id of ids) {
      if (!parsed.has(id)) wrong.push(`${language}: ${id} cannot be read`);
      if (found.has(id)) wrong.push(`${language}: ${id} is there twice`);
      found.set(id, variables(resource.body.find((message) => message.id === id)?.value));
    }
  }
  for (const name of named) if (!there.has(name)) wrong.push(`${language}: there is no ${name} to refer to`);
  return found;
}

const languages = readdirSync(locales).filter((name) => statSync(join(locales, name)).isDirectory());
const inside = new Set(); // said by other messages
const english = messages("en", inside);
for (const language of languages.filter((name) => name !== "en")) {
  const own = messages(language);
  for (const [id, known] of english) {
    if (!own.has(id)) wrong.push(`${language}: ${id} is missing`);
    else for (const name of own.get(id)) if (!known.has(name)) wrong.push(`${language}: ${id} has no $${name}`);
  }
  for (const id of own.keys()) if (!english.has(id)) wrong.push(`${language}: ${id} is not in English`);
}

files(join(locales, "fr"), [".ftl"]).forEach(checkFrenchSpaces);

// What the client says: ids in quotes, and patterns like `bot-${level}`.
const source = files(join(web, "src"), [".ts", ".svelte"])
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const quoted = new Set([...source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((m) => m[1]));
const patterns = [...source.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{(?:[^{}]|\{[^{}]*\})*\}((?:-[a-z]+)*)`/g)].map(
  (m) => new RegExp(`^${m[1]}[\\w-]+${m[2]}$`),
);

// Names and help of what the engine knows.
const vocabulary = readFileSync(join(web, "src", "vocabulary.ts"), "utf8");
for (const list of ["CARDS", "EVENT_NAMES"]) {
  const names = JSON.parse(vocabulary.match(new RegExp(`^export const ${list} = (\\[.*\\])`, "m"))[1]);
  for (const id of names.flatMap((name) => [`name-${name}`, `help-${name}`]))
    if (!english.has(id)) wrong.push(`en: ${id} is missing (${list} in vocabulary.ts)`);
}

// What the server says.
const server = join(web, "..", "src", "troyes");
const python = ["play", "server", "rules"]
  .flatMap((folder) => files(join(server, folder), [".py"]))
  .map((path) => [path, readFileSync(path, "utf8")]);
const asked = new Set();
for (const [, text] of python) {
  for (const m of text.matchAll(/"(error-[a-z-]+|why-[a-z-]+)"/g)) asked.add(m[1]);
}
for (const id of asked) if (!english.has(id)) wrong.push(`en: ${id} is missing, the server says it`);

for (const id of english.keys()) {
  const used = quoted.has(id) || asked.has(id) || inside.has(id) || patterns.some((pattern) => pattern.test(id));
  if (!used) wrong.push(`en: ${id} is not used`);
}
for (const m of source.matchAll(/(?:\$t|\bt|said)\(\s*"([a-z][\w-]*)"/g)) {
  if (!english.has(m[1])) wrong.push(`en: ${m[1]} is missing`);
}

if (wrong.length) {
  const all = [...new Set(wrong)];
  console.error(all.slice(0, 60).join("\n"));
  if (all.length > 60) console.error(`and ${all.length - 60} more`);
  process.exit(1);
}
console.log(`${english.size} messages in ${languages.join(", ")}: complete`);
