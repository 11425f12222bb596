import type pg from 'pg';
import { isFilled } from '../archive/beside-rebuild.js';
import type { Position } from '../event-store/event-store.js';
import { inTransaction } from '../in-transaction.js';
import { bearSilence } from '../silence.js';
import * as sql from './checkpoint.sql.js';
import { refuseNewer } from './newer-events.js';
import type { Batch, Projection } from './projection.js';
import { schemaOfBuild } from './schema-of-build.js';

export type Build = 'live' | 'next';

export type BatchResult =
  /** `more`: the batch was full, so there may be more at once. */
  | { result: 'moved'; events: number; more: boolean }
  /** It has seen everything below the horizon. */
  | { result: 'idle' }
  /** Another runner has it, or it does not exist, or is of a newer version, or of none that can be carried on. */
  | { result: 'busy' };

/** Where a rebuild keeps its tables until they take the place of the live ones. */
export const schemaOf = ({ name }: Projection): string => schemaOfBuild(name);

/**
 * What a crash takes away goes with its checkpoint, and is made again: no batch need wait for the disk. A batch is small
 * beside the tables, whatever the planner makes of its bounds: it looks up by key, never reads a table as a whole.
 * Compiling costs more than it saves in statements of a few ms.
 */
export const settings = ['synchronous_commit', 'enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit']
  .map((setting) => `set local ${setting} = off`)
  .join('; ');

/** Carries one build of a projection on by at most `limit` events: rows and checkpoint commit together, or neither. */
export const runBatch = (
  pool: pg.Pool,
  projection: Projection,
  build: Build,
  limit: number,
): Promise<BatchResult> =>
  inTransaction(pool, async (transaction) => {
    // a transaction that writes holds the horizon of all projections; a single event may take what it needs
    const statementMs = limit > 1 ? 1_000 : 60_000;
    await transaction.query(`set local statement_timeout = ${statementMs}; ${settings}`);
    return bearSilence(transaction, statementMs, () => carryOn(transaction, projection, build, limit));
  });

const carryOn = async (
  transaction: pg.ClientBase,
  projection: Projection,
  build: Build,
  limit: number,
): Promise<BatchResult> => {
  const { rows: horizons } = await transaction.query<{ horizon: string }>(sql.readHorizon);
  const { rows: checkpoints } = await transaction.query<Position & { version: number }>(sql.takeCheckpoint, [
    projection.name,
    build,
  ]);
  const after = checkpoints[0];
  if (!after || after.version > projection.version || after.version === 0) return { result: 'busy' };
  if (build === 'next') {
    const schema = schemaOf(projection);
    if (after.version !== projection.version || !(await isFilled(transaction, schema)))
      return { result: 'busy' };
    await transaction.query(`set local search_path = ${schema}, public`);
  }
  const batch = await readBatch(transaction, after, horizons[0]?.horizon ?? '0', limit);
  if (!batch) return { result: 'idle' };
  if (projection.eventTypes.some((type) => batch.types.has(type)))
    await projection.handle(batch, transaction);
  if (build === 'next') await transaction.query('set local search_path to default');
  const { transactionId, position } = batch.upTo;
  await transaction.query(sql.moveCheckpoint, [projection.name, build, transactionId, position]);
  return { result: 'moved', events: batch.events, more: batch.events === limit };
};

const readBatch = async (
  transaction: pg.ClientBase,
  { transactionId, position }: Position,
  horizon: string,
  limit: number,
): Promise<Batch | null> => {
  type Stretch = Position & { count: number; schemas: Record<string, number> };
  const bounds = [transactionId, position, horizon, limit];
  const [stretch] = (await transaction.query<Stretch>(sql.nextStretch, bounds)).rows;
  if (!stretch) return null;
  refuseNewer(stretch.schemas);
  return {
    after: { transactionId, position },
    upTo: { transactionId: stretch.transactionId, position: stretch.position },
    events: stretch.count,
    types: new Set(Object.keys(stretch.schemas)),
  };
};
