/** Arrow keys move the focus to the nearest piece in that direction. */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  x: number;
  y: number;
}

/** Of several places the best one to reach in a direction: near, and not far off the line. */
export function nearest(from: Box, to: Box[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  to.forEach((box, k) => {
    const x = box.x - from.x;
    const y = box.y - from.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 2 || aside > along * 2.5 + 20) return;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = k;
    }
  });
  return best;
}

/** Attached to a board, or to all of a table: listens for arrow keys; with Shift only lit pieces are visited. */
export function arrowKeys(place: HTMLElement): () => void {
  place.addEventListener("keydown", moveFocus);
  return () => place.removeEventListener("keydown", moveFocus);
}

const REACHED = "[data-piece][tabindex], button:not(:disabled), a[href], [role=tab]";
/** What has a use of its own for arrows. */
const OWN = "input, textarea, select, [tabindex='0']:not([data-piece])";

function moveFocus(event: KeyboardEvent): void {
  const direction = ARROWS[event.key];
  const place = event.currentTarget as Element;
  const now = document.activeElement;
  if (!direction || !now || !place.contains(now) || event.defaultPrevented || now.matches(OWN)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const middle = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const all = [...place.querySelectorAll<HTMLElement | SVGElement>(REACHED)].filter(
    (one) => one !== now && one.checkVisibility({ visibilityProperty: true }),
  );
  const pieces = event.shiftKey ? all.filter((piece) => piece.matches(".on, .picked")) : all;
  const found = pieces[nearest(middle(now), pieces.map(middle), direction)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
