import { standardRules, storedRules } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { content, GameLog, hostId, player } from '../../test-support/game-log.js';
import { versionOf } from '../../test-support/queue.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { runBatch } from '../projections/run-batch.js';
import { gamesProjection } from './games.projection.js';

let test: TestStore;

beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const append = async (log: GameLog) => {
  for (const event of log.events) versionOf(await test.store.appends.append(event));
  return log.gameId;
};

/** Carries the projection on until it has seen everything, in batches of `size`. */
const catchUp = async (size: number) => {
  await test.store.pool.query(
    `insert into projections (name, build, version) values ('games', 'live', $1) on conflict do nothing`,
    [gamesProjection.version],
  );
  await eventually(async () => {
    while ((await runBatch(test.store.pool, gamesProjection, 'live', size)).result === 'moved');
    const [lag] = await test.store.projections.lag();
    expect(lag).toEqual({ name: 'games', behindMs: 0 });
  });
};

const rows = async (sql: string, ...values: unknown[]) => (await test.store.pool.query(sql, values)).rows;

/** Every row of every table, as text. */
const everything = () =>
  Promise.all(
    gamesProjection.tables.map((table) => rows(`select t::text as row from ${table} t order by 1`)),
  );

/** A night in which everything happens that is awkward for batches. */
const night = () =>
  new GameLog(newGame())
    .created(2)
    .joined('ada')
    .joined('bob')
    .add('GameRevised', { ...content(3), title: 'Revised' })
    .left('bob')
    .joined('bob')
    .joined('cleo')
    .left('cleo')
    .joined('dan')
    .add('TeamModeSet', { teamMode: true })
    .add('TeamChosen', { playerId: player('ada'), teamName: 'Reds' })
    .started()
    .answered('ada', 0)
    .left('ada')
    .add('PlayerReturned', { playerId: player('cleo') })
    .joined('eve')
    .removed('dan')
    .advanced(0)
    .answered('bob', 1, null)
    .joined('cleo')
    .add('PlayerReturned', { playerId: player('ada') })
    .advanced(1)
    .add('GamePaused', { msLeft: 1 })
    .add('GameResumed', { closesAt: 1 })
    .finished(2)
    .left('eve');

