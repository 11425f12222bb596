import { batchOf, boundsOf, type Projection } from '../src/projections/projection.js';
import { anEvent, created, newGame } from './events.js';
import { versionOf } from './queue.js';
import type { TestStore } from './store.js';

const types = ['GameCreated', 'PlayerReadied'] as const;

/** Counts events in one row: whatever is handled twice, or not at all, shows. */
export const counting = (change: Partial<Projection> = {}): Projection => ({
  name: 'counting',
  version: 1,
  eventTypes: types,
  tables: ['counted'],
  createTables: 'create table counted as select 0::bigint as events',
  async handle(batch, transaction) {
    await transaction.query(
      `with ${batchOf(types)} update counted set events = events + (select count(*) from batch)`,
      boundsOf(batch),
    );
  },
  ...change,
});

/** Its row, from which it has counted nothing yet. */
export const beginCounting = async ({ store }: TestStore): Promise<void> => {
  await store.pool.query(counting().createTables);
  await store.pool.query(`insert into projections (name, build, version) values ('counting', 'live', 1)`);
};

export const countedIn = async ({ store }: TestStore): Promise<number> =>
  Number((await store.pool.query('select events from counted')).rows[0]?.events);

/** So many events of a new game. */
export const appendTo = async ({ store }: TestStore, events: number): Promise<void> => {
  const game = newGame();
  versionOf(await store.appends.append(created(game)));
  await Promise.all(Array.from({ length: events - 1 }, () => store.appends.append(anEvent(game))));
};
