import { createHash } from 'node:crypto';
import {
  apply,
  type Game,
  type GameEventData,
  hasResults,
  openedCount,
  type PlayableGame,
  type PlayerId,
  phaseOf,
  type RecordedEvent,
  standingCorrections,
  standings,
  unborn,
  upcast,
} from '@clockbeat/domain';
import { seededRandom } from '../../../../test/support/random.js';
import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { openArchiveTest } from '../../test-support/archived-nights.js';
import { caughtUp } from '../../test-support/catch-up.js';
import {
  insertEvents,
  randomNights,
  storeInterleaved,
  writeHeads,
} from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';

/** The views of `analysis` beside the domain's own fold, over every recorded log and nights in which everything happens. */
let test: TestStore;
let streams: readonly (readonly RecordedEvent[])[];
let pseudonym: (prefix: string, named: string | null) => string | null;

beforeAll(async () => {
  test = await openTestStore();
  const { pool } = test.store;
  const nights = randomNights(80, 5);
  await storeInterleaved(pool, nights, seededRandom(5));
  for (const { events } of recordedLogs) await pool.query(insertEvents, [JSON.stringify(events)]);
  await writeHeads(pool);
  streams = [...nights.map(({ events }) => events), ...recordedLogs.map(({ events }) => events.map(upcast))];
  const { rows } = await pool.query<{ inner: Buffer; outer: Buffer }>(
    'select inner_key as inner, outer_key as outer from analysis_key',
  );
  const sha256 = (...parts: (Buffer | string)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
  const { inner, outer } = rows[0] ?? fail('there is no key');
  pseudonym = (prefix, named) =>
    named === null ? null : `${prefix}_${sha256(outer, sha256(inner, named)).toString('hex').slice(0, 16)}`;
});
afterAll(() => test.close());

const rowsOf = async (sql: string): Promise<Record<string, unknown>[]> =>
  (await test.store.pool.query(sql)).rows;

interface Fold {
  readonly game: Game;
  readonly events: readonly RecordedEvent[];
  /** How many questions had been opened when a seat was taken, and what it said, first and last. */
  readonly opened: ReadonlyMap<PlayerId, number>;
  readonly answers: ReadonlyMap<string, readonly GameEventData['AnswerSubmitted'][]>;
}

const fold = (events: readonly RecordedEvent[]): Fold => {
  let game: Game = unborn(events[0]?.gameId ?? fail('an empty log'));
  const opened = new Map<PlayerId, number>();
  const answers = new Map<string, GameEventData['AnswerSubmitted'][]>();
  for (const event of events) {
    const had = seatsOf(game).has(playerIn(event));
    game = apply(game, event);
    if (event.type === 'PlayerJoined' && !had)
      opened.set(event.data.playerId, openedCount(game as PlayableGame));
    if (event.type !== 'AnswerSubmitted') continue;
    const turn = `${event.data.playerId} ${event.data.questionIndex}`;
    answers.set(turn, [...(answers.get(turn) ?? []), event.data]);
  }
  return { game, events, opened, answers };
};

const playerIn = ({ data }: RecordedEvent): PlayerId =>
  'playerId' in data ? data.playerId : ('' as PlayerId);
const seatsOf = (game: Game): ReadonlyMap<PlayerId, unknown> =>
  'seats' in game ? game.seats.byId : new Map();

/** The games that all views but the first are about. */
const played = () =>
  streams.map(fold).flatMap(({ game, ...rest }) => {
    if (!hasResults(game) || game.kind !== 'live' || game.startedAt === null) return [];
    return [{ game, ...rest }];
  });

const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

it('tell every game as its log does, whatever its kind and end', async () => {
  const rows = await rowsOf(`
    select game_id, kind, host, scoring, pacing, ended_by, archived,
           (extract(epoch from started_at) * 1000)::float8 as started, (extract(epoch from ended_at) * 1000)::float8 as ended
    from analysis.games`);
  const wanted = streams.map(fold).map(({ game, events }) => {
    if (game.status === 'unborn') throw new Error('no game');
    const over = game.status === 'finished';
    return {
      game_id: game.gameId,
      kind: game.kind,
      host: pseudonym('u', game.ledBy === null ? null : `account ${game.ledBy}`),
      scoring: game.rules.scoring,
      pacing: game.rules.pacing,
      ended_by: over ? game.endedBy : null,
      archived: false,
      started: events.find(({ type }) => type === 'GameStarted')?.at ?? null,
      ended: over ? game.endedAt : null,
    };
  });
  expect(sorted(rows)).toEqual(sorted(wanted));
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['live', 'solo', 'demo']));
});

