// Where things of a plot belong: round figures for its axis, and labels that do not overlap.

/** One line of a plot; `owner` gives it colour, shape and dash. */
export interface PlotLine {
  readonly owner: number;
  readonly name: string;
  readonly values: readonly number[];
}

/** Figures for the axis: a few round ones from at most the least to at least the greatest value. */
export function ticks(values: readonly number[], most = 6): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (high - low) / one <= most - 1) ?? 1000;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
}

/** Move labels apart so that none is nearer than `gap` to the next, as little as may be. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, k) => k).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let edge = low;
  for (const k of order) {
    found[k] = Math.max(found[k] ?? 0, edge);
    edge = (found[k] ?? 0) + gap;
  }
  edge = high;
  for (const k of order.reverse()) {
    found[k] = Math.min(found[k] ?? 0, edge);
    edge = (found[k] ?? 0) - gap;
  }
  return found;
}

/** How lines differ besides their colour. */
export const DASHES = ["none", "9 4", "2 4", "11 3 2 3", "5 3"] as const;
