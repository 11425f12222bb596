import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { quiz } from '../../support/live/quiz.js';
import { TestHost } from '../../support/live/test-host.js';
import { TestPlayer } from '../../support/live/test-player.js';
import { expect } from '../game-pages';
import { signIn } from '../support/sign-in';
import type { Tour } from './tour';

/** A new host's first steps: nothing there, a quick game, then a list of games. */
export const accountJourney = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  const email = `quinn-${randomUUID()}@example.org`;
  await signIn(page, { email, name: 'Quinn Quick', returnTo: paths.homeAlias });
  await expect(page.getByRole('heading', { name: /Welcome, Quinn/ })).toBeVisible();
  await tour.show('home-signed-in', page);

  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await tour.show('dashboard-empty', page);

  await page.goto(paths.startTrivia);
  await expect(page.getByRole('heading', { name: 'Create Trivia Experience' })).toBeVisible();
  await tour.show('start-trivia', page);

  await page.getByRole('button', { name: 'Start a quick game' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('publish', page);

  await showOthersGame(tour, page);
  await showGames(tour, page, email);
};

const showOthersGame = async (tour: Tour, page: Page): Promise<void> => {
  const { gameId } = await TestHost.on(tour, { email: 'scenes@example.org' });
  await page.goto(paths.results(gameId));
  await expect(page.getByText('Only the host and the players')).toBeVisible();
  await tour.show('results-forbidden', page);
  await page.goto(paths.hostPanel(gameId));
  await expect(page.getByRole('heading', { name: 'This game belongs to another host.' })).toBeVisible();
  await tour.show('host-not-owner', page);
};

const showGames = async (tour: Tour, page: Page, email: string): Promise<void> => {
  const titles = [
    'Thursday night at the Anchor',
    'Team lunch: a little of everything, and then some more of it',
  ];
  for (const title of titles) {
    const host = await TestHost.on(tour, { email, questions: quiz(4), game: { title } });
    await TestPlayer.on(tour).join(host.joinCode, 'Bo');
    await host.start();
    if (title === titles[0]) await host.finish();
  }
  await page.goto(paths.dashboard);
  // the list follows the log within two seconds
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Live' })).toBeVisible();
  await tour.show('dashboard', page);

  await page.route('**/api/games?*', (route) => route.abort());
  await page.route('**/api/games', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your games could not be loaded.' })).toBeVisible();
  await tour.show('dashboard-failed', page);
};
