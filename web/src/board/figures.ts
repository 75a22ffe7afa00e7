/** The figures printed on cards, events and buildings, for drawing only: no rule runs here. */

import type { Figures } from "../protocol";
import standard from "./standard.json";

export type { Figures };

/**
 * The edition the project comes with, for boards drawn without a table of a server. Written by
 *   troyes protocol --figures --out web/src/board/standard.json
 */
export const STANDARD = standard as unknown as Figures;
