import { untrack } from "svelte";

const due = new Set<() => void>();
let asked = false;

/** After the next picture, all at once. */
function afterPicture(task: () => void): () => void {
  due.add(task);
  if (!asked) {
    asked = true;
    requestAnimationFrame(() => setTimeout(work));
  }
  return () => due.delete(task);
}
function work(): void {
  asked = false;
  const tasks = [...due];
  due.clear();
  for (const task of tasks) task();
}

/**
 * A value that follows another when the picture it belongs to has been drawn. A new position moves
 * pieces, lights what may be picked and writes the log; done at once, that would take longer than a
 * frame.
 */
export class Later<T> {
  now = $state.raw() as T;

  constructor(read: () => T) {
    this.now = untrack(read);
    $effect(() => {
      const next = read();
      if (next === untrack(() => this.now)) return;
      return afterPicture(() => (this.now = next));
    });
  }
}
