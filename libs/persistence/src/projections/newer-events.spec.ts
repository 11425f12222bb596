import { eventSchemas } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { NewerEvents } from './newer-events.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

/** None that this release could have written. */
const newer = eventSchemas.PlayerJoined + 1;

const checkpoints = async () =>
  (await test.store.pool.query(`select name, transaction_id, position from projections order by name`)).rows;

it('a projection that meets what a newer release wrote stands still, and goes on when it can be read', async () => {
  const { store } = test;
  const failures: unknown[] = [];
  store.projections.onFailure(({ error }) => failures.push(error));
  const log = new GameLog(newGame()).created().joined('ada');
  const [created, joined] = log.events;
  if (!created || !joined) throw new Error('The log is too short');
  store.projections.start();
  await store.appends.append(created);
  await eventually(async () => {
    expect((await store.pool.query('select participant_count from games')).rowCount).toBe(1);
    expect((await store.projections.lag()).every(({ behindMs }) => behindMs === 0)).toBe(true);
  });
  const before = await checkpoints();

  await store.appends.append({ ...joined, schema: newer });
  await store.appends.append({ ...joined, key: 'dance', type: 'PlayerDanced' as typeof joined.type });
  await eventually(async () => expect(failures.length).toBeGreaterThan(2));
  expect(failures[0]).toBeInstanceOf(NewerEvents);
  expect(String(failures.at(-1))).toMatch(
    new RegExp(`PlayerJoined of schema ${newer}(, PlayerDanced of schema 1)?, which a newer`),
  );
  expect(await checkpoints()).toEqual(before);

  // as if this were the newer release now
  await store.pool.query(`update events set schema = 1, type = 'PlayerJoined'`);
  await store.pool.query(`update events set type = 'GameCreated' where version = 1`);
  await eventually(async () => {
    const { rows } = await store.pool.query('select participant_count from games');
    expect(rows).toEqual([{ participant_count: 1 }]);
  });
});
