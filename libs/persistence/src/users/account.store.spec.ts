import { PlayerId } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { versionOf } from '../../test-support/queue.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const rows = async (sql: string, ...values: unknown[]) => (await test.store.pool.query(sql, values)).rows;

it('forgets the account and all that is its own, and nothing of another one', async () => {
  const { store } = test;
  const [ada, bob] = [await aUser(store), await aUser(store)];
  const gameId = newGame();
  for (const { id } of [ada, bob]) {
    await store.teams.create({ name: 'Quizzards', ownerId: id });
    await store.settings.change(id, { darkMode: true });
    await store.seats.remember({ gameId, playerId: PlayerId(`p_${id}`), tokenHash: id, userId: id });
    for (const device of ['phone', 'desk'])
      await store.pool.query(
        `insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`,
        [`${device} ${id}`, { passport: { user: id } }],
      );
  }
  for (const { email } of [ada, bob]) {
    await store.newsletter.ask(email, [], 'en');
    await store.feedback.add('What I think', email.toUpperCase());
  }
  await store.accounts.delete(ada.id);
  expect(await rows('select email from newsletter_subscriptions')).toEqual([{ email: bob.email }]);
  expect(await rows('select lower(email) as email from feedback order by 1')).toEqual([
    { email: bob.email },
    { email: null },
  ]);
  const left = {
    users: await rows('select id from users'),
    teams: await rows('select owner_id as id from teams'),
    settings: await rows('select user_id as id from user_settings'),
    sessions: await rows(`select distinct sess->'passport'->>'user' as id from sessions`),
    seats: await rows('select user_id as id from seats where user_id is not null'),
  };
  const onlyBob = [{ id: bob.id }];
  expect(left).toEqual({
    users: onlyBob,
    teams: onlyBob,
    settings: onlyBob,
    sessions: onlyBob,
    seats: onlyBob,
  });
  expect(await rows('select token_hash from seats where user_id is null')).toEqual([{ token_hash: ada.id }]);
  await store.accounts.delete(ada.id);
});

/** Columns of rows that stay without the user whom they name, each with its reason; in order. */
const mayStay: readonly string[] = [
  'assignment_people.user_id', // set to null: the attempts are the assignment's
  'league_members.user_id', // set to null: the places are the league's
  'seats.user_id', // emptied by hand: the seat is the game's
];

it('leaves no table with an account’s own rows: who names a user refers to it, and is deleted with it', async () => {
  const naming = await rows(
    /* sql */ `
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'uuid'
      and c.column_name ~ '(^|_)(user|owner|host|created_by|author)(_id)?$'
      and not c.table_name = any($1)
      and not exists (
        select from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.confrelid = 'users'::regclass and k.confdeltype = 'c'
          and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name)`,
    // Read models are built from the log again, and hold the bare id as it does.
    (await test.store.projections.list()).flatMap(({ tables }) => tables),
  );
  expect(naming.map(({ name }) => name).sort()).toEqual(mayStay);
});

it('knows the open games of a host from the log itself', async () => {
  const { id } = await aUser(test.store);
  const logs = {
    waiting: new GameLog(newGame()).created(1, { hostId: id }),
    running: new GameLog(newGame()).created(1, { hostId: id }).joined('bob').started(),
    finished: new GameLog(newGame()).created(1, { hostId: id }).started().finished(0),
    ofAnother: new GameLog(newGame()).created(1),
  };
  for (const { events } of Object.values(logs))
    for (const event of events) versionOf(await test.store.appends.append(event));
  const open = [logs.waiting.gameId, logs.running.gameId].sort();
  expect(await test.store.accounts.openGamesOf(id, 3)).toEqual(open);
  expect(await test.store.accounts.openGamesOf(id, 1)).toEqual(open.slice(0, 1));
});
