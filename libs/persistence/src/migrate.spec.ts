import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../test/support/database.js';
import { bankSize } from '../test-support/bank.js';
import { created, newGame } from '../test-support/events.js';
import { recordedSchema } from '../test-support/recorded-schemas.js';
import { schemaText } from '../test-support/schema-text.js';
import { appendAsBefore, eventually, verdicts } from '../test-support/store.js';
import { makeDataSource } from './data-source.js';
import { knownMigrations, migrate, migrateTo } from './migrate.js';
import { openPersistence } from './persistence.js';

const migrations = knownMigrations();
const today = migrations.at(-1) ?? '';

let database: TestDatabase;
let clients: pg.Client[];

beforeEach(async () => {
  database = await emptyDatabase();
  clients = [];
});
afterEach(async () => {
  for (const client of clients) await client.end();
  await database.drop();
});

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.url });
  clients.push(client);
  await client.connect();
  return client;
};

const tables = async (): Promise<string[]> => {
  const { rows } = await (await connect()).query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
};

it('makes everything from nothing, when several gateways boot at once, and again does nothing', async () => {
  const options = { url: database.url, poolSize: 2 };
  const stores = await Promise.all([1, 2, 3].map(() => openPersistence(options)));
  const sizes = await Promise.all(stores.map(({ pool }) => bankSize(pool)));
  expect(new Set(sizes).size).toBe(1);
  expect(sizes[0]).toBeGreaterThan(0);
  await Promise.all(stores.map((store) => store.close()));
  expect(await schemaText(await connect())).toBe(recordedSchema(today));
});

it('lets games go on while it makes an index over the log, whatever an earlier attempt has left', async () => {
  const before = migrations.slice(0, migrations.indexOf('Export1700000011000'));
  await migrateTo(database.url, new Set(before));
  const [slow, quick, observer] = [await connect(), await connect(), await connect()];
  await appendAsBefore(slow, created(newGame()), created(newGame()));
  // a gateway that was killed at this migration has left an index that is not whole
  const halfMade = 'create unique index concurrently events_game_endings on events (type)';
  await expect(slow.query(halfMade)).rejects.toThrow('could not create unique index');

  await slow.query('begin');
  await appendAsBefore(slow, created(newGame()));
  let isMigrating = true;
  const migrated = migrate(database.url).finally(() => {
    isMigrating = false;
  });
  await eventually(async () => {
    const { rows } = await observer.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%create index%events_endings%'`,
    );
    expect(rows).toHaveLength(1);
  });
  expect(verdicts(await appendAsBefore(quick, created(newGame())))).toEqual(['stored']);
  expect(isMigrating).toBe(true);
  await slow.query('commit');
  await migrated;
  expect(await schemaText(observer)).toBe(recordedSchema(today));
});

it('the entities say what the migrations make', async () => {
  await migrate(database.url);
  const dataSource = await makeDataSource(database.url).initialize();
  for (const { tableName, columns } of dataSource.entityMetadatas) {
    const present = await dataSource.query<{ name: string }[]>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema and table_name = $1 and is_generated = 'NEVER'`,
      [tableName],
    );
    const names = columns.map(({ databaseName }) => databaseName).sort();
    expect([tableName, present.map(({ name }) => name).sort()]).toEqual([tableName, names]);
  }
  await dataSource.destroy();
});

it('can be undone', async () => {
  await migrate(database.url);
  const dataSource = await makeDataSource(database.url).initialize();
  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
  await dataSource.destroy();
  expect(await tables()).toEqual(['migrations']);
});
