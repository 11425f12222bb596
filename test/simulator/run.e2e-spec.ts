import pg from 'pg';
import { migrate } from '../../libs/persistence/src/index.js';
import { created, newGame } from '../../libs/persistence/test-support/events.js';
import { appendOn } from '../../libs/persistence/test-support/store.js';
import { emptyDatabase, type TestDatabase } from '../support/database.js';
import { runCli } from '../support/run-cli.js';
import { refusalOf } from './guard.js';
import { simulate } from './simulate.js';
import { storeGames } from './store-games.js';

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await emptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const run = (env: Readonly<Record<string, string>>) =>
  runCli('test/simulator/run.ts', ['--games', '3', '--seed', '5'], env);
const stored = async (): Promise<{ events: number; games: number }[]> => {
  const { rows } = await client.query<{ events: number; games: number }>(
    'select count(*)::int as events, count(distinct game_id)::int as games from events',
  );
  return rows;
};

it('stores a simulated log once, however often it is told to', async () => {
  const { code, output } = await run({ DATABASE_URL: database.url });
  const games = simulate({ games: 3, seed: 5 });
  const events = games.reduce((sum, game) => sum + game.events.length, 0);
  expect([code, output]).toEqual([0, `3 games, ${events} events, seed 5.\n`]);
  expect(await storeGames(database.url, games)).toBe(events);
  expect(await stored()).toEqual([{ events, games: 3 }]);
});

it('writes nowhere without being told where, and never in production', async () => {
  const [nowhere, production] = await Promise.all([
    run({ DATABASE_URL: '' }),
    run({ DATABASE_URL: database.url, NODE_ENV: 'production' }),
  ]);
  expect(nowhere).toMatchObject({ code: 1, errors: expect.stringContaining('DATABASE_URL must name') });
  expect(production).toMatchObject({ code: 1, errors: expect.stringContaining('This is production') });
});

it('goes to no real games unless it is told so, and to nobody else’s tables', async () => {
  expect(await refusalOf(database.url, false)).toBeNull();
  await client.query('create table cats (name text)');
  expect(await refusalOf(database.url, true)).toContain('not Clockbeat’s');
  await migrate(database.url);
  expect(await refusalOf(database.url, false)).toBeNull();
  await appendOn(client, created(newGame()));
  expect(await refusalOf(database.url, false)).toContain('has real games');
  expect(await refusalOf(database.url, true)).toBeNull();
});
