// On a screen that is smaller than the board: what happens is brought into view, and then what was there before.

let home: number | null = null;

/** Scroll to the first of these pieces, if none of them can be seen. */
export function glance(pieces: Iterable<string>): void {
  if (innerWidth > 900) return;
  const foot = document.querySelector(".ask")?.getBoundingClientRect().top ?? innerHeight;
  const found = [...pieces].flatMap((piece) => document.querySelector(`.board [data-piece="${piece}"]`) ?? []);
  const seen = found.some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= foot;
  });
  const box = found[0]?.getBoundingClientRect();
  if (seen || !box) return;
  home ??= scrollY;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  scrollTo({ top: scrollY + box.top - Math.max(60, (foot - box.height) / 2), behavior });
}

/** Everything has been shown: back to where the reader was. */
export function glanceBack(): void {
  if (home !== null) scrollTo({ top: home, behavior: "auto" });
  home = null;
}
