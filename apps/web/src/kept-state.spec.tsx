import { emptyAccount } from '../test-support/answers.js';
import { refuse } from '../test-support/network.js';
import { clientPage } from '../test-support/page.js';

const page = clientPage();

/** One key for each thing that a browser keeps (DATA-15), and the player's seats and a host's saved games. */
const keys = [
  'clockbeat.currentTeam',
  'clockbeat.appState',
  'clockbeat.pendingGame',
  'clockbeat.user',
  'clockbeat.guestSessionId',
  'clockbeat.currentGame',
  'clockbeat.savedGames',
  'clockbeat.soloResult',
  'clockbeat.seats',
  'clockbeat.goneAlong',
];

const rubbish = ['{"half', 'null', '7', '[null, 1, {}]', '{"gameId": 7, "gameCode": {}, "basket": "x"}'];

/** Where each page leads a browser that keeps nothing readable. */
const signedOut = {
  '/trivia-lobby': '/join-team',
  '/game-lobby': '/join-team',
  '/team-lobby': '/join-team',
  '/lobby/game_nowhere': '/join-team',
  '/play-trivia': '/join-team',
  '/answer-trivia': '/',
  '/leaderboard': '/join-team',
  '/results': '/',
  '/my-trivia': '/my-trivia',
  '/create-custom-questions': '/create-custom-questions',
  '/create-own-trivia': '/create-own-trivia',
  '/trivia-basket': '/trivia-basket',
  '/player-game/game_nowhere': '/join-team',
  '/scan-trivia': '/scan-trivia',
};

const signedIn = {
  '/publish-qr': '/create-team',
  '/approve-selection': '/create-team',
  '/create-trivia-choice': '/create-team',
  '/question-basket': '/create-team',
  '/play-trivia': '/play-trivia',
  '/answer-trivia': '/answer-trivia',
  '/leaderboard': '/leaderboard',
  '/my-trivia': '/my-trivia',
  '/create-team': '/create-team',
  '/trivia-basket': '/trivia-basket',
  '/dashboard': '/dashboard',
};

/** Whatever is asked for by what was kept. */
const nowhere = { 'GET /api/games/game_nowhere': refuse(404, 'not_found') };

for (const text of rubbish) {
  const keeps = Object.fromEntries(keys.map((key) => [key, text]));

  for (const [address, leadsTo] of Object.entries(signedOut)) {
    it(`where a player’s browser keeps ${text}, ${address} leads to ${leadsTo}`, async () => {
      await page.openAt(address, { keeps, calls: nowhere });
      await page.until(() => page.address() === leadsTo);
      await page.findByRole('heading', { level: 1 });
      expect(page.queryByText('Oops! Something went wrong')).toBeNull();
    });
  }

  it(`where a player’s browser keeps ${text}, /my-saved-trivia leads to the sign-in`, async () => {
    await page.openAt('/my-saved-trivia', { keeps });
    await page.findByText('Redirecting to sign in...');
    expect(page.address()).toBe('/my-saved-trivia');
    await page.passes(1_500);
    expect(page.leftFor()).toEqual(['(in its place) /auth/google?returnTo=%2Fmy-saved-trivia']);
  });

  for (const [address, leadsTo] of Object.entries(signedIn)) {
    it(`where a host’s browser keeps ${text}, ${address} leads to ${leadsTo}`, async () => {
      await page.openAt(address, { keeps, signedIn: {}, calls: emptyAccount });
      await page.until(() => page.address() === leadsTo);
      await page.findByRole('heading', { level: 1 });
      expect(page.queryByText('Oops! Something went wrong')).toBeNull();
    });
  }
}
