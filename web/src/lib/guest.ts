/** Those who have given no name: the server calls them so, the reader's language has its own word. */

import type { Translate } from "./i18n";

const UNNAMED = "Guest";

/** A person's name as the reader sees it. */
export const nameShown = (t: Translate, name: string): string => (name === UNNAMED ? t("guest-name") : name);

/** The name a person has given; none for those who are only called guests. */
export const nameGiven = (name: string | null): string => (name === null || name === UNNAMED ? "" : name);
