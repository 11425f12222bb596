import type { GameEventType } from '@clockbeat/domain';
import { type Batch, batchOf, boundsOf, type ProjectionTransaction } from './projection.js';

/** A set-based write over a batch, and the event types without which it would do nothing. */
export interface Write {
  readonly types: readonly GameEventType[];
  readonly sql: string;
}

/** Puts the batch's events of these types, and of those it also reads, before a statement as the relation `batch`. */
export const write = (
  types: readonly GameEventType[],
  sql: string,
  alsoReads: readonly GameEventType[] = [],
): Write => ({ types, sql: `with ${batchOf([...types, ...alsoReads])}${sql}` });

/** Runs those writes, one after the other, that find something to do in this batch. */
export const runWrites = async (
  writes: readonly Write[],
  batch: Batch,
  transaction: ProjectionTransaction,
): Promise<void> => {
  for (const { types, sql } of writes) {
    if (types.some((type) => batch.types.has(type))) await transaction.query(sql, boundsOf(batch));
  }
};

export const typesOf = (writes: readonly Write[]): GameEventType[] => [
  ...new Set(writes.flatMap(({ types }) => types)),
];
