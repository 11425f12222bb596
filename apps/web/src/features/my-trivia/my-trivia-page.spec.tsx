import type { HostQuestionView } from '@clockbeat/domain/contract';
import { emptyAccount, gameCard, gameId } from '../../../test-support/answers.js';
import { answer, lost, refuse } from '../../../test-support/network.js';
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

/** The basket that the form for the next game begins with. */
const editing = async (questions: HostQuestionView[]): Promise<Record<string, unknown>[]> => {
  const game = gameCard({ questions });
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
  return basket;
};

it('brings a game back with its rounds, points and breaks', async () => {
  const breakAfter = { minutes: 10, text: 'Drinks' };
  const basket = await editing([
    question(0, { ...round(1, 'Warming up'), points: 0 }),
    question(1, { ...round(1, 'Warming up'), breakAfter }),
    question(2, round(2, 'Films')),
  ]);
  const plans = basket.map((kept) => [kept['round'], kept['points'], kept['breakAfter']]);
  expect(plans).toEqual([
    ['Warming up', 0, undefined],
    [undefined, undefined, breakAfter],
    ['Films', undefined, undefined],
  ]);
});

it('brings a game back with all that its questions are judged by', async () => {
  const ofKind = (index: number, over: Partial<HostQuestionView>): HostQuestionView =>
    question(index, { options: [], answer: null, ...over });
  const range = { from: -10, to: 50 };
  const basket = await editing([
    ofKind(0, {
      kind: 'multi',
      options: ['a', 'b', 'c'],
      exactOnly: true,
      key: { kind: 'multi', choices: [0, 2] },
    }),
    ofKind(1, {
      kind: 'typed',
      key: { kind: 'typed', text: 'Vilnius' },
      accepted: ['Vilnius', 'Wilna'],
      refused: ['Vilna Gaon'],
    }),
    ofKind(2, { kind: 'number', key: { kind: 'number', value: 21 }, unit: '°C', band: 4, range }),
    ofKind(3, { kind: 'order', options: ['two', 'one', 'three'], key: { kind: 'order', order: [1, 0, 2] } }),
  ]);
  expect(basket).toMatchObject([
    { kind: 'multi', options: ['a', 'b', 'c'], right: [0, 2], exactOnly: true },
    { kind: 'typed', accepted: ['Vilnius', 'Wilna'], refused: ['Vilna Gaon'] },
    { kind: 'number', value: 21, unit: '°C', band: 4, range },
    { kind: 'order', items: ['one', 'two', 'three'] },
  ]);
});

describe('a saved game', () => {
  const saved = gameCard({
    questionCount: 3,
    difficulty: 'easy',
    questions: [0, 1, 2].map((at) => question(at)),
  });
  const openList = () =>
    page.openAt('/my-trivia', {
      signedIn: {},
      calls: {
        ...emptyAccount,
        'GET /api/games': answer({ items: [saved], nextCursor: null }),
        [`GET /api/games/${gameId}`]: answer(saved),
        [`GET /api/join/${saved.gameCode}`]: refuse(404, 'unknown_code'),
      },
    });

  it('says what it is, is played along, and joined by its code', async () => {
    await openList();
    const play = await page.findByRole('button', { name: 'Play Game night' });
    const said = play.closest('li')?.textContent;
    expect(said).toContain('3 questions');
    expect(said).toContain('Easy');
    await page.press(play);
    await page.until(() => page.address().startsWith('/play-trivia?'));
    expect((await page.findByTestId('own-score')).textContent).toBe('0');
    await page.press(page.getByRole('link', { name: 'Answer Trivia' }));
    await page.press(await page.findByRole('link', { name: 'Join with the code' }));
    expect(await page.findByLabelText('Join code')).toHaveProperty('value', saved.gameCode);
  });

  it('is the start of the next one: without a team, the way there begins with one', async () => {
    await openList();
    await page.press(await page.findByRole('button', { name: 'Edit Game night' }));
    await page.until(() => page.address() === '/create-team');
    const { basket } = JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}');
    expect(basket.map((kept: HostQuestionView) => kept.question)).toEqual(
      saved.questions?.map((asked) => asked.question),
    );
    const [kept] = JSON.parse(localStorage.getItem('clockbeat.savedGames') ?? '[]');
    expect(kept).toMatchObject({ gameId, name: 'Game night', questions: 3 });
  });
});

it('says that the games did not come, then shows a long list page by page', async () => {
  const list = 'GET /api/games';
  const games = (count: number, from: number) =>
    Array.from({ length: count }, (_, nth) =>
      gameCard({ id: `game_${from + nth}`, title: `Game ${from + nth}` }),
    );
  await page.openAt('/my-trivia', { signedIn: {}, calls: { ...emptyAccount, [list]: lost } });
  await page.until(() => page.asked(list).length > 0);
  await page.passes(1_000);
  await page.passes(2_000);
  await page.findByRole('heading', { name: 'Your games could not be loaded.' });
  page.change({
    [list]: answer({ items: games(50, 0), nextCursor: 'rest' }),
    [`${list}?cursor=rest`]: answer({ items: games(1, 50), nextCursor: null }),
  });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  const rows = () => page.queryAllByRole('button', { name: /^Play Game/ }).length;
  await page.until(() => rows() === 50);
  await page.press(page.getByRole('button', { name: 'Show more' }));
  await page.until(() => rows() === 51);
  expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
});
