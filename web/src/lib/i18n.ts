// Texts in the reader's language, with Fluent: all of them, which tools/check-texts.mjs sees to, and of no other.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { derived, writable } from "svelte/store";
import { settings } from "./settings";

export type Args = Record<string, string | number>;
export type Translate = (id: string, args?: Args) => string;

const files = import.meta.glob<string>(
  ["../locales/*/*.ftl", "!../locales/*/rules.ftl", "!../locales/*/guide.ftl"], // more-texts.ts
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
export const available = [...new Set(Object.keys(files).map(languageOf))];

function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const bundle = writable(bundleOf("en", [])); // empty until the first texts are there, see texts()

/** The language shown now. */
export const language = derived(bundle, ($bundle) => $bundle.locales[0] ?? "en");

/** The language a person wants, or the best for the browser. */
export function negotiate(wish: string, browser: readonly string[]): string {
  if (wish && available.includes(wish)) return wish;
  const spoken = browser.map((one) => one.toLowerCase().split("-")[0] ?? ""); // no language is here in two forms
  return spoken.find((one) => available.includes(one)) ?? "en";
}

async function load(name: string): Promise<void> {
  const paths = Object.keys(files).filter((path) => languageOf(path) === name);
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ""));
  if (name === wanted) bundle.set(bundleOf(name, texts));
}

let wanted = "";
let loading = Promise.resolve();
settings.subscribe(($settings) => {
  const browser = typeof navigator === "undefined" ? ["en"] : navigator.languages;
  const name = negotiate($settings.language, browser);
  if (name !== wanted) {
    wanted = name;
    loading = load(name);
    loading.catch(() => {
      if (wanted === name) wanted = ""; // it can be chosen once more
    });
  }
});

/** Until there are texts to show; fails when they cannot be fetched. */
export async function texts(): Promise<void> {
  let latest: Promise<void>;
  do await (latest = loading);
  while (latest !== loading); // another language was chosen meanwhile
}

language.subscribe((name) => {
  if (typeof document !== "undefined") document.documentElement.lang = name;
});

/** A message, or its id if there is none. */
function message(bundle: FluentBundle, id: string, args: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    if (import.meta.env.DEV) console.warn("no text", id);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  if (errors.length && import.meta.env.DEV) console.warn(id, args, errors);
  return text;
}

/** The translator; changes with the language. */
export const t = derived(
  bundle,
  ($bundle): Translate =>
    (id, args = {}) =>
      message($bundle, id, args),
);

/** Whether there is a text of this id. */
export const hasText = derived(bundle, ($bundle) => (id: string) => $bundle.hasMessage(id));
