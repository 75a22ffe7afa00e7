/** Names that fit where they are written. */

let canvas: CanvasRenderingContext2D | null | undefined;
export const SERIF = '"Alegreya","Serif Stand-in",Georgia,serif';

const widths = new Map<string, number>();

/** How wide a text is at a font size; an estimate where there is no canvas. */
export function textWidth(text: string, size: number, weight = 600): number {
  const key = `${weight} ${text}`;
  const known = widths.get(key) ?? measured(text, weight);
  widths.set(key, known);
  return known * size;
}

/** How wide it is at size 1. */
function measured(text: string, weight: number): number {
  if (canvas === undefined) {
    canvas = typeof document === "undefined" ? null : (document.createElement("canvas").getContext("2d") ?? null);
  }
  if (!canvas) return text.length * 0.55;
  canvas.font = `${weight} 100px ${SERIF}`;
  return canvas.measureText(text).width / 100;
}

/** Breaks a name into at most two lines and shrinks it until it fits. */
export function fitText(
  text: string,
  width: number,
  size: number,
  lines = 1,
  weight = 600,
): { lines: string[]; size: number } {
  const whole = textWidth(text, size, weight);
  if (whole <= width) return { lines: [text], size };
  // A little smaller is better than a second line.
  if (whole * 0.88 <= width) return { lines: [text], size: (size * width) / whole };
  const words = text.split(" ");
  let split = [text];
  let longest = whole;
  if (lines > 1) {
    for (let k = 1; k < words.length; k++) {
      const halves = [words.slice(0, k).join(" "), words.slice(k).join(" ")];
      const most = Math.max(...halves.map((half) => textWidth(half, size, weight)));
      if (most < longest) {
        longest = most;
        split = halves;
      }
    }
  }
  return { lines: split, size: Math.min(size, (size * width) / longest) };
}

const SMALL = 0.76; // browsers draw small capitals at about this size
const SPACING = 0.03; // letter-spacing of titles, in em

const capsWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => {
    const capital = letter.toUpperCase();
    return sum + textWidth(capital, letter === capital ? size : size * SMALL) + size * SPACING;
  }, 0);

/** A title in small capitals: two lines rather than letters that are too small to read. */
export function fitCaps(text: string, width: number, size: number): { lines: string[]; size: number } {
  const fit = (lines: string[]): { lines: string[]; size: number } => {
    const widest = Math.max(...lines.map((line) => capsWidth(line, size)));
    return { lines, size: Math.min(size, (size * width) / widest) };
  };
  const one = fit([text]);
  if (one.size >= size * 0.8) return one;
  const words = text.split(" ");
  return words
    .slice(1)
    .map((_, k) => fit([words.slice(0, k + 1).join(" "), words.slice(k + 1).join(" ")]))
    .reduce((best, next) => (next.size > best.size ? next : best), one);
}
