// Texts in the reader's language, with Fluent. English stands in for what is missing.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { derived, writable } from "svelte/store";
import { settings } from "./settings";

export type Args = Record<string, string | number>;
export type Translate = (id: string, args?: Args) => string;

const english = import.meta.glob<string>(
  ["../locales/en/*.ftl", "!../locales/*/rules.ftl", "!../locales/*/guide.ftl"], // more-texts.ts
  { query: "?raw", import: "default", eager: true },
);
const others = import.meta.glob<string>(
  ["../locales/*/*.ftl", "!../locales/en/*.ftl", "!../locales/*/rules.ftl", "!../locales/*/guide.ftl"],
  { query: "?raw", import: "default" },
);

/** Languages by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  pl: "Polski",
  ru: "Русский",
};

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "en";
}

/** The languages there are texts for. */
export const available = [...new Set(["en", ...Object.keys(others).map(languageOf)])];

function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf("en", Object.values(english));
const bundles = writable<{ language: string; list: FluentBundle[] }>({
  language: "en",
  list: [fallback],
});

/** The language shown now. */
export const language = derived(bundles, ($bundles) => $bundles.language);

/** The language a person wants, or the best for the browser. */
export function negotiate(wish: string, browser: readonly string[]): string {
  if (wish && available.includes(wish)) return wish;
  const spoken = browser.map((one) => one.toLowerCase().split("-")[0] ?? ""); // no language is here in two forms
  return spoken.find((one) => available.includes(one)) ?? "en";
}

async function load(name: string): Promise<void> {
  if (name === "en") {
    bundles.set({ language: "en", list: [fallback] });
    return;
  }
  const paths = Object.keys(others).filter((path) => languageOf(path) === name);
  const texts = await Promise.all(paths.map((path) => others[path]?.() ?? ""));
  if (name === wanted) bundles.set({ language: name, list: [bundleOf(name, texts), fallback] });
}

let wanted = "";
settings.subscribe(($settings) => {
  const browser = typeof navigator === "undefined" ? ["en"] : navigator.languages;
  const name = negotiate($settings.language, browser);
  if (name !== wanted) {
    wanted = name;
    load(name).catch(() => {
      if (wanted === name) wanted = ""; // it can be chosen once more
    });
  }
});
language.subscribe((name) => {
  if (typeof document !== "undefined") document.documentElement.lang = name;
});

/** A message of the first bundle that has it; its id if none does. */
function message(list: readonly FluentBundle[], id: string, args: Args): string {
  for (const bundle of list) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) {
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
      if (errors.length && import.meta.env.DEV) console.warn(id, args, errors);
      return text;
    }
  }
  if (import.meta.env.DEV) console.warn("no text", id);
  return id;
}

/** The translator; changes with the language. */
export const t = derived(
  bundles,
  ($bundles): Translate =>
    (id, args = {}) =>
      message($bundles.list, id, args),
);

/** Whether there is a text of this id. */
export const hasText = derived(
  bundles,
  ($bundles) => (id: string) => $bundles.list.some((bundle) => bundle.hasMessage(id)),
);
