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

  show(content: BubbleContent, delay: number): void {
    clearTimeout(this.#timer);
    if (delay === 0 || this.content) this.content = content;
    else this.#timer = setTimeout(() => (this.content = content), delay);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.content = null;
  }
}
