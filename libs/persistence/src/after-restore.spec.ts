import { newGame } from '../test-support/events.js';
import { GameLog } from '../test-support/game-log.js';
import { eventually, openTestStore, type TestStore } from '../test-support/store.js';
import { afterRestore } from './after-restore.js';
import { beginning } from './event-store/index.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const play = async () => {
  const log = new GameLog(newGame()).created().joined('ada').started();
  for (const event of log.events) await test.store.appends.append(event);
  return log.gameId;
};

it('a restored log is read in order again, with what is appended to it, and its read models come back', async () => {
  const game = await play();
  // as from a server that had seen many more transactions, with a read model that saw half of it
  await test.store.pool.query(`update events set transaction_id = '9000000000'`);
  await test.store.pool.query(
    `insert into projections (name, build, version, transaction_id, position) values ('games', 'live', 1, '9000000000', 2)`,
  );
  expect((await test.store.events.readAll(beginning, 100)).events).toEqual([]);

  const epoch = await test.store.exports.epoch();
  await afterRestore(test.store.pool);
  expect(await test.store.exports.epoch()).not.toBe(epoch);
  const later = await play();
  const read = await eventually(async () => {
    const { events } = await test.store.events.readAll(beginning, 100);
    expect(events).toHaveLength(6);
    return events.map(({ gameId, version }) => [gameId, version]);
  });
  expect(read).toEqual([game, later].flatMap((id) => [1, 2, 3].map((version) => [id, version])));
  test.store.projections.start();
  await eventually(async () => {
    const { rows } = await test.store.pool.query('select id, participant_count from games order by id');
    expect(rows).toEqual([game, later].sort().map((id) => ({ id, participant_count: 1 })));
  });
});
