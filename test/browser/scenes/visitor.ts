import type { Route } from '@playwright/test';
import { paths, patterns } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import { showFrontPage } from './front';
import { fillJoinForm, pressJoin } from './game';
import { letGo, openAndHold } from './moment';
import type { Tour } from './tour';

/** Somebody who is not signed in looks around, and finds the ways that lead nowhere. */
export const visitorJourney = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tour.show('home', page);
  await showFrontPage(tour);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await tour.show('menu', page);

  const said = page.getByText('Signing in is not possible right now.');
  await openAndHold(page, `${paths.home}?error=unavailable`, said);
  await tour.show('home-message', page);
  await openAndHold(page, paths.startTrivia, page.getByText('Sign In Required'));
  await tour.show('sign-in-required', page);
  await letGo(page);

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await tour.show('not-found', page);

  await page.goto(paths.joinTeam);
  await expect(page.getByLabel('Join code')).toBeVisible();
  await tour.show('join-empty', page);
  await pressJoin(page);
  await expect(page.getByText('Field is required.')).toHaveCount(2);
  await tour.show('join-errors', page);

  const lost = await fillJoinForm(tour, 'ZZZZZ9', 'Ada');
  await expect(lost.getByText('No game or team has this code.')).toBeVisible();
  await tour.show('join-unknown-code', lost);

  await showSlowSignIn(tour);
  await showStumble(tour);
};

/** Back from Google while our own server takes its time. */
const showSlowSignIn = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  const asked: Route[] = [];
  await page.route('**/api/auth/status', (route) => void asked.push(route));
  await page.goto(patterns.authCallback);
  await expect(page.getByText('Signing you in...')).toBeVisible();
  await tour.show('signing-in', page);
  // an unanswered call would keep the browser from closing
  await Promise.all(asked.map((route) => route.continue()));
};

/** Without a network the next page is waited for; it comes by itself, and stumbles where its file is gone for good. */
const showStumble = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Feedback' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByText('No connection. Reconnecting…')).toBeVisible();
  await tour.show('offline', page);
  await page.route('**/assets/feedback-page-*', (route) => route.abort());
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await tour.show('error', page);
};
