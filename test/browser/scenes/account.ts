import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { quiz } from '../../support/live/quiz.js';
import { TestHost } from '../../support/live/test-host.js';
import { TestPlayer } from '../../support/live/test-player.js';
import { signIn as signInElsewhere } from '../../support/sign-in.js';
import { toastGone } from '../account-pages';
import { expect, passing } from '../game-pages';
import { signIn } from '../support/sign-in';
import { anAutumn } from './an-autumn';
import { sizes } from './sizes';
import { someSignals } from './some-signals';
import { someDeliveries, someWebhooks } from './some-webhooks';
import type { Tour } from './tour';

/** A new host's first steps: a profile, nothing there yet, a quick game, then evenings to look back on. */
export const accountJourney = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  const email = `quinn-${randomUUID()}@example.org`;
  await showSetUp(tour, page, email);
  await page.goto(paths.homeAlias);
  await expect(page.getByRole('heading', { name: /Welcome, Quinn/ })).toBeVisible();
  await tour.show('home-signed-in', page);

  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { name: 'No Trivia Sets Yet' })).toBeVisible();
  await tour.show('dashboard-empty', page);
  await page.goto(paths.pastGames);
  await expect(page.getByRole('heading', { name: 'No Games Yet' })).toBeVisible();
  await tour.show('past-games-empty', page);
  await page.goto(paths.insights);
  await expect(page.getByRole('heading', { name: 'Nothing to Compare Yet' })).toBeVisible();
  await tour.show('insights-empty', page);
  await page.goto(paths.savedTrivia);
  await expect(page.getByRole('heading', { name: 'No Trivia Sets Yet' })).toBeVisible();
  await tour.show('saved-trivia-empty', page);

  await page.goto(paths.startTrivia);
  await expect(page.getByRole('heading', { name: 'Create Trivia Experience' })).toBeVisible();
  await tour.show('start-trivia', page);

  await page.goto(paths.pick);
  await expect(page.getByRole('heading', { name: 'Host a game' })).toBeVisible();
  await tour.show('pick-first', page);
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page).toHaveURL(/gameId=/);
  const made = new URL(page.url()).searchParams.get('gameId') ?? '';
  await page.goto(paths.publish(made));
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('publish', page);

  await showOthersGame(tour, page);
  await showGames(tour, page, email);
  await showProfile(tour, page, email);
  await showFailures(tour, page);
};

const showSetUp = async (tour: Tour, page: Page, email: string): Promise<void> => {
  await signIn(page, { email, name: 'Quinn Quick', newcomer: true });
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByText('Please choose a username.')).toBeVisible();
  await tour.show('profile-setup', page);
  await page.getByLabel('Username').fill(`quinn_${randomUUID().slice(0, 8)}`);
  await passing(page, 'Profile Complete!', () =>
    page.getByRole('button', { name: 'Complete Profile' }).click(),
  );
  await toastGone(page);
};

const showOthersGame = async (tour: Tour, page: Page): Promise<void> => {
  const { gameId } = await TestHost.on(tour, { email: 'scenes@example.org' });
  await page.goto(paths.results(gameId));
  await expect(page.getByText('Only the host and the players')).toBeVisible();
  await tour.show('results-forbidden', page);
  const stranger = await tour.open();
  await stranger.goto(paths.results(gameId));
  await expect(stranger.getByText(/^Sign in as this game’s host/)).toBeVisible();
  await tour.show('results-signed-out', stranger);
  await page.goto(paths.hostPanel(gameId));
  await expect(page.getByRole('heading', { name: 'This game belongs to another host.' })).toBeVisible();
  await tour.show('host-not-owner', page);
};

const setTitles = [
  'Planets and other neighbours',
  'Rivers',
  'The long list of everything we ever asked on a Thursday',
];

