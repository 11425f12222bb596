import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../../test/support/database.js';
import { TcpProxy } from '../test-support/tcp-proxy.js';
import { makeDataSource, poolOf } from './data-source.js';
import { inTransaction } from './in-transaction.js';
import { bearSilence, breakWhenSilent } from './silence.js';

let database: TestDatabase;
let proxy: TcpProxy;
let dataSource: DataSource;
let pool: pg.Pool;

beforeEach(async () => {
  database = await freshDatabase();
  proxy = await TcpProxy.before(database.url);
  dataSource = await makeDataSource(proxy.url, {
    max: 2,
    connectionTimeoutMillis: 2_000,
    onConnect: breakWhenSilent(500),
  }).initialize();
  pool = poolOf(dataSource);
});
afterEach(async () => {
  proxy.heal();
  await dataSource.destroy();
  await proxy.close();
  await database.drop();
});

const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'a query': () => pool.query('select 1'),
  'a transaction': () => inTransaction(pool, (client) => client.query('select 1')),
  'a query by entities': () => dataSource.query('select 1'),
  'a transaction by entities': () => dataSource.transaction((manager) => manager.query('select 1')),
};

it.each(Object.entries(ways))(
  '%s fails when PostgreSQL vanishes, and not when it is back',
  async (_, ask) => {
    await Promise.all([ask(), ask()]);
    proxy.freeze();
    const asked = await Promise.allSettled([ask(), ask(), ask(), ask()]);
    expect(asked.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    proxy.heal();
    // one connection after the other, and both of them at once
    for (let nth = 0; nth < 3; nth += 1) await ask();
    await Promise.all([ask(), ask(), ask()]);
  },
);

it('what broke off in the middle of a transaction fails as a whole', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('create table half (id int)');
    proxy.freeze();
    await client.query('insert into half values (1)');
  });
  await expect(work).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  proxy.heal();
  expect((await pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
});

it('a statement that may take longer than silence lasts is waited for, and only that one', async () => {
  const slow = 'select pg_sleep(1.5)';
  await inTransaction(pool, (client) => bearSilence(client, 30_000, () => client.query(slow)));
  await expect(pool.query(slow)).rejects.toThrow('PostgreSQL does not answer');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
