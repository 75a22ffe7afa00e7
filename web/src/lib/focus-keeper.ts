// Who uses keys stays where they were. What had the focus may go away or be switched off (a button that was
// pressed, a piece that was picked up, a window that was closed); browsers then let the focus fall to the page's
// very beginning. It goes back to where it was before a window opened, else to what is asked, or to the page's content.

let last: HTMLElement | SVGElement | null = null;
let outside: HTMLElement | SVGElement | null = null; // the last one that was in no window

const lost = (one: HTMLElement | SVGElement): boolean =>
  !one.isConnected || one.matches(":disabled") || !one.checkVisibility({ visibilityProperty: true });

function home(): HTMLElement | SVGElement | null {
  if (outside && outside !== last && !lost(outside) && !document.querySelector("dialog[open]")) return outside;
  for (const place of ["dialog[open] .in", ".ask", "main"]) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}

function look(): void {
  const now = document.activeElement;
  if (now && now !== document.body && !lost(now as HTMLElement)) return;
  if (!last || !lost(last)) return; // whoever clicks beside everything has left on purpose
  const place = home();
  last = null;
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

export function keepFocus(): void {
  document.addEventListener("focusin", (event) => {
    last = event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;
    if (!last?.closest("dialog")) outside = last;
  });
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "open"],
  });
}
