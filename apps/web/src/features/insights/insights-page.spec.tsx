import type { Insights } from '@clockbeat/domain/contract';
import { emptyAccount } from '../../../test-support/answers.js';
import { answer, hold, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const nothing: Insights = {
  games: [],
  gamesInPeriod: 0,
  signedIn: { accounts: 0, returning: 0 },
  questions: { asked: 0, answers: 0, correct: 0, doubtful: [], hardest: [], easiest: [] },
  pace: [],
  stays: [],
  decided: { knowledge: 0, tie: 0, speed: 0 },
};

describe('insights that don’t come', () => {
  it('say that they are on their way', async () => {
    const insights = hold(answer(nothing));
    await page.openAt('/dashboard/past-games', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/user/insights': insights.reply },
    });
    await page.press(await page.findByRole('link', { name: 'Insights' }));
    await page.findByRole('heading', { name: 'Insights' });
    expect((await page.findByRole('status')).textContent).toContain('Loading');
    insights.letGo();
    await page.findByRole('heading', { name: 'Nothing to Compare Yet' });
  });

  it('say so, and come at another try', async () => {
    await page.openAt('/dashboard/insights', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/user/insights': lost },
    });
    await page.until(() => page.asked('GET /api/user/insights').length > 0);
    await page.passes(1_000);
    await page.passes(2_000);
    expect((await page.findByRole('alert')).textContent).toContain('Your insights could not be loaded.');
    page.change({ 'GET /api/user/insights': answer(nothing) });
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    await page.findByRole('heading', { name: 'Nothing to Compare Yet' });
  });

  it('are said to be nobody’s where the session has ended', async () => {
    await page.openAt('/dashboard/insights', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/user/insights': refuse(401, 'not_signed_in') },
    });
    await page.findByRole('heading', { name: 'Authentication Error' });
  });
});

describe('small numbers', () => {
  const game = {
    id: 'game_1',
    title: 'Pub quiz',
    finishedAt: '2026-05-30T20:00:00.000Z',
    players: 3,
    returning: 0,
  };
  const bins = Array<number>(20).fill(0);
  const few: Insights = {
    ...nothing,
    games: [game],
    gamesInPeriod: 1,
    questions: { ...nothing.questions, asked: 2, answers: 6, correct: 3, judged: 0 },
    pace: [{ timeLimit: 10, questions: 2, answers: 6, missed: 1, bins: bins.with(2, 6) }],
    stays: [
      { questionIndex: 0, games: 1, players: 3, stayed: 3 },
      { questionIndex: 1, games: 1, players: 3, stayed: 1 },
    ],
    decided: { knowledge: 0, tie: 0, speed: 1 },
  };
  const openWith = async (insights: Insights): Promise<string> => {
    await page.openAt('/dashboard/insights', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/user/insights': answer(insights) },
    });
    await page.findByRole('heading', { name: 'Worth a second look' });
    return page.getByRole('main').textContent ?? '';
  };

  it('carry no sentence: of each figure it is said that they are too few', async () => {
    const said = await openWith(few);
    for (const word of [
      'no question has 5 answers yet',
      'this takes questions with 5 answers',
      '6 answers so far. From 20 on',
      '3 players so far. From 10 on',
      '1 game had two players and a winner. From 3 on',
    ])
      expect(said).toContain(word);
    expect(said).not.toMatch(/No wrong option|Half of the answers|largest loss|knew more than/);
  });

  it('of answers that are right in part count their parts', async () => {
    const question = { question: 'How high?', options: [], counts: [], games: 1, gameId: 'game_1' };
    const said = await openWith({
      ...few,
      questions: {
        ...few.questions,
        shares: 4.5,
        judged: 2,
        hardest: [{ ...question, kind: 'number', answer: null, correct: 1, shares: 2.5, answers: 5 }],
        easiest: [{ ...question, options: ['a', 'b'], counts: [5, 0], answer: 0, correct: 5, answers: 5 }],
      },
    });
    expect(said).toContain('Right answers75 %');
    expect(said).toContain('50 %1 of 5 right in full · 1 game');
    expect(said).toContain('100 %5 of 5 right · 1 game');
  });

  it('that are large enough say of how many they speak', async () => {
    const said = await openWith({
      ...few,
      questions: { ...few.questions, asked: 9, judged: 4 },
      pace: [{ timeLimit: 10, questions: 2, answers: 20, missed: 0, bins: bins.with(2, 20) }],
      decided: { knowledge: 1, tie: 1, speed: 1 },
    });
    expect(said).toContain('Of 4 questions with 5 answers or more, of 9 asked, no wrong option');
    expect(said).toContain('Half of the answers are in within 1.3 s');
    expect(said).toContain('In 1 of 3 games somebody knew more than the winner');
  });
});
