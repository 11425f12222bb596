import { boolArray, int4Array, jsonbArray, textArray, timestamptzArray } from './binary-arrays.js';
import type { PendingAppend } from './pending-append.js';

/** A value outside its column's type: the row can never be stored. */
export class UnencodableError extends Error {}

/** The parameters of `appendStatement`, in its order; until `freshUntil` (epoch ms) it may be run. Throws UnencodableError. */
export const encodeBatch = (
  batch: readonly PendingAppend[],
  freshUntil: number | null,
): (Buffer | Date | null)[] => {
  try {
    return [...encode(batch), freshUntil === null ? null : new Date(freshUntil)];
  } catch (cause) {
    throw new UnencodableError(cause instanceof Error ? cause.message : 'unencodable', { cause });
  }
};

const encode = (batch: readonly PendingAppend[]): Buffer[] => [
  textArray(batch.map(({ event }) => event.gameId)),
  int4Array(batch.map(({ event }) => event.round)),
  boolArray(batch.map(({ event }) => event.transition !== null)),
  timestamptzArray(batch.map(({ event }) => event.transition?.dueAt ?? null)),
  textArray(batch.map(({ event }) => event.type)),
  int4Array(batch.map(({ event }) => event.schema)),
  jsonbArray(batch.map(({ json }) => json)),
  textArray(batch.map(({ event }) => event.key)),
  timestamptzArray(batch.map(({ event }) => event.at)),
  textArray(batch.map(({ event }) => event.actor)),
];
