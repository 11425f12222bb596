import type { UserId } from '@clockbeat/domain';
import { answeringOf, seedQuestions, templateOf } from '@clockbeat/question-bank';
import { seededRandom } from '../../../../test/support/random.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { Draw, StoredQuestion } from './question.types.js';
import { askedByHost, askedOfPlayer, gamesRemembered } from './questions.sql.js';

let test: TestStore;
let host: UserId;
beforeAll(async () => {
  test = await openTestStore();
});
beforeEach(async () => {
  host = (await aUser(test.store)).id;
});
afterAll(() => test.close());

const idsOf = (drawn: readonly StoredQuestion[]): string[] => drawn.map(({ id }) => id);

/** A game of that host which asked these, so many minutes ago; one that nobody began was asked nobody. */
const played = (ids: readonly string[], { ago = 1, begun = true, by = host } = {}): Promise<unknown> =>
  test.store.pool.query(
    `insert into games (id, title, category, difficulty, questions_per_game, time_per_question, game_code, created_at,
                        created_by, selected_questions, kind, status, team_mode, started_at)
     select 'game_' || gen_random_uuid(), '', 'Mixed', 'mixed', 10, 30, '', at, $2, $1, 'live', 'finished', false,
            case when $4 then at end
     from (select now() - $3 * interval '1 minute' as at) then_so`,
    [ids, by, ago, begun],
  );

describe('a draw of the bank', () => {
  const wanted: [string, Omit<Draw, 'count' | 'random'>][] = [
    ['all of it', {}],
    ['its chemistry and other science', { category: 'science' }],
    ['its geography, pictures too', { category: 'geography', kinds: ['single'] }],
    ['its geography of every kind', { category: 'geography', kinds: ['single', 'multi', 'number', 'order'] }],
    ['its hard finance', { category: 'finance', difficulty: 'Hard' }],
    ['its history of several right ones', { category: 'history', kinds: ['multi', 'number'] }],
  ];

  it.each(wanted)(
    'of %s has no two of a template, none that answer each other, few of like pictures',
    async (_, of) => {
      for (let seed = 1; seed <= 25; seed += 1) {
        const count = seed % 2 === 0 ? 10 : 20;
        const drawn = await test.store.questions.draw({ ...of, count, random: seededRandom(seed) });
        const ids = idsOf(drawn);
        expect(ids).toHaveLength(count);
        const templates = drawn.map((one) => `${templateOf(one)} ${one.media?.hash ?? ''}`);
        expect(new Set(templates).size).toBe(count);
        expect(ids.filter((id) => answeringOf({ id }).some((other) => ids.includes(other)))).toEqual([]);
        const flags = ids.filter((id) => id.startsWith('flag-'));
        expect(flags.length).toBeLessThanOrEqual(Math.ceil(count / 5));
      }
    },
  );

  it('comes out the same for the same chance', async () => {
    const draw = async (seed: number) =>
      idsOf(await test.store.questions.draw({ count: 20, random: seededRandom(seed) }));
    expect(await draw(7)).toEqual(await draw(7));
    expect(await draw(7)).not.toEqual(await draw(8));
  });

  it('holds as one of a list that somebody chose, as far as that has others', async () => {
    const gases = seedQuestions.filter(
      ({ question }) => question === 'Which of these elements is a noble gas?',
    );
    const pair = ['fact-capital-fr', 'fact-capital-of-fr'];
    const ids = [...gases.map(({ id }) => id), ...pair, 'sci1', 'sci2'];
    const { questions } = test.store;
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = seededRandom(seed);
      const four = idsOf(await questions.drawAmong({ ids, userId: null, count: 4, random }));
      expect(four.filter((id) => id.startsWith('fact-element-group-noble'))).toHaveLength(1);
      expect(four.filter((id) => pair.includes(id))).toHaveLength(1);
      expect(four).toEqual(ids.filter((id) => four.includes(id)));
    }
    expect(idsOf(await questions.drawAmong({ ids, userId: null, count: 99 }))).toEqual(ids);
  });
});

