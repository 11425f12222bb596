import { gameCard, gameId } from '../../../../test-support/answers.js';
import { answer, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

describe('strangers are led away: nobody sees a game that is not theirs', () => {
  it.each([
    ['/play-trivia', '/join-team'],
    ['/answer-trivia', '/'],
    ['/leaderboard', '/join-team'],
    ['/results', '/'],
    ['/confirm/game_nowhere', '/'],
  ])('%s', async (address, to) => {
    await page.openAt(address, {
      calls: { 'GET /api/games/game_nowhere': refuse(404, 'game_not_found') },
    });
    await page.until(() => page.address() === to);
  });

  it('from the games of an account to its sign-in', async () => {
    await page.openAt('/my-trivia');
    await page.findByText('Please sign in to access this page.');
  });

  it('a host from the leaderboard of another one', async () => {
    await page.openAt(`/leaderboard?gameId=${gameId}`, {
      signedIn: {},
      calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ isOwner: false })) },
      messages: { watchGame: () => ({ ok: false, error: { code: 'not_host', message: '' } }) },
    });
    await page.until(() => page.address() === '/join-team');
  });
});

describe('a host without a game', () => {
  it('has no points yet', async () => {
    await page.openAt('/play-trivia', { signedIn: {} });
    expect((await page.findByTestId('own-score')).textContent).toBe('0');
  });

  it('has no leaderboard yet', async () => {
    await page.openAt('/leaderboard', { signedIn: {} });
    await page.findByRole('heading', { name: 'No game yet' });
  });

  it('answers by the code alone', async () => {
    await page.openAt('/answer-trivia', { signedIn: {} });
    await page.findByRole('heading', { name: 'You host this game' });
  });

  it('begins one with a team', async () => {
    await page.openAt('/my-trivia', {
      signedIn: {},
      calls: { 'GET /api/games': answer({ items: [], nextCursor: null }) },
    });
    const create = await page.findByRole('link', { name: 'Create a team' });
    expect(create.getAttribute('href')).toBe('/create-team');
  });
});
