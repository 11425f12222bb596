import type { GameStateView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { openState } from '../../live/picture.fixture.js';

const page = clientPage();

/** The panel's controls at a question of three, as they are called; what can be pressed is in capitals. */
const controlsAt = async (index: number, over: Partial<GameStateView> = {}): Promise<string[]> => {
  const gameState = openState(index, 5, { gameId, questionCount: 3, ...over });
  await page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ status: gameState.status })) },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({ ok: true, version: gameState.version, gameState, players: [] }),
    },
  });
  const toolbar = await page.findByRole('toolbar', { name: 'Game controls' });
  return [...toolbar.querySelectorAll('button')].map(({ textContent, disabled }) =>
    disabled ? textContent.toLowerCase() : textContent.toUpperCase(),
  );
};

it('all five controls stand there until the last question', async () => {
  expect(await controlsAt(1)).toEqual(['start game', 'PAUSE', 'resume', 'NEXT QUESTION', 'FINISH']);
  page.getByText('Key N or space: next question.');
});

it('the step from the last question is the end, and the one button that says so', async () => {
  expect(await controlsAt(2)).toEqual(['start game', 'PAUSE', 'resume', 'FINISH']);
  page.getByText('Key N or space: finish.');
});

it('while the last question stands still, the end is asked about as ever', async () => {
  const paused = { status: 'paused', phase: 'paused' } as const;
  expect(await controlsAt(2, paused)).toEqual(['start game', 'pause', 'RESUME', 'next question', 'FINISH']);
});
