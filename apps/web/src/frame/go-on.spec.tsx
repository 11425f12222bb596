import type { FinalEntry, HostQuestionView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../test-support/answers.js';
import { answer, refuse } from '../../test-support/network.js';
import { clientPage } from '../../test-support/page.js';
import { waitingState } from '../live/picture.fixture.js';

const page = clientPage();

const next = 'game_after_this_one_';
const lobby = waitingState({ gameId: next, title: 'The second half', parentGameId: gameId });
const fork = `POST /api/games/${gameId}/fork`;
const seat = (name: string, position: number): FinalEntry => ({
  ...{ id: `p_${name.toLowerCase()}`, name, teamName: null, score: 100 * (3 - position), position },
  ...{ correct: 1, total: 1, averageSeconds: 1 },
});
const results = {
  ...{ gameId, title: 'Pub quiz', status: 'finished', participantCount: 2, questionCount: 1 },
  scores: [seat('Ada', 1), seat('Bo', 2)],
  ...{ teams: [], nextCursor: null, you: null, race: [], corrections: [], questions: [{}], answerTimes: [] },
};
const asQuestion = (question: string, index: number): HostQuestionView => ({
  ...{
    index,
    question,
    options: ['A', 'B', 'C', 'D'],
    answer: 0,
    timeLimit: 20,
    points: 100,
    category: 'Geography',
  },
});
const figures = {
  ...{
    questionIndex: 0,
    question: 'Which river?',
    options: ['A', 'B'],
    correctAnswer: 0,
    correctAnswerText: 'A',
  },
  ...{ category: 'Geography', timeLimit: 20, counts: [1, 1], noAnswer: 0, correctShare: 0.5, medianMs: 900 },
};
const wanted: unknown[] = [];
const openAt = (address: string, over: object = {}): Promise<void> =>
  page.openAt(address, {
    signedIn: {},
    calls: {
      [`GET /api/games/${gameId}`]: answer(
        gameCard({
          status: 'finished',
          questions: ['Which river?', 'Which sea?', 'Which hill?'].map(asQuestion),
        }),
      ),
      [`GET /api/games/${next}`]: answer(gameCard({ id: next })),
      [`GET /api/games/${gameId}/results`]: answer({ ...results, questions: [], ...over }),
      [`GET /api/games/${gameId}/question-reports`]: answer([]),
      [fork]: (call) => {
        wanted.push(call.body);
        return answer({ game: gameCard({ id: next }) })(call);
      },
    },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      watchGame: () => ({ ok: true as const, version: 1, gameState: lobby }),
      hostConnect: () => ({ ok: true as const, version: 1, gameState: lobby, players: [] }),
    },
  });
const make = () => page.press(page.getByRole('button', { name: 'Make the game' }));

it('makes a tie-break of some, with questions by lot, and opens its panel', async () => {
  await openAt(`/game-results/${gameId}`);
  await page.press(await page.findByRole('button', { name: 'Play on or tie-break' }));
  await page.press(await page.findByRole('radio', { name: 'New ones' }));
  await page.press(page.getByRole('checkbox', { name: /^Ada/ }));
  await make();
  await page.findByRole('heading', { name: 'The second half' });
  expect(page.address()).toBe(`/admin-game-control?gameId=${next}`);
  expect(wanted.splice(0)).toEqual([{ questions: 'drawn', count: 1, seats: ['p_ada'], leadOn: true }]);
});

it('says why not, and stays', async () => {
  await openAt(`/game-results/${gameId}`);
  await page.press(await page.findByRole('button', { name: 'Play on or tie-break' }));
  page.change({ [fork]: refuse(409, 'wrong_state') });
  await make();
  await page.findByText('That does not fit the game right now.');
  expect(page.address()).toBe(`/game-results/${gameId}`);
});

it('asks what is ticked, asked before or not, and makes nothing of nothing', async () => {
  await openAt(`/game-results/${gameId}`, { questionCount: 3, questions: [figures] });
  await page.press(await page.findByRole('button', { name: 'Play on or tie-break' }));
  await page.press(await page.findByRole('radio', { name: 'One by one' }));
  const river = await page.findByRole('checkbox', { name: '1. Which river? asked before' });
  const isTicked = () =>
    page
      .getAllByRole('checkbox', { name: /^\d\. / })
      .map((one: HTMLElement) => (one as HTMLInputElement).checked);
  expect(isTicked()).toEqual([false, true, true]);
  await page.press(page.getByRole('checkbox', { name: '2. Which sea?' }));
  await page.press(page.getByRole('checkbox', { name: '3. Which hill?' }));
  page.getByText('Please tick one question at least.');
  expect(page.getByRole('button', { name: 'Make the game' }).hasAttribute('disabled')).toBe(true);
  await page.press(page.getByRole('checkbox', { name: '3. Which hill?' }));
  await page.press(river);
  await make();
  await page.findByRole('heading', { name: 'The second half' });
  expect(wanted.splice(0)).toEqual([{ questions: 'chosen', chosen: [0, 2], leadOn: true }]);
});

it('finds players among many by what they are called', async () => {
  const scores = Array.from({ length: 40 }, (_, index) => seat(`Player${index + 1}`, index + 1));
  await openAt(`/game-results/${gameId}`, { scores });
  await page.press(await page.findByRole('button', { name: 'Play on or tie-break' }));
  expect(page.getAllByRole('checkbox', { name: /^Player/ })).toHaveLength(40);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await page.type(search, 'yer33');
  await page.press(page.getByRole('checkbox', { name: /^Player33/ }));
  expect(page.getAllByRole('checkbox', { name: /^Player/ })).toHaveLength(1);
  await page.type(search, 'nobody');
  page.getByText('Nothing found.');
  page.getByText('1 chosen');
  await make();
  await page.findByRole('heading', { name: 'The second half' });
  expect(wanted.splice(0)).toMatchObject([{ seats: ['p_player33'] }]);
});