const showGames = async (tour: Tour, page: Page, email: string): Promise<void> => {
  const titles = [
    'Thursday night at the Anchor',
    'Team lunch: a little of everything, and then some more of it',
  ];
  let finished = '';
  for (const title of titles) {
    const host = await TestHost.on(tour, { email, questions: quiz(4), game: { title } });
    const players = [];
    for (const name of ['Bo', 'Ada', 'Cleo'])
      players.push(await TestPlayer.on(tour).join(host.joinCode, name));
    await host.start();
    await players[0]?.answer('B');
    await players[1]?.answer('C');
    if (title !== titles[0]) continue;
    await host.finish();
    finished = host.gameId;
  }
  for (const [index, title] of setTitles.entries()) {
    const category = ['Science', 'Geography', 'General Knowledge'][index];
    const made = await page.request.post('/api/saved-trivia-sets', {
      data: { title, category, isDraft: index > 0 },
    });
    expect(made.status()).toBe(201);
  }
  await page.goto(paths.dashboard);
  await expect(page.getByTestId('live-game')).toHaveCount(2);
  await expect(page.getByTestId('live-game').filter({ hasText: '2 of 3 answered' })).toBeVisible();
  await expect(page.getByTestId('set-card')).toHaveCount(setTitles.length);
  await tour.show('dashboard', page);

  await page.goto(paths.savedTrivia);
  await expect(page.getByTestId('saved-set')).toHaveCount(setTitles.length);
  await tour.show('saved-trivia', page);

  // the history follows the log within two seconds
  await expect(async () => {
    await page.goto(paths.pastGames);
    await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await tour.show('past-games', page);

  await page.goto(paths.pick);
  await expect(page.getByRole('heading', { name: 'Played before' })).toBeVisible();
  await tour.show('pick', page);

  await page.route('**/api/user/insights?*', (route) => route.fulfill({ json: anAutumn }));
  await page.goto(paths.insights);
  await expect(page.getByRole('heading', { name: 'Does speed decide?' })).toBeVisible();
  await tour.show('insights', page);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByText(/^1 game, \d+ events$/)).toBeVisible();
  await tour.show('export', page);
  await page.getByText('One game', { exact: true }).click();
  await page.getByRole('button', { name: titles[0] }).waitFor();
  await tour.show('export-pick', page);

  await showSignals(tour, page, finished);
  await page.getByRole('link', { name: 'Analyse this game' }).click();
  await expect(page.getByText(/^1 game, \d+ events$/)).toBeVisible();
  await expect(page.getByText(titles[0] ?? '', { exact: true })).toBeVisible();
  await tour.show('export-one', page);

  await showCorrection(tour, page, finished);

  await page.goto(paths.receipts(finished));
  await expect(page.getByRole('heading', { name: 'The seal of this game' })).toBeVisible();
  await tour.show('receipts', page);

  await showWhatIf(tour, page, finished);

  await page.goto(`${paths.replay(finished)}?v=6`);
  await expect(page.getByTestId('raw-event')).toBeVisible();
  await tour.show('replay', page);

  await page.goto(paths.leaderboards);
  await expect(page.getByRole('tab', { name: 'Players' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
  await tour.show('leaderboards', page);
};

/** What a room of three never comes to: each kind of signal, with long names, and more than are told. */
const showSignals = async (tour: Tour, page: Page, gameId: string): Promise<void> => {
  await page.route(`**/api/games/${gameId}/signals`, (route) => route.fulfill({ json: someSignals(gameId) }));
  await page.goto(paths.results(gameId));
  await page.getByRole('button', { name: 'Look for signals' }).click();
  await expect(page.getByText(/Ada and Bo/).first()).toBeVisible();
  await tour.show('results-signals', page);
};

const showCorrection = async (tour: Tour, page: Page, gameId: string): Promise<void> => {
  await page.goto(paths.results(gameId));
  await page.getByRole('button', { name: 'Fix this question (1)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^The answer: C/).check();
  await dialog.getByLabel('Why?').fill('Two of the options were right that evening');
  await expect(dialog.getByText('2 scores change.')).toBeVisible();
  await tour.show('correct-question', page);
  await dialog.getByRole('button', { name: 'Correct the question' }).click();
  await expect(page.getByText(/^The host corrected this question/)).toBeVisible();
  await toastGone(page);
  await tour.show('results-corrected', page);
};

const showWhatIf = async (tour: Tour, page: Page, gameId: string): Promise<void> => {
  await page.goto(paths.results(gameId));
  await page.getByRole('link', { name: 'What if?' }).click();
  await expect(page.getByText(/^Choose another rule/)).toBeVisible();
  await tour.show('what-if-empty', page);
  // the address holds what is chosen, so a switch turns a moment later
  const speed = page.getByLabel('Quick answers earn more');
  await speed.click();
  await expect(speed).not.toBeChecked();
  await page.getByText('Single questions').click();
  await page.getByLabel(/^1\. /).selectOption('drop');
  await expect(page.getByText('What nobody can know')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await tour.show('what-if', page);
  await showShared(tour, page);
};

/** The link as it is told, and what a stranger sees by it, now and once it is over. */
const showShared = async (tour: Tour, page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Share This Table' }).click();
  const { pathname, hash } = new URL((await page.getByTestId('what-if-link').textContent()) ?? '');
  await page.getByText('1 link leads to this game').click();
  await tour.show('what-if-link', page);
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { name: 'The other rules' })).toBeVisible();
  await tour.show('what-if-shared', page);
  await page.goto(pathname);
  await expect(page.getByRole('heading', { name: 'This link leads nowhere any more' })).toBeVisible();
  await tour.show('what-if-shared-over', page);
};

const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';

const showProfile = async (tour: Tour, page: Page, email: string): Promise<void> => {
  await page.goto(paths.profileEdit);
  await expect(page.getByLabel('First name')).toHaveValue('Quinn');
  await tour.show('profile-edit', page);
  await page.goto(paths.profile);
  await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible();
  await tour.show('profile', page);
  await signInElsewhere(tour.url, email, { headers: { 'user-agent': firefoxOnAndroid } });
  await page.goto(paths.profileSettings);
  await expect(page.getByRole('switch', { name: /Dark Mode/ })).toBeVisible();
  const places = page.getByRole('heading', { name: 'Where you are signed in' });
  await expect(page.getByRole('button', { name: 'Sign out: Firefox on Android' })).toBeVisible();
  await tour.show('settings', page);
  await page.setViewportSize(sizes.phone);
  await places.evaluate((heading) => heading.scrollIntoView());
  await tour.show('signed-in-places', page);
  await showTokens(tour, page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tour.show('account-delete', page);
  await showWebhooks(tour, page);
};

/** None, the form for one, and some that do well and less well. */
const showWebhooks = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.webhooks);
  await expect(page.getByRole('heading', { name: 'No Webhooks Yet' })).toBeVisible();
  await tour.show('webhooks-empty', page);
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/^Please enter an address/)).toBeVisible();
  await tour.show('new-webhook', page);
  await page.route('**/api/webhooks', (route) => route.fulfill({ json: someWebhooks }));
  await page.route('**/api/webhooks/*/deliveries?*', (route) => route.fulfill({ json: someDeliveries }));
  await page.goto(paths.webhooks);
  await page
    .getByRole('button', { name: /^Deliveries to/ })
    .first()
    .click();
  await expect(page.getByTestId('delivery')).toHaveCount(someDeliveries.items.length);
  await tour.show('webhooks', page);
};

/** A token is made: the form, and the one time that the token itself stands there. */
const showTokens = async (tour: Tour, page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New access token' }).click();
  await page.getByLabel('What it is for').fill('Spreadsheet of the league');
  for (const scope of ['See games', 'Read the log'])
    await page.getByRole('switch', { name: new RegExp(scope) }).check();
  await tour.show('new-token', page);
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByTestId('new-token')).toHaveText(/^cb_p/);
  // it is another one each time
  await page.getByTestId('new-token').evaluate((token) => {
    token.textContent = 'cb_p0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  });
  await tour.show('access-tokens', page);
  await page.getByRole('button', { name: 'I have it' }).click();
};

const showFailures = async (tour: Tour, page: Page): Promise<void> => {
  await page.route('**/api/user/stats', (route) => route.abort());
  await page.route('**/api/saved-trivia-sets?*', (route) => route.abort());
  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { name: 'Unable to Load Your Trivia Sets' })).toBeVisible();
  await tour.show('dashboard-failed', page);
  await page.route('**/api/auth/status', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await tour.show('authentication-error', page);
};
