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

/** Attached to the board: listens for arrow keys; with Shift only lit pieces are visited. */
export function arrowKeys(board: HTMLElement): () => void {
  board.addEventListener("keydown", moveFocus);
  return () => board.removeEventListener("keydown", moveFocus);
}

function moveFocus(event: KeyboardEvent): void {
  const direction = ARROWS[event.key];
  const board = event.currentTarget as Element;
  const now = document.activeElement;
  if (!direction || !now || !board.contains(now) || event.altKey || event.ctrlKey || event.metaKey) return;
  const middle = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const all = [...board.querySelectorAll<SVGElement>("[tabindex]")].filter((piece) => piece !== now);
  const lit = all.filter((piece) => piece.matches(".on, .picked"));
  const from = middle(now);
  for (const pieces of event.shiftKey ? [lit] : [all]) {
    const found = pieces[nearest(from, pieces.map(middle), direction)];
    if (found) {
      event.preventDefault();
      found.focus();
      return;
    }
  }
}
