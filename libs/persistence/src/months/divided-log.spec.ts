import { GameId } from '@clockbeat/domain';
import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { anEvent, created, newGame } from '../../test-support/events.js';
import { recordedAppend, recordedSchema } from '../../test-support/recorded-schemas.js';
import { schemaText } from '../../test-support/schema-text.js';
import { appendAsBefore, appendOn, eventually, verdicts } from '../../test-support/store.js';
import { makeDataSource } from '../data-source.js';
import { readAll } from '../event-store/read.sql.js';
import { knownMigrations, migrate, migrateTo } from '../migrate.js';
import { beginningOfId } from './month.js';

const migrations = knownMigrations();
const own = 'Months1700000034000';
const before = migrations.slice(0, migrations.indexOf(own));
/** One old id in 262,144 looks like one of the year 2043. */
const stray = GameId('game_zzzaaaaaaaaaaaaa');

let database: TestDatabase;
let clients: pg.Client[];
let observer: pg.Client;

beforeEach(async () => {
  database = await emptyDatabase();
  clients = [];
  await migrateTo(database.url, new Set(before));
  observer = await connect();
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

/** Everything in the log, in its order, as rows of text. */
const log = async (): Promise<string[]> =>
  (
    await observer.query<{ row: string }>(
      'select e::text as row from events e order by transaction_id, position',
    )
  ).rows.map(({ row }) => row);

const isToday = async (): Promise<void> =>
  expect(await schemaText(observer)).toBe(recordedSchema(migrations.at(-1) ?? ''));

/** Where a table lies, and its indexes: one that is written anew lies somewhere else. */
const filesOf = async (table: string): Promise<string[]> => {
  const { rows } = await observer.query<{ file: string }>(
    `select pg_relation_filepath(indexrelid) as file from pg_index where indrelid = $1::regclass
     union all select pg_relation_filepath($1::regclass) order by 1`,
    [table],
  );
  return rows.map(({ file }) => file);
};

it('moves a log where it lies, and nobody misses anything of it', async () => {
  const [ada, bo] = [newGame(), newGame()];
  for (const gameId of [ada, stray, bo])
    await appendOn(observer, created(gameId), anEvent(gameId), anEvent(gameId));
  await observer.query('create role reader; grant select on events to reader');
  const [told, files] = [await log(), await filesOf('events')];

  await migrate(database.url);

  await isToday();
  expect(await log()).toEqual(told);
  expect(await filesOf('events_before_months')).toEqual(files);
  const { rows: parts } = await observer.query(
    `select tableoid::regclass::text as part, array_agg(distinct game_id order by game_id) as games
     from events group by 1 order by 1`,
  );
  expect(parts).toEqual([
    { part: 'events_before_months', games: [ada, bo].sort() },
    { part: 'events_without_month', games: [stray] },
  ]);
  const { rows: left } = await observer.query(
    `select has_table_privilege('reader', 'events', 'select') as permitted,
            (select count(*)::int from pg_constraint where conname = 'events_end') as ends,
            (select count(*)::int from pg_index where not indisvalid) as invalid`,
  );
  expect(left).toEqual([{ permitted: true, ends: 0, invalid: 0 }]);
  // places go on behind the last one
  expect(verdicts(await appendOn(observer, created(newGame()), anEvent(stray)))).toEqual([
    'stored',
    'stored',
  ]);
  const after = await log();
  expect(after.slice(0, told.length)).toEqual(told);
  expect(after).toHaveLength(told.length + 2);
  await observer.query('drop owned by reader; drop role reader');
});

it('leaves games that are made until the next month begins with those of before, and gives months to those behind', async () => {
  await appendOn(observer, created(newGame()));
  await migrate(database.url);
  const { rows } = await observer.query<{ name: string; bounds: string }>(
    `select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'events'::regclass order by c.relname::text collate "C"`,
  );
  const names = rows.map(({ name }) => name);
  expect(names.slice(-2)).toEqual(['events_before_months', 'events_without_month']);
  const end = /TO \('(.*)'\)/.exec(rows.at(-2)?.bounds ?? '')?.[1] ?? '';
  expect(end > beginningOfId(Date.now() + 6 * 86_400_000)).toBe(true);
  expect(rows[0]?.bounds).toContain(`FROM ('${end}')`);
});

it('goes on appending and reading in sessions of the release before, which have planned for one table', async () => {
  const gateway = await connect();
  const page = { name: 'read-all', text: readAll, values: ['0', '0', 100] };
  const gameId = newGame();
  for (let nth = 0; nth < 6; nth += 1) {
    await appendOn(gateway, created(newGame()));
    await gateway.query(page);
  }
  await appendOn(gateway, created(gameId));
  await migrate(database.url);
  for (const append of [appendOn, appendAsBefore]) {
    expect(verdicts(await append(gateway, created(gameId), created(newGame())))).toEqual([
      'duplicate',
      'stored',
    ]);
    expect((await gateway.query(page)).rows).toHaveLength(await log().then(({ length }) => length));
  }
  const text = recordedAppend(before.at(-1) ?? '');
  expect(text).not.toContain('lowest');
  await gateway.query(text);
  expect(verdicts(await appendOn(gateway, created(gameId), created(newGame())))).toEqual([
    'duplicate',
    'stored',
  ]);
});

it('gives way to whoever has the log in use for long, while appends go on', async () => {
  await appendOn(observer, created(newGame()));
  const [dump, gateway] = [await connect(), await connect()];
  await dump.query('begin; select from events');
  let isMigrating = true;
  const migrated = migrate(database.url).finally(() => {
    isMigrating = false;
  });
  // it has tried, had to wait, and let go again
  await eventually(async () => {
    const { rows } = await observer.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%events%'`,
    );
    expect(rows).not.toHaveLength(0);
  });
  for (let nth = 0; nth < 20; nth += 1)
    expect(verdicts(await appendOn(gateway, created(newGame())))).toEqual(['stored']);
  expect(isMigrating).toBe(true);
  await dump.query('commit');
  await migrated;
  await isToday();
  expect(await log()).toHaveLength(21);
});

describe('goes on after a stop', () => {
  const half = {
    'with a part that nothing is in': `
      create table events_without_month (like events including defaults including indexes)`,
    'with a part that is read with the log, and an event in it': `
      create table events_without_month (like events including defaults including indexes);
      alter table events_without_month inherit events;
      with gone as (delete from only events where game_id >= 'game_zzza' returning *)
      insert into events_without_month select * from gone where version = 1`,
    'with an end that has passed, and a game behind it': `
      alter table events add constraint events_end check (game_id < 'game_zzz-aa') no inherit not valid`,
  };
  it.each(Object.keys(half) as (keyof typeof half)[])('%s', async (state) => {
    await appendOn(observer, created(newGame()));
    await appendOn(observer, created(stray));
    const told = await log();
    await observer.query(half[state]);
    await migrate(database.url);
    await isToday();
    expect(await log()).toEqual(told);
  });
});

it('is one table again when it is undone', async () => {
  await appendOn(observer, created(newGame()));
  await migrate(database.url);
  await appendOn(
    observer,
    created(GameId(`${beginningOfId(Date.UTC(2050, 1))}0123456789`)),
    created(newGame()),
  );
  const told = await log();
  const dataSource = await makeDataSource(database.url).initialize();
  await dataSource.undoLastMigration();
  await dataSource.destroy();
  expect(await log()).toEqual(told);
  expect(verdicts(await appendOn(observer, created(newGame())))).toEqual(['stored']);
  expect(await log()).toHaveLength(told.length + 1);
});
