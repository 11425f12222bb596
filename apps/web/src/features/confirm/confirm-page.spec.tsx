import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer, hold, lost } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { waitingState } from '../../live/picture.fixture.js';

const page = clientPage();

const loading = () => page.queryByText('Loading game...');

it('says that the game is loading, and leads home when it does not come', async () => {
  const held = hold(lost);
  await page.openAt(`/confirm/${gameId}`, {
    signedIn: {},
    // where it leads asks for the host's games
    calls: { [`GET /api/games/${gameId}`]: held.reply, 'GET /api/games': lost },
  });
  await page.findByText('Loading game...');
  held.letGo();
  await page.settle();
  await page.passes(1_000);
  await page.passes(2_000);
  await page.until(() => page.address() === '/');
});

it.each([`/publish-qr?gameId=${gameId}`, `/admin-game-control?gameId=${gameId}`])(
  'says so on the host’s pages, too: %s',
  async (address) => {
    const held = hold(answer(gameCard()));
    await page.openAt(address, {
      signedIn: {},
      calls: { [`GET /api/games/${gameId}`]: held.reply },
      messages: {
        watchGames: () => ({ ok: true, games: [] }),
        hostConnect: () => ({ ok: true, version: 1, gameState: waitingState({ gameId }), players: [] }),
      },
    });
    await page.until(() => loading()?.closest('[role=status]') != null);
    held.letGo();
    await page.until(() => loading() === null);
  },
);