describe('a room that played before', () => {
  const room = () => ({ room: { hostId: host } });
  const hardFinance = async () => {
    const search = { userId: null, difficulty: 'Hard', source: 'bank', limit: 500 } as const;
    return (await test.store.questions.inCategory('finance', search)).items;
  };
  const draw = (count: number, more: object = room()) =>
    test.store.questions.draw({ category: 'finance', difficulty: 'Hard', count, ...more });

  it('is asked something else as long as there is enough', async () => {
    const ids = idsOf(await draw(30));
    await played(ids);
    for (let time = 0; time < 5; time += 1)
      expect(idsOf(await draw(10)).filter((id) => ids.includes(id))).toEqual([]);
    // nobody else's room has had them, and nobody was asked what was never begun
    const all = idsOf(await hardFinance());
    const other = (await aUser(test.store)).id;
    await played(all, { by: other, begun: false });
    const those = await Promise.all(Array.from({ length: 10 }, () => draw(20, { room: { hostId: other } })));
    expect(idsOf(those.flat()).some((id) => ids.includes(id))).toBe(true);
  });

  it('is asked again what was asked the longest ago, where there is nothing else', async () => {
    const all = idsOf(await hardFinance());
    const [first = '', second = '', ...others] = idsOf(await draw(30, {}));
    await played([second], { ago: 90 });
    await played([first, second], { ago: 60 });
    await played(
      all.filter((id) => id !== first && id !== second),
      { ago: 30 },
    );
    const drawn = idsOf(await draw(3));
    expect(drawn.slice(0, 2).sort()).toEqual([first, second].sort());
    expect(drawn).toHaveLength(3);
    expect(others.length).toBeGreaterThan(0);
  });

  it(`may be asked again what its last ${gamesRemembered} games have not asked`, async () => {
    const all = idsOf(await hardFinance());
    const [old = ''] = idsOf(await draw(1, {}));
    await played([old], { ago: 1_000 });
    for (let ago = gamesRemembered; ago > 0; ago -= 1)
      await played(ago === 1 ? all.filter((id) => id !== old) : [], { ago });
    expect(idsOf(await draw(1))).toEqual([old]);
  });

  it('knows what an account has played, alone or with others', async () => {
    const ids = idsOf(await draw(30, {}));
    await played(ids);
    const player = (await aUser(test.store)).id;
    await test.store.pool.query(
      `insert into user_game_history (id, user_id, game_id, role, score, questions_answered, correct_answers, question_count,
                                      won, perfect, played_at)
       select gen_random_uuid(), $1, id, 'player', 0, 0, 0, 0, false, false, now() from games where created_by = $2`,
      [player, host],
    );
    const drawn = idsOf(await draw(10, { room: { playerId: player } }));
    expect(drawn.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('is found by an index, however many games there were', async () => {
    const { pool } = test.store;
    await pool.query(
      `insert into games (id, title, category, difficulty, questions_per_game, time_per_question, game_code, created_at,
                          created_by, selected_questions, kind, status, team_mode, started_at)
       select 'game_' || gen_random_uuid(), '', 'Mixed', 'mixed', 10, 30, '', now() - n * interval '1 hour',
              case when n % 10 = 0 then $1::uuid else gen_random_uuid() end, '{sci1,sci2}', 'live', 'finished', false, now()
       from generate_series(1, 20000) n`,
      [host],
    );
    await pool.query(
      `insert into user_game_history (id, user_id, game_id, role, score, questions_answered, correct_answers, question_count,
                                      won, perfect, played_at)
       select gen_random_uuid(), coalesce(created_by, $1), id, 'player', 0, 0, 0, 0, false, false, created_at
       from games where created_by = $1`,
      [host],
    );
    await pool.query('analyze games; analyze user_game_history');
    for (const asked of [askedByHost, askedOfPlayer]) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain ${asked.replace('$1', `'${host}'`)}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan/);
      expect(plan).toMatch(/games_host|user_game_history_user/);
      expect(plan).not.toMatch(/events/);
    }
  });
});
