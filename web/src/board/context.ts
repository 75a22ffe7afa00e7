/** What every piece of the board needs to know, handed down without repeating it. */

import { getContext, setContext } from "svelte";
import type { Figures } from "../model/figures";
import type { Lit, Owner, Position, Tag, Translate } from "./types";

export interface BoardContext {
  readonly view: Position;
  readonly you: number | null;
  readonly t: Translate;
  readonly figures: Figures;
  readonly narrow: boolean;
  /** The least size of what a finger taps. */
  readonly tap: number;
  /** Whether anything may be picked now. */
  readonly asking: boolean;
  lit(id: string): Lit | undefined;
  marked(id: string): boolean;
  why(id: string): string | undefined;
  tag(id: string): Tag | undefined;
  help(name: string): string;
  owner(owner: Owner): string;
  /** The level of a bot, in words; bots have faces, people have not. */
  bot(owner: Owner): string | undefined;
  /** Whose a piece is, as sentences need it: a name cannot be bent, gray and le Roy have words of their own. */
  whose(owner: Owner): { owner: string; by: "player" | "gray" | "roy" };
  pick(id: string): void;
  /** Shows the bubble of a piece beside an element. */
  show(id: string, title: string, help: string, at: Element, soon?: boolean, about?: string): void;
  /** Hides the bubble, or the one that is about to come; with a piece only its own. */
  hide(id?: string): void;
  /** Whether the bubble shown is that of a piece. */
  shown(id: string): boolean;
}

const KEY = Symbol("board");

export const provide = (context: BoardContext): BoardContext => setContext(KEY, context);
export const board = (): BoardContext => getContext<BoardContext>(KEY);
