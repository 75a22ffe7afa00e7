// Addresses of moments, and the games of a file.

/** The moment an address names (`#at=37`), within a game; null if it names none. */
export function momentOf(hash: string, last: number): number | null {
  const found = new URLSearchParams(hash.slice(1)).get("at") ?? "";
  return /^\d{1,6}$/.test(found) ? Math.min(Number(found), last) : null;
}

/** The address of a moment: of a table's game, or of a record that is packed into it. */
export function addressOf(table: string | null, packed: string, at: number): string {
  if (table) return `/replay/${table}#at=${at}`;
  return packed ? `/replay#game=${packed}&at=${at}` : "/replay";
}

/** The games of a file: one text, or a line of JSON each. */
export function gamesOf(text: string): string[] {
  if (!text.trimStart().startsWith("{")) return [text];
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return lines.every((line) => line.trimStart().startsWith("{")) ? lines : [text];
}
