import { GameId } from '@clockbeat/domain';
import { created, newGame } from '../../test-support/events.js';
import { appendOn, openTestStore, type TestStore, verdicts } from '../../test-support/store.js';
import { makeMonths } from './make-months.js';
import { beginningOfId, type Month } from './month.js';

const summer = Date.UTC(2027, 5, 30, 23, 59);

let test: TestStore;
beforeEach(async () => {
  test = await openTestStore();
});
afterEach(() => test.close());

const make = async (now = summer) => {
  const names = (months: readonly Month[]) => months.map(({ name }) => name);
  const { made, late, waiting } = await makeMonths(test.store.pool, now);
  return { made: names(made), late: names(late), waiting: names(waiting) };
};

const idOf = (at: number): GameId => GameId(beginningOfId(at) + newGame().slice(5, 15));

/** Which part of the log holds the events of a game. */
const partOf = async (gameId: GameId): Promise<string[]> => {
  const { rows } = await test.store.pool.query<{ part: string }>(
    'select distinct tableoid::regclass::text as part from events where game_id = $1',
    [gameId],
  );
  return rows.map(({ part }) => part);
};

const fill = (gameId: GameId, events: number) =>
  test.store.pool.query(
    `with stream as (insert into game_streams (game_id, version) values ($1, $2))
     insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
     select $1, n, 'PlayerReadied', 1, '{}', n, now(), 'player', now() from generate_series(1, $2) n`,
    [gameId, events],
  );

it('makes the month of now and three more, and each once', async () => {
  expect(await make()).toEqual({ made: ['2027-06', '2027-07', '2027-08', '2027-09'], late: [], waiting: [] });
  expect(await make()).toEqual({ made: [], late: [], waiting: [] });
  expect((await make(Date.UTC(2027, 6))).made).toEqual(['2027-10']);
});

it('puts a game into the month in which it was made, one with an id of before to those of before', async () => {
  await make();
  const client = await test.connect();
  const [june, october] = [idOf(summer), idOf(Date.UTC(2027, 9))];
  for (const gameId of [june, october, GameId('game_0123456789abcdef')])
    expect(verdicts(await appendOn(client, created(gameId)))).toEqual(['stored']);
  expect(await partOf(june)).toEqual(['events_2027_06']);
  expect(await partOf(GameId('game_0123456789abcdef'))).toEqual(['events_before_months']);
  // nobody has made it: nothing is refused for that, and nothing stored twice
  expect(await partOf(october)).toEqual(['events_without_month']);
  expect(verdicts(await appendOn(client, created(october), created(june)))).toEqual([
    'duplicate',
    'duplicate',
  ]);
});

it('takes a few events along that came before their month was made', async () => {
  const [now, then] = [idOf(summer), idOf(Date.UTC(2027, 7))];
  await fill(now, 3);
  await fill(then, 4);
  expect(await make()).toMatchObject({ made: ['2027-06', '2027-07', '2027-08', '2027-09'], late: [] });
  expect(await partOf(now)).toEqual(['events_2027_06']);
  expect(await partOf(then)).toEqual(['events_2027_08']);
  expect(await test.store.events.readStream(then, 0)).toHaveLength(4);
});

it('leaves a month that has grown without a part where it is, says so, and makes the others', async () => {
  const gameId = idOf(Date.UTC(2027, 6, 2));
  await fill(gameId, 2_001);
  expect(await make()).toEqual({ made: ['2027-06', '2027-08', '2027-09'], late: ['2027-07'], waiting: [] });
  expect(await partOf(gameId)).toEqual(['events_without_month']);
  const client = await test.connect();
  expect(verdicts(await appendOn(client, created(idOf(Date.UTC(2027, 6, 3)))))).toEqual(['stored']);
});

it('makes none that lies in what was there before', async () => {
  const { rows } = await test.store.pool.query<{ parts: string }>(
    `select string_agg(inhrelid::regclass::text, ', ') as parts from pg_inherits
     where inhparent = 'events'::regclass and inhrelid <> 'events_without_month'::regclass`,
  );
  await test.store.pool.query(`drop table ${rows[0]?.parts}`);
  await test.store.pool.query(
    `create table events_before_months partition of events
     for values from (minvalue) to ('${beginningOfId(Date.UTC(2027, 7))}')`,
  );
  expect((await make()).made).toEqual(['2027-08', '2027-09']);
});

it('gives way to whoever has the log in use, and comes again', async () => {
  const client = await test.connect();
  await client.query('begin; select from events');
  expect((await make()).waiting).toEqual(['2027-06', '2027-07', '2027-08', '2027-09']);
  await client.query('commit');
  expect((await make()).made).toEqual(['2027-06', '2027-07', '2027-08', '2027-09']);
});

it('leaves it to somebody else who is at it', async () => {
  const client = await test.connect();
  await client.query(`begin; select pg_advisory_xact_lock(hashtextextended('months', 13))`);
  expect(await make()).toEqual({ made: [], late: [], waiting: [] });
  await client.query('commit');
  const both = await Promise.all([make(), make()]);
  for (const name of ['2027-06', '2027-07', '2027-08', '2027-09'])
    expect(both.filter(({ made }) => made.includes(name)).length).toBeLessThan(2);
});

it('says what all parts take, as the server last found it, whoever holds them', async () => {
  await make();
  await fill(idOf(summer), 1_500);
  await test.store.pool.query('analyze events');
  const client = await test.connect();
  await client.query('begin; lock table events in access exclusive mode');
  const { events, bytes } = await test.store.months.size();
  await client.query('commit');
  expect(events).toBe(1_500);
  const { rows } = await client.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(inhrelid))::float8 as bytes from pg_inherits where inhparent = 'events'::regclass`,
  );
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(rows[0]?.bytes ?? 0);
});
