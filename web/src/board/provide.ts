/** Makes the context of a board or of the panels from its properties. */

import type { BubbleState } from "./bubble.svelte";
import { provide } from "./context";
import { isSolo } from "./derive";
import { STANDARD, type Figures } from "../model/figures";
import type { BoardProps, Owner } from "./types";

export function provideBoard(
  props: () => BoardProps & { figures?: Figures },
  bubble: BubbleState,
  narrow: () => boolean,
  tap: () => number = () => 0,
): void {
  const name = (owner: Owner): string =>
    props().names?.[owner] ?? props().t(`name-owner-${owner === "N" && isSolo(props().view) ? "roy" : owner}`);
  provide({
    get view() {
      return props().view;
    },
    get you() {
      return props().you;
    },
    get t() {
      return props().t;
    },
    get figures() {
      return props().figures ?? STANDARD;
    },
    get narrow() {
      return narrow();
    },
    get tap() {
      return tap();
    },
    get asking() {
      return props().lit.size > 0;
    },
    lit: (id) => props().lit.get(id),
    marked: (id) => props().marks.has(id),
    why: (id) => props().why.get(id),
    tag: (id) => props().tags?.get(id),
    help: (name) => props().help(name),
    owner: name,
    bot: (owner) => props().bots?.get(owner),
    whose: (owner) => ({ owner: name(owner), by: owner !== "N" ? "player" : isSolo(props().view) ? "roy" : "gray" }),
    pick: (id) => props().onpick(id),
    show: (id, title, help, at, soon, about) => {
      const why = props().lit.get(id) === "off" ? props().why.get(id) : undefined;
      if (why) props().onwonder?.(id);
      if (help || why) bubble.show({ id, title, help, at, about: props().onrules && about }, soon ? 0 : 350);
    },
    hide: (id) => bubble.hide(id),
    shown: (id) => bubble.content?.id === id,
  });
}
