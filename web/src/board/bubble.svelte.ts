/** The one bubble of a board or of the panels: shown after a moment, hidden at once. */

export interface BubbleContent {
  id: string;
  title: string;
  help: string;
  at: Element;
  /** The name under which help and rules speak of it, if the rules can be opened. */
  about?: string;
}

export class BubbleState {
  content: BubbleContent | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = ""; // whose it is, or will be in a moment

  show(content: BubbleContent, delay: number): void {
    clearTimeout(this.#timer);
    this.#id = content.id;
    if (delay === 0 || this.content) this.content = content;
    else this.#timer = setTimeout(() => (this.content = content), delay);
  }

  hide(id = this.#id): void {
    if (id !== this.#id) return;
    clearTimeout(this.#timer);
    this.content = null;
  }
}

let x = -1;
let y = -1;
addEventListener("pointermove", (event) => ([x, y] = [event.clientX, event.clientY]), { capture: true, passive: true });

/** For a mouse that moves onto something; what slides under a mouse at rest waits until it moves. */
export function pointedAt(event: PointerEvent, then: () => void): void {
  if (event.pointerType !== "mouse") return;
  if (event.clientX !== x || event.clientY !== y) then();
  else event.currentTarget?.addEventListener("pointermove", then, { once: true });
}
