/** Finding words in the rules, whatever their case and accents. */

const LETTERS: Readonly<Record<string, string>> = { ł: "l", ø: "o", "’": "'", "–": "-" };

/** A text for comparing: small letters without accents, every sign in its place. */
export function fold(text: string): string {
  let folded = "";
  for (let k = 0; k < text.length; k++) {
    const small = text.charAt(k).toLowerCase().charAt(0);
    folded += LETTERS[small] ?? (small.normalize("NFD").charAt(0) || small);
  }
  return folded;
}

/** The words looked for. */
export function words(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether all words stand in a text. */
export function found(text: string, query: readonly string[]): boolean {
  const folded = fold(text);
  return query.every((word) => folded.includes(word));
}

/** A text cut into pieces, those that were looked for marked. */
export function marked(text: string, query: readonly string[]): { text: string; hit: boolean }[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of query) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (let k = 0; k < text.length; k++) {
    const last = pieces.at(-1);
    if (last && last.hit === hit[k]) last.text += text.charAt(k);
    else pieces.push({ text: text.charAt(k), hit: hit[k] ?? false });
  }
  return pieces;
}
