import type { Persistence, Projection } from '../src/index.js';
import { makeLive } from '../src/projections/checkpoint.sql.js';
import { runBatch } from '../src/projections/run-batch.js';

/** Whether there is an event that the projection has not seen. */
export const isBehind = async (store: Persistence, { name }: Projection): Promise<boolean> => {
  const lag = await store.projections.lag();
  return lag.some((of) => of.name === name && of.behindMs > 0);
};

/** Carries a projection on until it has seen everything; waits where another test's transaction holds the horizon back. */
export const caughtUp = async (store: Persistence, projection: Projection, limit: number): Promise<void> => {
  await store.pool.query(makeLive, [projection.name, projection.version]);
  do {
    while ((await runBatch(store.pool, projection, 'live', limit)).result === 'moved');
  } while (await isBehind(store, projection));
};
