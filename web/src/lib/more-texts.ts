// Long texts that not everybody needs: fetched when they are, each language by itself.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { derived, type Readable } from "svelte/store";
import { language, type Args, type Translate } from "./i18n";

const files = import.meta.glob<string>(["../locales/*/rules.ftl", "../locales/*/guide.ftl"], {
  query: "?raw",
  import: "default",
});

async function load(name: string, tongue: string): Promise<Translate> {
  const text = (await files[`../locales/${tongue}/${name}.ftl`]?.()) ?? "";
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (id: string, args: Args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  };
}

/** The translator of such a file in the language shown; null until it is there. */
export function moreTexts(name: "rules" | "guide"): Readable<Translate | null> {
  return derived(
    language,
    (tongue, set) => {
      let wanted = true;
      load(name, tongue)
        .then((t) => wanted && set(t))
        .catch(() => undefined); // offline: it comes with the next try
      return () => (wanted = false);
    },
    null as Translate | null,
  );
}
