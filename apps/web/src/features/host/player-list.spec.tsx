import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { player, waitingState } from '../../live/picture.fixture.js';

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