describe('a game that was played', () => {
  let game: string;
  beforeAll(async () => {
    game = await append(night());
    await catchUp(4);
  });

  it('stands among the games of its host', async () => {
    const { items } = await test.store.games.listByHost(hostId, { limit: 10 });
    expect(items).toEqual([
      expect.objectContaining({
        gameId: game,
        title: 'Revised',
        status: 'finished',
        endedBy: 'questions',
        questionsPerGame: 3,
        teamMode: true,
        participantCount: 4, // dan was removed
        createdAt: new Date(1_700_000_000_000),
        startedAt: new Date(1_700_000_011_000),
        completedAt: new Date(1_700_000_024_000),
      }),
    ]);
    expect(await rows('select is_started, is_active, is_completed, selected_questions from games')).toEqual([
      { is_started: true, is_active: false, is_completed: true, selected_questions: ['sci1', 'sci3'] },
    ]);
  });

  it('keeps its questions in their order, and its session', async () => {
    const questions = await rows(
      'select "order", question_id, question, options, answer from game_questions order by 1',
    );
    expect(questions.map(({ order, question_id }) => [order, question_id])).toEqual([
      [1, 'sci1'],
      [2, null],
      [3, 'sci3'],
    ]);
    expect(questions[0]).toMatchObject({ question: 'Question 1?', options: ['a', 'b', 'c', 'd'], answer: 1 });
    expect(await rows('select current_question_index, is_active, completed_at from game_sessions')).toEqual([
      { current_question_index: 2, is_active: false, completed_at: new Date(1_700_000_024_000) },
    ]);
  });

  it('keeps its participants: active, left, given back, removed', async () => {
    expect(await rows('select player_name, team_name, is_active from game_participants order by 1')).toEqual([
      { player_name: 'ada', team_name: 'Reds', is_active: true },
      { player_name: 'bob', team_name: null, is_active: true },
      { player_name: 'cleo', team_name: null, is_active: true },
      { player_name: 'dan', team_name: null, is_active: false },
      { player_name: 'eve', team_name: null, is_active: false },
    ]);
  });

  it('has an answer of every seat to every question that closed while it was seated, time-outs among them', async () => {
    const answers = await rows(
      `select question_index as q, participant_id as who, selected_answer as choice, is_correct, time_to_answer as ms
       from player_answers order by 1, 2`,
    );
    const timedOut = { choice: null, is_correct: false, ms: null };
    expect(answers).toEqual([
      { q: 0, who: 'p_ada', choice: 1, is_correct: true, ms: 1_234 },
      { q: 0, who: 'p_bob', ...timedOut },
      { q: 0, who: 'p_eve', ...timedOut },
      { q: 1, who: 'p_ada', ...timedOut },
      { q: 1, who: 'p_bob', choice: null, is_correct: false, ms: 1_234 },
      { q: 1, who: 'p_cleo', ...timedOut },
      { q: 1, who: 'p_eve', ...timedOut },
      { q: 2, who: 'p_ada', ...timedOut },
      { q: 2, who: 'p_bob', ...timedOut },
      { q: 2, who: 'p_cleo', ...timedOut },
      { q: 2, who: 'p_eve', ...timedOut },
    ]);
    const custom = await rows(
      'select distinct question_index as q, question_id, custom_question_id is null as bank from player_answers order by 1',
    );
    expect(custom.map(({ q, question_id, bank }) => [q, question_id, bank])).toEqual([
      [0, 'sci1', true],
      [1, null, false],
      [2, 'sci3', true],
    ]);
  });
});

it.each([1, 2, 3, 7, 1_000])('comes out the same in batches of %i, and built anew', async (size) => {
  await append(new GameLog(newGame()).created().joined('ada').add('GameAbandoned', { closed: null }));
  await append(night());
  await catchUp(1_000);
  const live = await everything();
  await test.store.pool.query(`truncate projections, ${gamesProjection.tables.join(', ')}`);
  await catchUp(size);
  expect(await everything()).toEqual(live);
  await test.store.projections.rebuild('games');
  expect(await everything()).toEqual(live);
});

/** A game that waits, and what comes after it, one state more in each. */
const waiting = () => new GameLog(newGame()).created(1).joined('ada');
const started = () => waiting().started();
const paused = () => started().add('GamePaused', { msLeft: 1 });
it.each([
  ['waits', waiting, { is_active: true, is_started: false, is_completed: false }],
  ['runs', started, { is_active: true, is_started: true, is_completed: false }],
  ['is paused', paused, { is_active: true, is_started: true, is_completed: false }],
  ['is finished', () => paused().finished(1), { is_active: false, is_started: true, is_completed: true }],
  [
    'is abandoned',
    () => waiting().add('GameAbandoned', { closed: null }),
    { is_active: false, is_started: false, is_completed: false },
  ],
])('a game that %s is marked so: open from its making to its end', async (_, log, flags) => {
  const game = await append(log());
  await catchUp(1);
  expect(await rows('select is_active, is_started, is_completed from games where id = $1', game)).toEqual([
    flags,
  ]);
  expect(await rows('select is_active from game_sessions where game_id = $1', game)).toEqual([
    { is_active: flags.is_active && flags.is_started },
  ]);
});

