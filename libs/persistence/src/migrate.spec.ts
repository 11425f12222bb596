import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../test/support/database.js';
import { makeDataSource } from './data-source.js';
import { openPersistence } from './persistence.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const tables = async (): Promise<string[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  await client.end();
  return rows.map(({ name }) => name);
};

it('makes everything from nothing, when several gateways boot at once, and again does nothing', async () => {
  const options = { url: database.url, poolSize: 2 };
  const stores = await Promise.all([1, 2, 3].map(() => openPersistence(options)));
  const sizes = await Promise.all(stores.map(({ questions }) => questions.bankSize()));
  expect(new Set(sizes).size).toBe(1);
  expect(sizes[0]).toBeGreaterThan(0);
  await Promise.all(stores.map((store) => store.close()));
  expect(await tables()).toEqual(
    expect.arrayContaining(['events', 'game_streams', 'seats', 'sessions', 'users']),
  );
});

it('the entities say what the migrations make', async () => {
  await (await openPersistence({ url: database.url, poolSize: 2 })).close();
  const dataSource = await makeDataSource(database.url).initialize();
  for (const { tableName, columns } of dataSource.entityMetadatas) {
    const present = await dataSource.query<{ name: string }[]>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [tableName],
    );
    const names = columns.map(({ databaseName }) => databaseName).sort();
    expect([tableName, present.map(({ name }) => name).sort()]).toEqual([tableName, names]);
  }
  await dataSource.destroy();
});

it('can be undone', async () => {
  await (await openPersistence({ url: database.url, poolSize: 2 })).close();
  const dataSource = await makeDataSource(database.url).initialize();
  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
  await dataSource.destroy();
  expect(await tables()).toEqual(['migrations']);
});
