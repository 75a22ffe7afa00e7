/** The small markup of the rules: paragraphs, lists, stress and links. */

export interface Span {
  readonly text: string;
  readonly strong?: boolean;
  readonly to?: string;
}

export type Block =
  | { readonly kind: "text"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] };

/** Words with **stress** and [links](#section). */
export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\(#[\w-]+\))/)
    .filter(Boolean)
    .map((piece) => {
      const link = /^\[([^\]]+)\]\(#([\w-]+)\)$/.exec(piece);
      if (link) return { text: link[1]!, to: link[2]! };
      const strong = /^\*\*([^*]+)\*\*$/.exec(piece);
      return strong ? { text: strong[1]!, strong: true } : { text: piece };
    });
}

/** A text in paragraphs and lists. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => {
      const lines = piece.split("\n").map((line) => line.trim());
      if (lines.every((line) => line.startsWith("- "))) {
        return { kind: "list", items: lines.map((line) => spans(line.slice(2))) };
      }
      return { kind: "text", spans: spans(lines.join(" ")) };
    });
}

/** The bare words of a text. */
export function plain(text: string): string {
  return blocks(text)
    .flatMap((block) => (block.kind === "list" ? block.items : [block.spans]))
    .map((line) => line.map((span) => span.text).join(""))
    .join(" ");
}
