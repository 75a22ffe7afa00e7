// Fails when a message is missing, unused, doubled or takes other variables in any language, when a card
// or an event has no name or no help or the cause of a fact no words, when French would break a line before
// a colon, when a word is used where the rulebooks and we have another, when Polish or Russian would bend the name
// of a card, or when a text for one would be said of 21.

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

/** French signs that a line must not begin or end with have a space that does not break, a narrow one before ; ! ?. */
function checkFrenchSpaces(path) {
  for (const [n, line] of readFileSync(path, "utf8").split("\n").entries()) {
    if (!line.startsWith("#") && /[^=][ \u202f][:»]|«[ \u202f]|[^=][ \u00a0][;!?]|[\p{L}\d)}][;!?](?= |$)/u.test(line))
      wrong.push(`${path}:${n + 1}: U+00A0 stands before : and inside « », U+202F before ; ! ?`);
  }
}

// Where a language has two words for a thing, one is used; players are "they", only le Roy is "he".
const OTHER_WORDS = {
  en: [
    [/^(?!rules-king|help-king|roy-|forecast|decree|home-solo|story-roy).*?(?<!\w)(he|his|him|she|her)(?!\w)/i, "they"],
    [/driv\w+ off|fight\w* off|beaten? back/i, "counter"],
    [/lying at/i, "lying on"],
    [/\w'/, "’"],
  ],
  fr: [
    [/citoyen/i, "habitant"],
    [/groupe/i, "lot"],
    [/éclairé/i, "surligné"],
    [/couchée?s? sur/i, "couché devant"],
    [/cases? libre/i, "fenêtre (de la cathédrale), place (d’un bâtiment)"],
    [/points ouverts/i, "points visibles"],
  ],
  it: [
    [/stendard/i, "casella"],
    [/reclut/i, "assumere"],
    [/salari/i, "stipendi"],
    [/giocatore iniziale/i, "primo giocatore"],
    [/(chi|giocatore) è passato|sono passati/i, "ha passato"],
    [/sdraiat\p{L} su/iu, "sdraiato davanti"],
    [/(?<!\p{L})entrate(?!\p{L})/iu, "rendita"],
    [/clicca/i, "fai clic"],
    [/Urbano|Enrico|Fiorentino/, "Urban IV, Henry I, Le Florentin"],
    [/(?<!\p{L})Legno/u, "Beige"],
  ],
  pl: [
    [/pensj/i, "wynagrodzenie"],
    [/wyrok/i, "werdykt"],
    [/(?<!\p{L})parti[aięąe](?!\p{L})/iu, "gra"],
    [/rezerw|ogóln\p{L}+ zasob|zasob\p{L}+ ogóln/iu, "prywatne zasoby, bank zasobów"],
    [/na dzielnicy/i, "w dzielnicy"],
    [/rzemieślni|katedr|wydarze[nń]/u, "Rzemieślnik, Katedra, Wydarzenie"],
    [/najwyższ\p{L}+ (czarn\p{L}+ )?koś/iu, "kość o najwyższej wartości"],
    [/dodatkow/i, "bonusowe"],
    [/rzu[cć]\p{L}*( \p{L}+)* ponownie|ponownie rzu[cć]/iu, "przerzucić"],
    [/wpływy|(trochę|dużo|mało|więcej) wpływu/i, "punkty wpływu"],
    [/leż\p{L}+ na (tym |jednym )?budyn/iu, "przed budynkiem"],
    [/kości\p{L}* (się )?odpada/iu, "odrzuca się"],
  ],
  ru: [
    [/знамён|знамен/i, "флажки"],
    [/дополнительн/i, "бонусные"],
    [/редакци/i, "издание"],
    [/разниц|отрыв|разрыв/i, "перевес"],
    [/самый больш/i, "с наибольшим значением"],
    [/зерн|зёрн/i, "начальное число"],
    [/фишк/i, "горожанин, маркер"],
    [/вердикт/i, "приговор"],
    [/колод/i, "стопка"],
    [/равенств/i, "ничья"],
    [/встреч\p{L}+ (с )?чёрн/iu, "устранить"],
    [/леж\p{L}+ на (этом |одном )?здани/iu, "у здания"],
    [/использовать на|на что (его |их )?использовать/i, "использовать для"],
  ],
};

// Where names would bend with the sentence, those of cards and events stand in quotation marks, unbent.
const QUOTED = { pl: "„", ru: "«" };
const CARDS_AND_EVENTS = {};
for (const language of Object.keys(QUOTED)) {
  const [pieces] = readFileSync(join(locales, language, "board.ftl"), "utf8").split("name-chretien");
  const names = [...pieces.matchAll(/^name-\w+ = (.+)$/gm)].map((m) => m[1]);
  CARDS_AND_EVENTS[language] = new RegExp(`(?<![\\p{L}${QUOTED[language]}])(${names.join("|")})(?!\\p{L})`, "u");
}

/** The words of the texts of a file, which are those we have settled on. */
function checkWords(language, path) {
  const text = readFileSync(path, "utf8");
  const lines = text.split("\n");
  let id = "";
  for (const [n, line] of lines.entries()) {
    id = line.match(/^([a-zA-Z][\w-]*)\s*=/)?.[1] ?? id;
    if (line.startsWith("#")) continue;
    const words = `${id} ${line.replace(/^[a-zA-Z][\w-]*\s*=|\{[^{}]*\}/g, "")}`;
    const bare = /^(name|bot)-/.test(id) ? null : CARDS_AND_EVENTS[language]?.exec(words);
    if (bare) wrong.push(`${path}:${n + 1}: ${bare[0]}: a card or an event without quotation marks`);
    for (const [other, ours] of OTHER_WORDS[language] ?? [])
      if (other.test(words)) wrong.push(`${path}:${n + 1}: ${words.match(other)[0].slice(-40)}: say ${ours}`);
  }
}

/** The variables that a pattern states, not only chooses by. */
function stated(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((one) => stated(one, found));
  else if (node && typeof node === "object") {
    if (node.type === "var") found.add(node.name);
    for (const [key, one] of Object.entries(node)) if (key !== "selector") stated(one, found);
  }
  return found;
}

/** Where 21 is counted as one, a text for one states the number, in the words chosen or around them. */
function checkOnes(language, id, node, around = stated(Array.isArray(node) ? withoutChoices(node) : [])) {
  if (Array.isArray(node)) node.forEach((one) => checkOnes(language, id, one, around));
  else if (node && typeof node === "object") {
    for (const { key, value } of node.type === "select" && node.selector.type === "var" ? node.variants : []) {
      const beside = stated(Array.isArray(value) ? withoutChoices(value) : []);
      const { name } = node.selector;
      if (key.value === "one" && !stated(value).has(name) && !around.has(name))
        wrong.push(`${language}: ${id}: [one] is 21, too: write [1], or state $${name}`);
      checkOnes(language, id, value, new Set([...around, ...beside]));
    }
    if (node.type !== "select") Object.values(node).forEach((one) => checkOnes(language, id, one, around));
  }
}

/** What a pattern says whatever is chosen inside it. */
const withoutChoices = (pattern) => pattern.filter((one) => one?.type !== "select");

/** Files that are fetched by themselves: they say only what is in them (src/lib/more-texts.ts). */
const ALONE = /(rules|guide)\.ftl$/;

/** Messages of a language by id, with their variables; `named` gathers what they refer to. */
function messages(language, named = new Set()) {
  const found = new Map();
  const there = new Set();
  const says = new Map(); // what a message refers to
  for (const path of files(join(locales, language), [".ftl"])) {
    const text = readFileSync(path, "utf8");
    const resource = new FluentResource(text);
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((m) => m[1]);
    const parsed = new Set(resource.body.map((message) => message.id));
    for (const name of ALONE.test(path) ? references(resource.body) : [])
      if (!parsed.has(name.split(".")[0]))
        wrong.push(`${path}: ${name} is in another file, which is not there with it`);
    checkWords(language, path);
    for (const { id, value, attributes } of resource.body) {
      if (new Intl.PluralRules(language).select(21) === "one") checkOnes(language, id, value);
      there.add(id);
      for (const form of Object.keys(attributes)) there.add(`${id}.${form}`);
      says.set(id, references([value, attributes]));
      for (const name of says.get(id)) named.add(name);
    }
    for (const id of ids) {
      if (!parsed.has(id)) wrong.push(`${language}: ${id} cannot be read`);
      if (found.has(id)) wrong.push(`${language}: ${id} is there twice`);
      found.set(id, variables(resource.body.find((message) => message.id === id)?.value));
    }
  }
  for (const name of named) if (!there.has(name)) wrong.push(`${language}: there is no ${name} to refer to`);
  for (const name of there)
    if (name.includes(".") && !named.has(name)) wrong.push(`${language}: nothing refers to ${name}`);
  const withReferred = (id) => [id, ...[...(says.get(id) ?? [])].flatMap(withReferred)];
  return new Map(
    [...found.keys()].map((id) => [id, new Set(withReferred(id).flatMap((one) => [...(found.get(one) ?? [])]))]),
  );
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

// Names and help of what the engine knows; causes that a card, an event or a character names need no words.
const vocabulary = readFileSync(join(web, "src", "vocabulary.ts"), "utf8");
const NAMED = ["event", "activity", "hire", "modifier", "character"];
const piece = (name) => [`name-${name}`, `help-${name}`];
const cause = (name) => (NAMED.includes(name) ? [] : [`cause-${name}`]);
for (const [list, textsOf] of Object.entries({ CARDS: piece, EVENT_NAMES: piece, CAUSES: cause })) {
  const names = JSON.parse(vocabulary.match(new RegExp(`^export const ${list} = (\\[.*\\])`, "m"))[1]);
  for (const id of names.flatMap(textsOf))
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
