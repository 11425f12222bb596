import pg from 'pg';
import { readEnvironment } from '../../apps/gateway/src/config/environment.js';
import { rehearse } from '../../apps/gateway/src/rehearsal/rehearsal.js';
import { freshDatabase } from '../support/database.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { until } from '../support/live/until.js';

const tables = [
  'events',
  'game_streams',
  'game_snapshots',
  'seats',
  'join_codes',
  'sessions',
  'media_of_games',
];

/** What keeps this process alive, and how often. */
const alive = (): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

it('plays a whole game, and leaves neither a socket nor a timer', async () => {
  const environment = readEnvironment({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    REDIS_URL: 'redis://127.0.0.1:1',
    SESSION_SECRET: 'the secret of a rehearsal',
  });
  const before = alive();
  await rehearse(environment, 600_000);
  // what files before this one have left in this process, such as idle connections, may end meanwhile
  const isMore = ([name, count]: [string, number]): boolean => count > (before[name] ?? 0);
  await until('its sockets and timers are gone', () => !Object.entries(alive()).some(isMore));
});

it('writes nothing, and the gateway is ready afterwards', async () => {
  const database = await freshDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  const rows = async (): Promise<unknown> =>
    (
      await client.query(
        tables.map((table) => `select '${table}', count(*)::int from ${table}`).join(' union all '),
      )
    ).rows;
  const before = await rows();
  const gateway = await GatewayProcess.start(database.url, { env: { REHEARSAL: 'on' } });
  expect(gateway.said).toMatch(/^$|It took too long/); // on a busy machine
  expect(await rows()).toEqual(before);
  await gateway.kill();
  await client.end();
  await database.drop();
});