it('have the questions that were opened, with what their hosts said of them later', async () => {
  const rows = await rowsOf(
    'select game_id, question_index, kind, question, answer, time_limit, correction from analysis.questions',
  );
  const wanted = played().flatMap(({ game }) =>
    game.content.questions.slice(0, openedCount(game)).map((question, index) => ({
      game_id: game.gameId,
      question_index: index,
      kind: question.kind,
      question: question.question,
      answer: question.kind === 'single' ? question.answer : null,
      time_limit: question.timeLimit,
      correction:
        standingCorrections(game).find(({ questionIndex }) => questionIndex === index)?.change.kind ?? null,
    })),
  );
  expect(sorted(rows)).toEqual(sorted(wanted));
  expect(new Set(rows.map(({ correction }) => correction)).size).toBeGreaterThan(1);
});

it('have the seats that count, with pseudonyms that follow from the key', async () => {
  const rows = await rowsOf(
    'select game_id, player_id, account, team, starting_score, first_question from analysis.seats',
  );
  const wanted = played().flatMap(({ game, opened }) =>
    standings(game).map(({ seat: { playerId, userId, teamName, carried } }) => ({
      game_id: game.gameId,
      player_id: pseudonym('p', `${game.gameId} player ${playerId}`),
      account: pseudonym('u', userId === null ? null : `account ${userId}`),
      team: pseudonym('t', teamName === null ? null : `${game.gameId} team ${teamName}`),
      starting_score: carried?.score ?? 0,
      first_question: Math.max(0, (opened.get(playerId) ?? 0) - 1),
    })),
  );
  expect(sorted(rows)).toEqual(sorted(wanted));
  expect(rows.length).toBeGreaterThan(100);
});

it('have an answer for each seat and question, the last one where it was changed', async () => {
  const rows = await rowsOf(`
    select game_id, player_id, question_index, answered, choice, response_ms, is_right, points, changes, first_was_right
    from analysis.answers`);
  const wanted = played().flatMap(({ game, opened, answers }) =>
    standings(game).flatMap(({ seat: { playerId } }) =>
      Array.from({ length: openedCount(game) }, (_, index) => index)
        .filter((index) => index >= (opened.get(playerId) ?? 0) - 1)
        .map((index) => {
          const said = answers.get(`${playerId} ${index}`) ?? [];
          const last = said.at(-1);
          return {
            game_id: game.gameId,
            player_id: pseudonym('p', `${game.gameId} player ${playerId}`),
            question_index: index,
            answered: last !== undefined,
            choice: last?.choice ?? null,
            response_ms: last?.responseMs ?? null,
            is_right: last?.isCorrect ?? false,
            points: last?.points ?? 0,
            changes: Math.max(0, said.length - 1),
            first_was_right: said[0]?.isCorrect ?? null,
          };
        }),
    ),
  );
  expect(sorted(rows)).toEqual(sorted(wanted));
  expect(rows.filter(({ answered }) => answered).length).toBeGreaterThan(50);
  expect(rows.filter(({ changes }) => Number(changes) > 0).length).toBeGreaterThan(0);
});

it('come to the scores of today, with verdicts and corrections, and without those that were taken back', async () => {
  const rows = await rowsOf(`
    select s.game_id, s.player_id, s.starting_score + sum(a.stands_points)::int as score,
           count(*) filter (where a.stands_right)::int as correct
    from analysis.seats s join analysis.answers a using (game_id, player_id) group by 1, 2, s.starting_score`);
  const wanted = played().flatMap(({ game }) =>
    standings(game).map(({ seat: { playerId, score, correct, carried } }) => ({
      game_id: game.gameId,
      player_id: pseudonym('p', `${game.gameId} player ${playerId}`),
      score,
      // of the answers in this log: what a seat brought along stands in the one before
      correct: correct - (carried?.correct ?? 0),
    })),
  );
  expect(sorted(rows)).toEqual(sorted(wanted));
  const moved = await rowsOf('select from analysis.answers where stands_points <> points');
  expect(moved.length).toBeGreaterThan(3);
});

it('tell what the room saw, and for how long', async () => {
  const rows = await rowsOf(`
    select game_id, phase, question_index, (extract(epoch from began_at) * 1000)::float8 as began, seconds
    from analysis.phases order by game_id collate "C", nth`);
  const shown = new Set([
    ...['GameCreated', 'GameStarted', 'QuestionAdvanced', 'QuestionClosed', 'BoardShown', 'BreakBegan'],
    ...['GamePaused', 'GameResumed', 'GameFinished'],
  ]);
  const wanted = played()
    .sort((a, b) => (a.game.gameId < b.game.gameId ? -1 : 1))
    .flatMap(({ game: { gameId }, events }) => {
      let game: Game = unborn(gameId);
      const moments = events.flatMap((event) => {
        game = apply(game, event);
        if (!shown.has(event.type)) return [];
        const phase = phaseOf(game, Number.POSITIVE_INFINITY);
        const index = phase === 'lobby' ? null : openedCount(game) - 1;
        return [{ game_id: gameId, phase, question_index: index, began: event.at }];
      });
      return moments.slice(0, -1).map((moment, nth) => ({
        ...moment,
        seconds: ((moments[nth + 1]?.began ?? 0) - moment.began) / 1_000,
      }));
    });
  expect(rows).toEqual(wanted);
  expect(new Set(rows.map(({ phase }) => phase))).toEqual(
    new Set(['lobby', 'question', 'revealed', 'board', 'break', 'paused']),
  );
});

