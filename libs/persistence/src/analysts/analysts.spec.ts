import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { runCli } from '../../../../test/support/run-cli.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { tablesOf } from '../backup/catalogue.js';
import { addAnalyst, newAnalyst, UnfitAnalyst } from './analysts.js';

const views = ['games', 'questions', 'seats', 'answers', 'phases'];
/** Roles are the whole server's, and other tests have it after us. */
const name = `metabase_${randomBytes(4).toString('hex')}`;

let test: TestStore;
let analyst: pg.Client;

beforeAll(async () => {
  test = await openTestStore();
  const { code, output, errors } = await command('--add', name);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const [url = ''] = output.split('\n');
  analyst = new pg.Client({ connectionString: url });
  analyst.on('error', () => undefined);
  await analyst.connect();
});
afterAll(async () => {
  await analyst.end().catch(() => undefined);
  await test.store.pool.query('drop owned by clockbeat_analyst; drop role clockbeat_analyst');
  await test.close();
});

const command = (...words: string[]) =>
  runCli('libs/persistence/src/analysts/analysts.cli.ts', words, { DATABASE_URL: test.url });

const refused = (what: string) =>
  expect(analyst.query(what)).rejects.toThrow(
    /permission denied|read-only|cannot delete from view|must be owner/,
  );

it.each(views)('an analyst reads %s, by its name alone', async (view) => {
  await analyst.query(`select * from analysis.${view}`);
  await analyst.query(`select count(*) from ${view}`);
});

it('an analyst reads no table, of today or of tomorrow', async () => {
  await test.store.pool.query('create table of_tomorrow (name text)');
  const tables = await tablesOf(test.store.pool);
  expect(tables.map(({ name: table }) => table)).toEqual(
    expect.arrayContaining(['events', 'users', 'analysis_key', 'of_tomorrow', 'migrations']),
  );
  for (const { name: table } of tables) await refused(`select * from public.${table}`);
  const { rows } = await test.store.pool.query<{ part: string }>(
    `select inhrelid::regclass::text as part from pg_inherits where inhparent = 'events'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { part } of rows) await refused(`select * from public.${part}`);
  await test.store.pool.query('drop table of_tomorrow');
});

it('an analyst reads neither the ids behind the pseudonyms nor the key, and makes no pseudonyms', async () => {
  for (const view of ['played', 'seated']) await refused(`select * from analysis_inside.${view}`);
  await refused('select inner_key, outer_key from public.analysis_key');
  await refused(`select analysis_inside.pseudonym('u_', null, 'account 1')`);
  const { rows } = await analyst.query(
    `select tablename from pg_stats where tablename in ('analysis_key', 'events', 'users')`,
  );
  expect(rows).toEqual([]);
});

it('an analyst writes nothing, also where it says that it may', async () => {
  for (const readOnly of ['on', 'off']) {
    await analyst.query(`set default_transaction_read_only = ${readOnly}`);
    for (const view of views) await refused(`delete from analysis.${view}`);
    await refused('update public.users set email = email');
    await refused('insert into public.analysis_key default values');
    await refused('create table analysis.mine (id int)');
    await refused('create table public.mine (id int)');
    await refused(`create or replace view analysis.games as select 1`);
    await analyst.query('set search_path = public');
    await refused(`select append_events(array['game_1'], array[-1], array[true], array[now()], array['GameCreated'], array[1],
      array['{}'::jsonb], array['created'], array[now()], array['host'], now() + interval '1 h')`);
  }
  await analyst.query('reset default_transaction_read_only; reset search_path');
});

it('an analyst who asks for too much is stopped after a minute, and a forgotten transaction with it', async () => {
  const { rows } = await analyst.query(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'default_transaction_read_only') order by 1`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(['on', '60000', '60000']);
});

it('a function of an analyst’s own sees no row that a view leaves out', async () => {
  await test.store.pool.query(
    `insert into game_streams (game_id, version, round) values ('game_of_nobody', 1, 1);
     insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
     values ('game_of_nobody', 1, 'GameFinished', 1, '{"endedBy": "host"}', 'x', now(), 'host', now())`,
  );
  await analyst.query('begin read write');
  await analyst.query(`create function pg_temp.seen(id text) returns bool language plpgsql cost 0.0000001 as $$
    begin raise exception 'saw %', id; end $$`);
  for (const view of ['questions', 'seats', 'answers', 'phases']) {
    const { rows } = await analyst.query(`select * from analysis.${view} where pg_temp.seen(game_id)`);
    expect(rows).toEqual([]);
  }
  await analyst.query('rollback');
});

it('a login is refused that there is, or that no program could name', async () => {
  expect(await command('--add', name)).toMatchObject({
    code: 1,
    errors: `There is a role ${name} already.\n`,
  });
  for (const unfit of ['', 'Metabase', 'a b', `x'; drop table users; --`, 'pg_reader', 'clockbeat_analyst'])
    expect(() => newAnalyst(unfit)).toThrow(UnfitAnalyst);
  expect(await command()).toMatchObject({ code: 1, errors: expect.stringContaining('Say what to do') });
});

it('who may make no roles hears what an administrator has to run', async () => {
  await analyst.query('set default_transaction_read_only = off');
  await expect(addAnalyst(analyst, 'another', newAnalyst('another'))).rejects.toThrow(
    /npm run analysts -- --sql another prints/,
  );
  const other = `grafana_${randomBytes(4).toString('hex')}`;
  const { output } = await command('--sql', other);
  await test.store.pool.query(output);
  expect((await command('--list')).output).toBe(`${[name, other].sort().join('\n')}\n`);
  expect(await command('--remove', other)).toMatchObject({ code: 0 });
  expect((await command('--list')).output).toBe(`${name}\n`);
});

it('who is removed is thrown out; nobody else can be', async () => {
  const { rows } = await test.store.pool.query<{ me: string }>('select current_user as me');
  expect(await command('--remove', rows[0]?.me ?? '')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('No analyst is called'),
  });
  expect(await command('--remove', name)).toMatchObject({
    code: 0,
    output: `${name} may not log in any more.\n`,
  });
  await expect(analyst.query('select 1')).rejects.toThrow();
  expect((await command('--list')).output).toBe('Nobody reads the views.\n');
});
