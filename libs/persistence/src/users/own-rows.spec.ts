import { PlayerId } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { aUser, operating } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { tablesOf } from '../backup/catalogue.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

/** Tables without rows of an account's own, each with its reason; read models of a game are its host's and players', by its log. */
const nobodys = [
  ...[
    'analysis_key',
    'audit_chain',
    'clock_correction',
    'installation',
    'migrations',
    'projections',
    'retention_rules',
    'unused_archive_files',
  ],
  ...['archived_months', 'events', 'forgotten_games', 'game_seals', 'game_snapshots', 'game_streams'], // the log itself is told as a log
  ...[
    'game_questions',
    'game_sessions',
    'player_answers',
    'question_results',
    'question_shares',
    'team_results',
    'game_places',
  ],
  ...['forgotten_names', 'name_keys', 'seat_name_keys'], // of seats, and nothing of who sits there
  ...['join_codes', 'room_claims', 'seat_codes'], // a game's or a team's, which tell their code
  ...['bank_mends', 'bank_version'], // of the bank; which operator mended something is told to nobody
  'reported_things', // of games; what an account said of them is told as `reports`
  ...['media', 'media_bytes', 'media_of_games'], // told as files
];

it('tells of every table that has rows of an account’s own', async () => {
  const all = (await tablesOf(test.store.pool)).map(({ name }) => name);
  const own = (await test.store.ownRows.tables()).map(({ name }) => name);
  expect([...own, ...nobodys].sort()).toEqual(all.sort());
});

const told = async (userId: Awaited<ReturnType<typeof aUser>>['id']): Promise<Record<string, object[]>> => {
  const found: Record<string, object[]> = {};
  for (const table of await test.store.ownRows.tables())
    for await (const page of test.store.ownRows.rowsOf(table, userId))
      found[table.name] = [...(found[table.name] ?? []), ...page];
  return found;
};

it('tells an account its own rows, with what belongs to them, without secrets, and nobody else’s', async () => {
  const { store } = test;
  const [ada, bob] = [await aUser(store, 'ada'), await aUser(store, 'bob')];
  const gameId = newGame();
  for (const { id, email } of [ada, bob]) {
    await store.teams.create({ name: `Team of ${email}`, ownerId: id });
    await store.settings.change(id, { darkMode: true });
    await store.seats.remember({
      gameId,
      playerId: PlayerId(`p_${id}`),
      tokenHash: `token-of-${id}`,
      userId: id,
    });
    await store.newsletter.ask(email, [], 'en');
    await store.feedback.add(`Words of ${email}`, email.toUpperCase());
    await store.pool.query(
      `insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`,
      [
        `sid-of-${id}`,
        { passport: { user: id }, signedInAt: 1, idToken: 'a token', device: { browser: 'Firefox' } },
      ],
    );
    await store.pool.query(
      `insert into saved_trivia_sets (title, category, difficulty, created_by) values ($1, 'Science', 'Easy', $2)`,
      [`Set of ${email}`, id],
    );
  }
  await store.roles.give(operating(bob.id), ada.id, 'analyst');
  await store.webhooks.create({
    userId: ada.id,
    url: 'https://hooks.example',
    events: ['game.finished'],
    secret: 'whsec_hers',
  });
  const rows = await told(ada.id);
  expect(Object.keys(rows)).toEqual([
    'audit_entries',
    'feedback',
    'newsletter_subscriptions',
    'saved_trivia_sets',
    'seats',
    'sessions',
    'teams',
    'user_roles',
    'user_settings',
    'users',
    'webhook_endpoints',
  ]);
  expect(rows['users']).toEqual([expect.objectContaining({ id: ada.id, email: 'ada@example.org' })]);
  expect(rows['sessions']).toEqual([
    expect.objectContaining({
      device: { browser: 'Firefox' },
      signed_in_at: '1970-01-01T00:00:00.001+00:00',
    }),
  ]);
  const text = JSON.stringify(rows);
  expect(text).toContain('Words of ada@example.org');
  for (const hidden of ['bob', bob.id, 'token-of', 'sid-of', 'a token', 'whsec'])
    expect(text).not.toContain(hidden);
});

it('tells nothing by an address for which nobody trusted has vouched, nor which operator did something', async () => {
  const { store } = test;
  const [operator, { id, email }] = [await aUser(store, 'boss'), await aUser(store, 'squatter')];
  await store.newsletter.ask(email, [], 'en');
  await store.feedback.add('Words of whoever has the address', email);
  await store.roles.give(operating(operator.id), id, 'analyst');
  const before = await told(id);
  expect(Object.keys(before)).toEqual([
    'audit_entries',
    'feedback',
    'newsletter_subscriptions',
    'user_roles',
    'users',
  ]);
  expect(JSON.stringify(before)).not.toContain(operator.id);
  await store.pool.query('update users set email_trusted = false where id = $1', [id]);
  expect(Object.keys(await told(id))).toEqual(['audit_entries', 'user_roles', 'users']);
});

it('tells many rows, page by page, each once', async () => {
  const { store } = test;
  const { id } = await aUser(store);
  await store.pool.query(
    `with codes as (
       insert into join_codes (code, kind, ref)
       select 'T' || lpad(n::text, 5, '0'), 'team', 't_' || n from generate_series(1, 4500) n returning code, ref)
     insert into teams (id, name, code, owner_id) select ref, 'Team', code, $1 from codes`,
    [id],
  );
  const { teams = [] } = await told(id);
  expect(new Set(teams.map((row) => (row as { id: string }).id)).size).toBe(4_500);
  expect(teams).toHaveLength(4_500);
});