describe('a paced game', () => {
  const paced = () =>
    new GameLog(newGame())
      .created(1, { rules: storedRules({ ...standardRules, pacing: 'host', answers: 'until_close' }) })
      .joined('ada')
      .joined('bob')
      .joined('cleo')
      .started()
      .answered('ada', 0, 2)
      .answered('bob', 0, 1)
      .answered('ada', 0, 1, 1)
      .answered('bob', 0, 3, 1)
      .answered('bob', 0, 2, 2)
      .closed(0)
      .add('GameFinished', { endedBy: 'questions', closed: null });

  it.each([1, 4, 100])('keeps the last answer of each, and who gave none, in batches of %i', async (size) => {
    const game = await append(paced());
    await catchUp(size);
    expect(
      await rows(
        `select p.player_name as name, selected_answer as choice, is_correct as right
         from player_answers a join game_participants p on p.id = a.participant_id and p.game_id = a.game_id
         where a.game_id = $1 order by 1`,
        game,
      ),
    ).toEqual([
      { name: 'ada', choice: 1, right: true },
      { name: 'bob', choice: 2, right: false },
      { name: 'cleo', choice: null, right: false },
    ]);
  });
});

it('lists in pages, the newest first', async () => {
  const owner = '22222222-2222-4222-8222-222222222222' as typeof hostId;
  const games = [];
  for (const day of [1, 2, 3]) {
    games.unshift(await append(new GameLog(newGame(), day * 86_400_000).created(1, { hostId: owner })));
  }
  await catchUp(100);
  const first = await test.store.games.listByHost(owner, { limit: 2 });
  const second = await test.store.games.listByHost(owner, { limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ gameId }) => gameId)).toEqual(games);
  expect(second.nextCursor).toBeNull();
  expect((await test.store.games.listByHost(owner, { limit: 2, cursor: 'nonsense' })).items).toEqual(
    first.items,
  );
});

it('tells the running live games of several hosts at once', async () => {
  const [one, two, other] = ['33', '44', '55'].map(
    (digits) => `${digits.repeat(4)}-3333-4333-8333-${digits.repeat(6)}` as typeof hostId,
  ) as [typeof hostId, typeof hostId, typeof hostId];
  const game = (owner: typeof hostId, day: number, kind: 'live' | 'demo' = 'live') =>
    new GameLog(newGame(), day * 86_400_000).created(1, { hostId: owner, kind });
  const older = await append(game(one, 1));
  const newer = await append(game(one, 3).started());
  const ofTwo = await append(game(two, 2));
  await append(game(two, 4).started().finished(0));
  await append(game(two, 5, 'demo'));
  await append(game(other, 6));
  await catchUp(100);
  expect(await test.store.games.running([one, two])).toEqual([
    { userId: one, gameId: newer },
    { userId: two, gameId: ofTwo },
    { userId: one, gameId: older },
  ]);
  expect(await test.store.games.running([])).toEqual([]);
});

it('tells them to whoever was ever admitted to lead them, while they run', async () => {
  const [owner, coHost] = ['66', '77'].map(
    (digits) => `${digits.repeat(4)}-3333-4333-8333-${digits.repeat(6)}` as typeof hostId,
  ) as [typeof hostId, typeof hostId];
  const led = () =>
    new GameLog(newGame())
      .created(1, { hostId: owner })
      .add('CoHostLinkMade', { link: 1 })
      .add('CoHostAdmitted', { coHost: 1, userId: coHost })
      .add('CoHostsDismissed', { coHosts: [1] })
      .add('CoHostLinkMade', { link: 2 })
      .add('CoHostAdmitted', { coHost: 2, userId: coHost });
  const running = await append(led().started());
  await append(led().started().finished(0));
  await catchUp(100);
  expect(await test.store.games.running([coHost])).toEqual([{ userId: coHost, gameId: running }]);
  expect(await test.store.games.running([owner])).toEqual([{ userId: owner, gameId: running }]);
});

it('finds them by an index of their admissions, and reads no log for it', async () => {
  const client = await test.store.pool.connect();
  try {
    // Of few events the whole is read quicker; of millions it is not.
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(
      `explain select from events e where e.type = 'CoHostAdmitted' and e.data->>'userId' = any($1::text[])`,
      [[hostId]],
    );
    expect(JSON.stringify(rows)).toContain('co_hosts');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
