// What one may do once a game is over.

import type { TableInfo } from "../protocol";
import { attempt, connection } from "./app";
import { go } from "./router";
import { save } from "./share";

/** To a table with the same people. */
export async function again(table: TableInfo): Promise<void> {
  await attempt(async () => go(`/t/${(await connection.rematch(table.id)).id}`));
}

/** Downloads the record. */
export async function download(table: TableInfo): Promise<void> {
  await attempt(async () => save(await connection.record(table.id), `troyes-${table.id}.troyes`));
}
