// Why a hint says so: one sentence, made of the parts the server found among the facts of the turn.

import type { Args, Translate } from "../lib/i18n";
import type { Why } from "../protocol";
import { eventName } from "./teller";

/** The sentence in the reader's language. */
export function whyText(t: Translate, language: string, why: Why): string {
  const words = why.parts.map((part) => t(part.id, named(t, part.args as Args)));
  const parts = new Intl.ListFormat(language, { type: "conjunction" }).format(words);
  return t(why.id, { ...why.args, parts });
}

/** Cards and events by their names; buildings are chosen by the sentence itself. */
function named(t: Translate, args: Args): Args {
  return {
    ...args,
    ...(args.card === undefined ? {} : { card: t(`name-${args.card}`) }),
    ...(args.event === undefined ? {} : { event: eventName(t, String(args.event)) }),
  };
}
