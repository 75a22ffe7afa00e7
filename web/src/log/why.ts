// Why a hint says so: what the turn brings, made of the parts the server found among its facts, and what it prepares.

import type { Args, Translate } from "../lib/i18n";
import type { HintFrame, Said } from "../protocol";
import { eventArgs } from "./teller";

/** One or two sentences in the reader's language. */
export function whyText(t: Translate, language: string, { why, then }: HintFrame): string {
  const say = ({ id, args }: Said): string => t(id, named(t, args as Args));
  const parts = new Intl.ListFormat(language).format(why.parts.map(say));
  return [t(why.id, { ...named(t, why.args as Args), parts }), ...(then ? [say(then)] : [])].join(" ");
}

/** Cards, events and characters by their names; buildings are chosen by the sentence itself. */
function named(t: Translate, args: Args): Args {
  return {
    ...args,
    ...(args.card === undefined ? {} : { card: t(`name-${args.card}`) }),
    ...(args.character === undefined ? {} : { character: t(`name-${args.character}`) }),
    ...(args.event === undefined ? {} : eventArgs(t, String(args.event))),
  };
}
