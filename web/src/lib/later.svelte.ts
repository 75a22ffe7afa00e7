import { untrack } from "svelte";

/**
 * A value that follows another when the picture it belongs to has been drawn. A new position moves
 * pieces, lights others and writes the log; done at once, that would take longer than a frame.
 */
export class Later<T> {
  now = $state.raw() as T;

  constructor(read: () => T) {
    this.now = untrack(read);
    $effect(() => {
      const next = read();
      if (next === untrack(() => this.now)) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => (this.now = next));
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
