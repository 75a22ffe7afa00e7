import { onDestroy } from "svelte";
import type { Readable } from "svelte/store";

/** A store's value as state, for classes, which cannot write `$store`. Ends with the component it was made in. */
export class Mirror<T> {
  now = $state.raw() as T;

  constructor(store: Readable<T>) {
    onDestroy(store.subscribe((value) => (this.now = value)));
  }
}
