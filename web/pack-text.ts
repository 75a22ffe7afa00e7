/**
 * A file of texts with what only translators read left at home: comments, empty lines between messages, and the
 * spaces that Fluent takes no notice of.
 */
export function packText(text: string): string {
  return text
    .replace(/^#.*\n+/gm, "")
    .replace(/^ +/gm, " ")
    .replace(/\n\n+(?=\S)/g, "\n")
    .replace(/\{ +/g, "{")
    .replace(/(\S) +\}/g, "$1}")
    .replace(/^([a-zA-Z][\w-]*) *= */gm, "$1=")
    .replace(/^ (?=\*?\[|\})/gm, "")
    .replace(/^(\*?\[[^\]]*\]) /gm, "$1")
    .replace(/=\n (?=\{)/g, "=");
}