it('show no name, no address and nothing that people typed', async () => {
  const texts = streams.flatMap((events) =>
    events.flatMap((event): unknown[] => {
      if (event.type === 'PlayerJoined')
        return [event.data.name, event.data.teamName, event.data.userId, event.data.playerId];
      if (event.type === 'GameCreated') return [event.data.title, event.data.gameCode, event.data.hostId];
      if (event.type === 'AnswerSubmitted' && event.data.given?.kind === 'typed')
        return [event.data.given.text];
      if (event.type === 'QuestionCorrected') return [event.data.reason];
      return [];
    }),
  );
  const secret = new Set(texts.filter((text) => typeof text === 'string' && text.length > 0));
  expect(secret.size).toBeGreaterThan(100);
  // the texts of questions are shown, and may have any word in them
  for (const view of ['games', 'seats', 'answers', 'phases'])
    for (const row of await rowsOf(`select * from analysis.${view}`))
      for (const value of Object.values(row)) if (secret.has(value)) expect({ view, value }).toBe('hidden');
});

it('say of every view and column what it is', async () => {
  const undescribed = await rowsOf(`
    select c.relname, a.attname from pg_class c
    join lateral (select 0 as attnum, '' as attname union all
                  select attnum, attname from pg_attribute where attrelid = c.oid and attnum > 0) a on true
    where c.relnamespace = 'analysis'::regnamespace and col_description(c.oid, a.attnum) is null
      and (a.attnum > 0 or obj_description(c.oid, 'pg_class') is null)`);
  expect(undescribed).toEqual([]);
});

it('outlive a projection that is built anew', async () => {
  const counts = () => rowsOf('select count(*)::int as answers from analysis.answers');
  const before = await counts();
  await caughtUp(test.store, gamesProjection, 1_000);
  await test.store.projections.rebuild('games');
  expect(await counts()).toEqual(before);
});

/** The parts of the log that a plan has read, by what it says of each scan. */
const partsRead = (plan: string): string[] => {
  const scans = [
    ...plan.matchAll(/(?<!Bitmap Index) Scan .*?\bon (events_\w+) .*\((actual|never executed)/g),
  ];
  return [...new Set(scans.flatMap(([, part = '', done]) => (done === 'actual' ? [part] : [])))];
};

it.each(['games', 'questions', 'seats', 'answers', 'phases'])(
  'of %s read one month of the log for one game',
  async (view) => {
    await test.store.months.makeAhead(Date.now());
    const game = played()[0]?.game.gameId;
    const plan = async (where: string): Promise<string> =>
      (await rowsOf(`explain (analyze, costs off, timing off) select * from analysis.${view} ${where}`))
        .map((row) => String(row['QUERY PLAN']))
        .join('\n');
    expect(partsRead(await plan(`where game_id = '${game}'`))).toEqual(['events_before_months']);
    expect(partsRead(await plan('')).length).toBeGreaterThan(3);
  },
);

it('say of which games the archive has what they lack', async () => {
  const archived = await openArchiveTest();
  try {
    const counted = async (): Promise<unknown[]> =>
      (
        await archived.store.pool.query(`
          select (select count(*)::int from analysis.games where archived) as archived,
                 (select count(*)::int from analysis.games where not archived) as whole,
                 (select count(distinct game_id)::int from analysis.answers) as answered`)
      ).rows;
    const [before] = (await counted()) as { archived: number; whole: number; answered: number }[];
    expect(before?.archived).toBe(0);
    expect(before?.answered).toBeGreaterThan(3);
    await archived.store.archiver.archive(archived.month.name, { now: Date.now() });
    // of a game that was given up in its lobby at once nothing is gone
    const short = archived.nights.filter(({ events }) => events[1]?.type === 'GameAbandoned').length;
    expect(await counted()).toEqual([{ archived: (before?.whole ?? 0) - short, whole: short, answered: 0 }]);
    await archived.store.archiver.restore(archived.month.name);
    expect(await counted()).toEqual([before]);
  } finally {
    await archived.close();
  }
});
