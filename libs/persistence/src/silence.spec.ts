import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../../test/support/database.js';
import { TcpProxy } from '../test-support/tcp-proxy.js';
import { makeDataSource, poolOf } from './data-source.js';
import { inTransaction } from './in-transaction.js';
import { bearSilence, breakWhenSilent } from './silence.js';

/** A busy machine is slow, not silent: only what is to break off does so soon. */
const patientMs = 60_000;
const soonMs = 500;

let database: TestDatabase;
let proxy: TcpProxy;
let dataSource: DataSource;
let pool: pg.Pool;
let silenceMs: number;
let clients: pg.ClientBase[];

beforeEach(async () => {
  database = await freshDatabase();
  proxy = await TcpProxy.before(database.url);
  silenceMs = patientMs;
  clients = [];
  dataSource = await makeDataSource(proxy.url, {
    max: 2,
    connectionTimeoutMillis: patientMs,
    onConnect: (client) => {
      clients.push(client);
      breakWhenSilent(silenceMs)(client);
    },
  }).initialize();
  pool = poolOf(dataSource);
});
afterEach(async () => {
  proxy.heal();
  await dataSource.destroy();
  await proxy.close();
  await database.drop();
});

const waitFor = (ms: number): void => {
  silenceMs = ms;
  pool.options.connectionTimeoutMillis = ms;
};

const vanish = (): void => {
  proxy.freeze();
  waitFor(soonMs);
  for (const client of clients) breakWhenSilent(soonMs)(client);
};

const comeBack = (): void => {
  proxy.heal();
  waitFor(patientMs);
};

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
    vanish();
    const asked = await Promise.allSettled([ask(), ask(), ask(), ask()]);
    expect(asked.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    comeBack();
    // one connection after the other, and both of them at once
    for (let nth = 0; nth < 3; nth += 1) await ask();
    await Promise.all([ask(), ask(), ask()]);
  },
);

it('what broke off in the middle of a transaction fails as a whole', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('create table half (id int)');
    vanish();
    await client.query('insert into half values (1)');
  });
  await expect(work).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  comeBack();
  expect((await pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
});

it('a statement that may take longer than silence lasts is waited for, and only that one', async () => {
  const slow = 'select pg_sleep(1.5)';
  await inTransaction(pool, async (client) => {
    breakWhenSilent(soonMs)(client);
    await bearSilence(client, 30_000, () => client.query(slow));
    breakWhenSilent(patientMs)(client);
  });
  const silent = inTransaction(pool, (client) => {
    breakWhenSilent(soonMs)(client);
    return client.query(slow);
  });
  await expect(silent).rejects.toThrow('PostgreSQL does not answer');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
