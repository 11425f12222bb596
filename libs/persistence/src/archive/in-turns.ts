import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ArchivedRow } from './archived-row.js';

/** In a gateway games go on: so many rows are hashed in a turn, and so long is between two groups. */
const rowsInTurn = 250;
export const breatheMs = 5;

/** The rows in pieces, each in a turn of its own. */
export async function* turnsOf(rows: readonly ArchivedRow[]): AsyncGenerator<readonly ArchivedRow[]> {
  for (let at = 0; at < rows.length; at += rowsInTurn) {
    yield rows.slice(at, at + rowsInTurn);
    await nextTurn();
  }
}
