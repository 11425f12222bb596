import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { openState, player, waitingState } from '../../live/picture.fixture.js';

const page = clientPage();

it('the host removes all who are away in one step, and is asked once before', async () => {
  const state = waitingState({ gameId });
  const told = { ok: true, version: state.version, gameState: state } as const;
  const ada = player('p_ada', { name: 'Ada' });
  const ghosts = ['p_1', 'p_2'].map((id) => player(id, { name: `Ghost ${id}`, connected: false }));
  let players = [ada, ...ghosts];
  await page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard()) },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({ ...told, players }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: t }),
      removeAbsent: () => {
        players = [ada];
        return { ...told, removed: 2 };
      },
    },
  });
  await page.press(await page.findByRole('button', { name: 'Remove who is away (2)' }));
  await page.findByText(/are given back/);
  await page.press(page.getByRole('button', { name: 'Remove' }));
  await page.until(() => page.queryByText(/Ghost/) === null);
  expect(page.getByText('Ada')).toBeTruthy();
  expect(page.queryByRole('button', { name: /Remove who is away/ })).toBeNull();
});

it('says beside a name what measured times cannot part, and what they part only just', async () => {
  const state = openState(1, 5, { gameId });
  const told = { ok: true, version: state.version, gameState: state } as const;
  const right = { connected: true, score: 150, correct: 1, answeredCount: 1 };
  const doubt = { points: 0, tripMs: 40, jitterSquares: 0 };
  await page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ status: 'active' })) },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({
        ...told,
        players: [
          player('p_ada', { ...right, name: 'Ada', order: 1, correctMs: 2_000, doubt }),
          player('p_bo', { ...right, name: 'Bo', order: 2, correctMs: 2_030, doubt }),
          player('p_cleo', { ...right, name: 'Cleo', order: 3, correctMs: 2_050, doubt }),
          player('p_dan', { ...right, name: 'Dan', order: 4, correctMs: 9_000, doubt }),
        ],
      }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: t }),
    },
  });
  await page.findByText('Dan');
  const rows = page.getAllByTestId('player-row').map(({ textContent }) => textContent ?? '');
  expect(
    rows.map((row) => /(dead heat|close behind), within.*ms|dead heat within.*ms/.exec(row)?.[0]),
  ).toEqual([
    'dead heat within ± 20 ms',
    'dead heat within ± 20 ms',
    'close behind, within ± 20 ms',
    undefined,
  ]);
});
