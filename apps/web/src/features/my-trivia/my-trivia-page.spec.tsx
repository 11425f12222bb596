import type { HostQuestionView } from '@clockbeat/domain/contract';
import { emptyAccount, gameCard, gameId } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const question = (index: number, over: Partial<HostQuestionView> = {}): HostQuestionView => ({
  index,
  question: `Question ${index}`,
  options: ['a', 'b', 'c', 'd'],
  timeLimit: 20,
  category: 'Science',
  points: 100,
  answer: 1,
  ...over,
});
const round = (number: number, title: string) => ({ round: { number, count: 2, title } });

it('brings a game back with its rounds, points and breaks', async () => {
  const breakAfter = { minutes: 10, text: 'Drinks' };
  const game = gameCard({
    questions: [
      question(0, { ...round(1, 'Warming up'), points: 0 }),
      question(1, { ...round(1, 'Warming up'), breakAfter }),
      question(2, round(2, 'Films')),
    ],
  });
  await page.openAt('/my-trivia', {
    signedIn: {},
    calls: {
      ...emptyAccount,
      'GET /api/games': answer({ items: [game], nextCursor: null }),
      [`GET /api/games/${gameId}`]: answer(game),
    },
    otherwise: answer({}),
  });
  await page.press(await page.findByRole('button', { name: 'Edit Game night' }));
  await page.until(() => localStorage.getItem('clockbeat.appState') !== null);
  const { basket } = JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}');
  const plans = basket.map((kept: HostQuestionView) => [kept.round, kept.points, kept.breakAfter]);
  expect(plans).toEqual([
    ['Warming up', 0, undefined],
    [undefined, undefined, breakAfter],
    ['Films', undefined, undefined],
  ]);
});
