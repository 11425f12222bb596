import type { GameEventType } from '@clockbeat/domain';
import type pg from 'pg';
import type { Position } from '../event-store/event-store.js';

/** A stretch of the log in commit-safe order: after `after`, up to and with `upTo`. */
export interface Batch {
  readonly after: Position;
  readonly upTo: Position;
  readonly events: number;
  /** The types that occur in it. */
  readonly types: ReadonlySet<string>;
}

/** The transaction that also moves the checkpoint: what is written in it counts exactly once. */
export type ProjectionTransaction = Pick<pg.ClientBase, 'query'>;

/**
 * A read model: what it is called, what it listens to, where it is kept and one set-based function. Its tables hold
 * nothing that the log does not say (but for `seedTables`), and come out the same whatever batches the log is cut into.
 */
export interface Projection {
  readonly name: string;
  /**
   * Raised when the same log would now give other rows: every gateway then helps to build it again, and carries the rows that
   * are there on by the new rules meanwhile. Tables change at their ends only, with defaults (decision 30), so that they can.
   */
  readonly version: number;
  /** Its rows cannot be carried on by another rule than they were begun by: until they are built again, they stand still. */
  readonly standsStill?: true;
  readonly eventTypes: readonly GameEventType[];
  readonly tables: readonly string[];
  /** Makes the tables; no name in it has a schema, for a rebuild makes them beside the live ones. */
  readonly createTables: string;
  /** Puts into new tables what games that are gone have left behind for good; a rebuild begins with it. */
  readonly seedTables?: string;
  handle(batch: Batch, transaction: ProjectionTransaction): Promise<void>;
}

/**
 * The events of a batch as a relation for set-based writes: `with ${batchOf(types)} insert …`, with `boundsOf(batch)`.
 * Materialized, for it must be read by its bounds: inlined, some plans begin with the games and read all they have.
 */
export const batchOf = (types: readonly GameEventType[]): string => /* sql */ `batch as materialized (
  select game_id, version, type, data, at from events
  where (transaction_id, position) > ($1::xid8, $2::bigint)
    and (transaction_id, position) <= ($3::xid8, $4::bigint)
    and type in (${types.map((type) => `'${type}'`).join(', ')}))`;

export const boundsOf = ({ after, upTo }: Batch): string[] => [
  after.transactionId,
  after.position,
  upTo.transactionId,
  upTo.position,
];
