import {
  type Choice,
  type GameId,
  type GivenAnswer,
  type OtherTask,
  type QuestionChange,
  UserId,
} from '@clockbeat/domain';
import { caughtUp } from '../../test-support/catch-up.js';
import type { GameLog } from '../../test-support/game-log.js';
import { type AskedQuestion, corrected, type PastNight, pastNight } from '../../test-support/past-night.js';
import { insertEvents } from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import { resultsProjection } from '../results/results.projection.js';

const account = (number: number) => UserId(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
const [hanna, otto, quizzer, mara] = [account(1), account(2), account(3), account(4)];
const [even, twofold, manifold] = [account(5), account(6), account(7)];
const [ada, dan] = [account(11), account(12)];

let test: TestStore;

/** Puts a game's log among those that are stored at once. */
const logs = new Map<GameId, GameLog>();
const play = (night: PastNight): GameId => {
  const { gameId, log } = pastNight(night);
  logs.set(gameId, log);
  return gameId;
};
const eventsOf = ({ events }: GameLog, from = 0) =>
  events.map((event, index) => ({ ...event, version: index + 1 })).slice(from);
const store = async (events: readonly object[]): Promise<void> => {
  await test.store.pool.query(insertEvents, [JSON.stringify(events)]);
  for (const projection of [gamesProjection, resultsProjection]) await caughtUp(test.store, projection, 300);
};
/** The host corrects a question after its game. */
const correct = async (
  gameId: GameId | undefined,
  questionIndex: number,
  change: QuestionChange,
): Promise<void> => {
  const log = gameId && logs.get(gameId);
  if (!log) throw new Error('There is no such night');
  corrected(log, questionIndex, change);
  await store(eventsOf(log, log.events.length - 1));
};

const rekey = (gameId: GameId | undefined, questionIndex: number, answer: Choice): Promise<void> =>
  correct(gameId, questionIndex, { kind: 'rekeyed', answer });
const voidQuestion = (gameId: GameId | undefined, questionIndex: number): Promise<void> =>
  correct(gameId, questionIndex, { kind: 'voided' });

const insights = (host: UserId, period: '4w' | '12w' | 'all' = 'all') => test.store.insights.of(host, period);

let [first, second, third, quizNight, kindsNight]: GameId[] = [];

beforeAll(async () => {
  test = await openTestStore();

  // Ada is quick and right once: 190 points. Bo is slow and right twice: 100 and 110.
  first = play({
    host: hanna,
    title: 'First',
    daysAgo: 100,
    accounts: { ada },
    seats: ['ada', 'bo', 'cleo', 'sleeper'],
    asked: [
      { question: 'Rivers?', moves: { ada: [1, 1_000], bo: [1, 9_500], cleo: [0, 2_000] } },
      { question: 'Moons?', moves: { bo: [1, 8_999], cleo: [0, 3_000], ada: [null, 4_000] } },
    ],
  });
  // Ada is right once in no time: 290. Dan is right twice at the last moment: 200.
  second = play({
    host: hanna,
    title: 'Second',
    daysAgo: 50,
    timeLimit: 20,
    accounts: { ada, dan },
    asked: [
      { question: 'Seas?', moves: { ada: [1, 500], dan: [1, 19_500] } },
      { question: 'Stars?', moves: { ada: [0, 499], dan: [1, 19_999] } },
    ],
  });
  // Ada and Dan know the same, and Ada is quicker; the removed player was quicker still, and is nobody.
  third = play({
    host: hanna,
    title: 'Third',
    daysAgo: 1,
    timeLimit: 20,
    accounts: { ada, dan },
    asked: [
      { question: 'Kings?', moves: { fay: [1, 100], ada: [1, 1_000], dan: [1, 5_000], guest: [2, 6_000] } },
    ],
    removed: ['fay'],
  });

  const one: AskedQuestion = { question: 'Whose?', moves: { ada: [1, 100], dan: [1, 100] } };
  play({ host: otto, daysAgo: 1, accounts: { ada }, asked: [one] });
  for (const kind of ['solo', 'demo'] as const) play({ host: hanna, kind, daysAgo: 1, asked: [one] });
  play({ host: hanna, daysAgo: 1, asked: [one], unfinished: true });

  quizNight = play({ host: quizzer, daysAgo: 3, asked: quiz });
  play({ host: quizzer, daysAgo: 2, asked: [asked('All right', 1, 1, 1, 1, 1)] });
  play({ host: quizzer, daysAgo: 1, asked: [{ ...asked('All right', 0, 0, 0, 0, 0), answer: 0 }] });

  play({
    host: even,
    daysAgo: 1,
    asked: [asked('One', 0, 1, 1, 1, 1), asked('Other', 1, 1, 1, 1, 2), asked('Third', 1, 1, 1, 3, 1)],
  });
  play({
    host: twofold,
    daysAgo: 1,
    asked: [
      asked('Twice', 1, 1, 1, 1, 1),
      { ...asked('Twice', 1, 1, 2, 2, 3), answer: 0 },
      asked('Fine', 1, 1, 1, 1, 2),
      asked('Poor', 1, 2, 2, 3, 3),
    ],
  });

  play({ host: manifold, daysAgo: 2, asked: kinds });
  kindsNight = play({ host: manifold, daysAgo: 1, asked: kinds.slice(0, 1) });

  play({ host: mara, daysAgo: 1, asked: [{ question: 'Anybody?', moves: {} }], seats: ['quiet'] });
  await store([...logs.values()].flatMap((log) => eventsOf(log)));
});
afterAll(() => test.close());

/** A question and what each of the players chose. */
const asked = (question: string, ...chosen: Choice[]): AskedQuestion => ({
  question,
  moves: Object.fromEntries(chosen.map((choice, index) => [`player ${index}`, [choice, 1_000] as const])),
});

const quiz = [
  asked('All right', 1, 1, 1, 1, 1, 1),
  asked('One wrong', 0, 1, 1, 1, 1, 1),
  asked('Two wrong', 0, 2, 1, 1, 1, 1),
  asked('Half', 0, 2, 3, 1, 1, 1),
  asked('A trap', 3, 3, 3, 3, 3, 1),
  asked('Nobody', 0, 0, 2, 2, 3, 3),
  asked('Too few', 0, 0, 0, 0),
];

const number = (value: number): GivenAnswer => ({ kind: 'number', value });
const given = (question: string, task: OtherTask, ...answers: (GivenAnswer | Choice)[]): AskedQuestion => ({
  question,
  task,
  moves: Object.fromEntries(answers.map((answer, index) => [`player ${index}`, [answer, 1_000] as const])),
});
const cloud: GivenAnswer = { kind: 'cloud', entries: ['joy'] };
const height: OtherTask = { kind: 'number', value: 330, unit: 'm', band: 30 };

/** The height is in part right for two of five: three quarters and a bit of 0.775 each. */
const kinds = [
  given('How high?', height, number(330), number(345), number(315), number(400), number(0)),
  given(
    'Which rivers?',
    { kind: 'multi', options: ['Po', 'Elbe', 'Rhône'], right: [1, 2], exactOnly: false },
    ...Array.from({ length: 5 }, () => ({ kind: 'multi', choices: [0, 1] }) as const),
  ),
  given(
    'Which town?',
    { kind: 'typed', accepted: ['Vilnius'], refused: [] },
    ...Array.from({ length: 5 }, () => ({ kind: 'typed', text: 'vilnius' }) as const),
  ),
  given('Tea?', { kind: 'poll', options: ['yes', 'no'] }, 0, 0, 0, 0, 1),
  given('In a word?', { kind: 'cloud' }, cloud, cloud, cloud, cloud, cloud),
];

describe('insights', () => {
  it('tell of the host’s own finished live games alone, in their order, with who came back', async () => {
    const told = await insights(hanna);
    expect(told.games).toEqual([
      { id: first, title: 'First', finishedAt: expect.any(Date), players: 4, returning: 0 },
      { id: second, title: 'Second', finishedAt: expect.any(Date), players: 2, returning: 1 },
      { id: third, title: 'Third', finishedAt: expect.any(Date), players: 3, returning: 2 },
    ]);
    expect(told.gamesInPeriod).toBe(3);
    expect(told.signedIn).toEqual({ accounts: 2, returning: 2 });
  });

  it.each([
    ['4w', ['Third']],
    ['12w', ['Second', 'Third']],
    ['all', ['First', 'Second', 'Third']],
  ] as const)('of %s are of %j, and know again who came before that', async (period, titles) => {
    const told = await insights(hanna, period);
    expect(told.games.map(({ title }) => title)).toEqual(titles);
    expect(told.gamesInPeriod).toBe(titles.length);
    expect(told.signedIn).toEqual({ accounts: 2, returning: 2 });
  });

  it('count when choices came, by time limit and half second', async () => {
    const at = (length: number, bins: Record<number, number>) =>
      Array.from({ length }, (_, bin) => bins[bin] ?? 0);
    expect((await insights(hanna)).pace).toEqual([
      // Ada at 0.5 s, 0.499 s and 1 s, Dan at 19.5 s, 19.999 s and 5 s, the guest at 6 s
      {
        timeLimit: 20,
        questions: 3,
        answers: 7,
        missed: 0,
        bins: at(40, { 0: 1, 1: 1, 2: 1, 10: 1, 12: 1, 39: 2 }),
      },
      // the sleeper missed two, and Ada chose nothing once
      {
        timeLimit: 10,
        questions: 2,
        answers: 5,
        missed: 3,
        bins: at(20, { 2: 1, 4: 1, 6: 1, 17: 1, 19: 1 }),
      },
    ]);
  });

  it('say who stayed, of those who ever answered', async () => {
    expect((await insights(hanna)).stays).toEqual([
      { questionIndex: 0, games: 3, players: 8, stayed: 8 },
      { questionIndex: 1, games: 2, players: 5, stayed: 4 },
    ]);
  });

  it('say what decided', async () => {
    expect((await insights(hanna)).decided).toEqual({ knowledge: 1, speed: 1, tie: 1 });
    expect((await insights(hanna, '12w')).decided).toEqual({ knowledge: 0, speed: 1, tie: 1 });
  });

  it('rank questions by what was right, over all games that asked them with that key', async () => {
    const { questions } = await insights(quizzer);
    expect(questions).toMatchObject({
      asked: 8,
      correct: 6 + 5 + 4 + 3 + 1 + 5 + 5,
      answers: 6 * 6 + 4 + 10,
      judged: 7,
    });
    const named = (list: typeof questions.hardest) => list.map(({ question }) => question);
    expect(named(questions.doubtful)).toEqual(['A trap']);
    expect(named(questions.hardest)).toEqual(['Nobody', 'Half', 'Two wrong']);
    expect(named(questions.easiest)).toEqual(['All right', 'All right', 'One wrong']);
    expect(questions.doubtful[0]).toEqual({
      question: 'A trap',
      options: ['a', 'b', 'c', 'd'],
      answer: 1,
      counts: [0, 1, 0, 5],
      correct: 1,
      answers: 6,
      games: 1,
      gameId: expect.stringMatching(/^game_/),
    });
    expect(questions.easiest.map(({ games, answers, answer }) => [games, answers, answer])).toEqual([
      [2, 11, 1],
      [1, 5, 0],
      [1, 6, 1],
    ]);
  });

  it('call nothing hard or easy that went like the others, nor a question that was both', async () => {
    const { questions: alike } = await insights(even);
    expect(alike).toMatchObject({ asked: 3, judged: 3, hardest: [], easiest: [] });
    const { hardest, easiest } = (await insights(twofold)).questions;
    expect(hardest.map(({ question }) => question)).toEqual(['Poor']);
    expect(easiest.map(({ question }) => question)).toEqual(['Fine']);
  });

  it('count what is right in part by its share, and leave opinions out', async () => {
    const { questions, pace } = await insights(manifold);
    // Of the height 1 and twice 0.775 in each of two games; all of the town, nothing of the rivers.
    expect(questions).toMatchObject({
      asked: 3,
      answers: 20,
      correct: 7,
      shares: 10.1,
      judged: 3,
      doubtful: [],
    });
    expect(questions.easiest).toEqual([
      expect.objectContaining({
        question: 'Which town?',
        kind: 'typed',
        answer: null,
        options: [],
        correct: 5,
      }),
    ]);
    expect(questions.easiest[0]).not.toHaveProperty('shares');
    expect(questions.hardest).toEqual([
      expect.objectContaining({
        question: 'Which rivers?',
        kind: 'multi',
        answer: null,
        correct: 0,
        answers: 5,
      }),
    ]);
    expect(pace).toMatchObject([{ questions: 6, answers: 30, missed: 0 }]);
  });

  it('leave out what was voided, of whatever kind', async () => {
    await voidQuestion(kindsNight, 0);
    expect((await insights(manifold)).questions).toMatchObject({ asked: 3, answers: 15, correct: 6 });
  });

  it('are empty of a host without games, and hold where nobody answered', async () => {
    const nothing = {
      signedIn: { accounts: 0, returning: 0 },
      questions: { asked: 0, answers: 0, correct: 0, judged: 0, doubtful: [], hardest: [], easiest: [] },
      pace: [],
      stays: [],
      decided: { knowledge: 0, tie: 0, speed: 0 },
    };
    expect(await insights(account(99))).toEqual({ games: [], gamesInPeriod: 0, ...nothing });
    expect(await insights(mara)).toMatchObject({
      ...nothing,
      games: [{ players: 1, returning: 0 }],
      gamesInPeriod: 1,
      questions: { ...nothing.questions, asked: 1 },
    });
  });

  it('follow what is corrected afterwards', async () => {
    await rekey(second, 1, 0);
    // Ada is right twice now, Dan once: who was first by speed knows more, too.
    expect((await insights(hanna)).decided).toEqual({ knowledge: 2, speed: 0, tie: 1 });

    // Five chose another option than the key of the trap, which counts as right now: nothing is left to doubt or to rank.
    await rekey(quizNight, 4, 3);
    const { questions } = await insights(quizzer);
    expect(questions).toMatchObject({ asked: 7, correct: 28, answers: 44, doubtful: [] });
    expect(questions.hardest.map(({ question }) => question)).not.toContain('A trap');
  });
});
