/** A finger that rests on something asks what it is, and picks nothing when it is lifted. */
export class LongPress {
  held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: () => void) {}

  readonly down = (event: PointerEvent): void => {
    this.held = false;
    if (event.pointerType === "mouse") return;
    this.#timer = setTimeout(() => {
      this.held = true;
      this.ask();
    }, 450);
  };
  readonly up = (): void => clearTimeout(this.#timer);
  /** No menu of the browser's own. */
  readonly menu = (event: Event): void => {
    if (this.held) event.preventDefault();
  };
  /** Whether a click is the end of a long press. */
  ended(): boolean {
    const was = this.held;
    this.held = false;
    return was;
  }
}
