import type { SeatCodeView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { player, waitingState } from '../../live/picture.fixture.js';

const page = clientPage();
const call = `POST /api/games/${gameId}/players/p_ada/seat-code`;
const made: SeatCodeView = { code: '012CDFGHJK', expiresAt: '2026-11-24T18:42:00.000Z' };

const openPanel = async (reply: ReturnType<typeof answer>) => {
  const state = waitingState({ gameId });
  await page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard()), [call]: reply },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({
        ok: true,
        version: state.version,
        gameState: state,
        players: [player('p_ada', { name: 'Ada', connected: false })],
      }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: t }),
    },
  });
  await page.press(await page.findByRole('button', { name: 'Move Ada to another phone' }));
  await page.press(page.getByRole('button', { name: 'Make a code' }));
};

it('shows a code in letters and as a picture, and until when it is good', async () => {
  await openPanel(answer(made));
  await page.findByText('012CD FGHJK');
  await page.findByRole('img', { name: /QR code that opens https:\/\/clockbeat.test\/join\/012CDFGHJK/ });
  page.getByText(/Good once, until .*2026/);
  expect(page.queryByRole('button', { name: 'Make a code' })).toBeNull();
  await page.press(page.getByRole('button', { name: 'Close' }));
  expect(page.queryByRole('dialog')).toBeNull();
  page.getByText('Ada');
});

it('says why there is none, and tries again', async () => {
  await openPanel(refuse(409, 'game_finished'));
  await page.findByText('This game is over.');
  page.change({ [call]: answer(made) });
  await page.press(page.getByRole('button', { name: 'Make a code' }));
  await page.findByText('012CD FGHJK');
  expect(page.queryByText('This game is over.')).toBeNull();
});
