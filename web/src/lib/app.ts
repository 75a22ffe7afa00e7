// What the whole client shares.

import { writable } from "svelte/store";
import type { Said } from "../protocol";
import { Connection, Refused } from "./connection";

export const connection = new Connection();

/** Something to tell the person, shown for a moment. */
export const notice = writable<Said | null>(null);

/** Do something with the server; what it refuses is shown. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    notice.set(error instanceof Refused ? error.said : { id: "error-internal", args: {} });
    if (!(error instanceof Refused)) console.error(error);
    return null;
  }
}
