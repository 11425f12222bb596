import type { GameCardMessage } from '@clockbeat/domain/contract';
import { emptyAccount, gameId } from '../../../../test-support/answers.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const now = '2026-06-04T18:00:00.000Z';
const day = 24 * 60 * 60_000;

const card = (over: Partial<GameCardMessage> = {}): GameCardMessage => ({
  gameId,
  version: 2,
  title: 'Forgotten',
  status: 'waiting',
  currentQuestionIndex: 0,
  questionCount: 3,
  participantCount: 0,
  answeredNow: 0,
  endsAt: null,
  hostConnected: false,
  gameCode: 'ABC123',
  createdAt: Date.parse(now) - 3 * day,
  ...over,
});

const openWith = async (game: GameCardMessage): Promise<string[]> => {
  const ended: string[] = [];
  await page.openAt('/dashboard', {
    signedIn: {},
    calls: emptyAccount,
    now,
    messages: {
      watchGames: () => ({ ok: true, games: [game] }),
      finishGame: ({ roomId }) => {
        ended.push(roomId);
        return ended.length === 1
          ? { ok: false, error: { code: 'unavailable', message: '' } }
          : { ok: true, version: 3, finalScores: [] };
      },
    },
  });
  await page.findByRole('heading', { level: 1 });
  // the cards of one moment are shown together
  await page.passes(100);
  await page.findByTestId('live-game');
  return ended;
};

it('shows code and age of a game that waits, and ends it when that is said twice', async () => {
  const ended = await openWith(card());
  const row = page.getByTestId('live-game');
  expect(row.textContent).toContain('Code ABC123');
  expect(row.textContent).toContain('opened 3 days ago');
  const end = async (): Promise<void> => {
    await page.press(page.getByRole('button', { name: /^End ?Forgotten/ }));
    await page.press(page.getByRole('button', { name: 'End the game' }));
  };
  await page.press(page.getByRole('button', { name: /^End ?Forgotten/ }));
  await page.press(page.getByRole('button', { name: 'Cancel' }));
  expect(ended).toEqual([]);
  await end();
  await page.findByText(/cannot be reached|try again in a moment/);
  await end();
  expect(ended).toEqual([gameId, gameId]);
  await page.tell('gameCard', card({ version: 3, status: 'finished' }));
  await page.passes(100);
  expect(page.queryByTestId('live-game')).toBeNull();
});

it('leaves the end of a game that is played to its panel', async () => {
  await openWith(card({ status: 'active', endsAt: Date.parse(now) + 10_000 }));
  expect(page.queryByRole('button', { name: /^End/ })).toBeNull();
});

it('does without code and age where an older server says none', async () => {
  const { gameCode, createdAt, ...older } = card();
  await openWith(older);
  expect(page.getByTestId('live-game').textContent).not.toMatch(/Code|opened|NaN|undefined/);
});

it('says where a game is that goes from phase to phase', async () => {
  await openWith(card({ status: 'active', phase: 'revealed' }));
  const row = page.getByTestId('live-game');
  expect(row.textContent).toContain('Question 1 of 3');
  expect(row.textContent).toContain('The answer is shown');
  await page.tell('gameCard', card({ version: 3, status: 'active', phase: 'question' }));
  await page.passes(100);
  expect(row.textContent).not.toContain('The answer is shown');
});
