import { randomBytes } from 'node:crypto';
import { paths } from '../../../apps/web/src/paths';
import { TestHost } from '../../support/live/test-host.js';
import { expect } from '../game-pages';
import { completeOwnProfile } from '../support/sign-in';
import { joinCrowd } from './game';
import { lastQuestion } from './questions';
import type { Tour } from './tour';

/** A TV from its letters to the end of its host's evening. */
export const tvJourney = async (tour: Tour): Promise<void> => {
  const tv = await tour.open();
  await tv.goto(paths.tv);
  const letters = tv.getByText(/^[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  await expect(letters).toBeVisible();
  await tour.show('tv-letters', tv);

  // of its own: a TV follows the newest game of its host, and other journeys make some
  const email = `tv-${randomBytes(6).toString('hex')}@example.org`;
  const host = await TestHost.on(tour, { email, questions: [lastQuestion], game: { title: 'Friday night' } });
  const panel = await tour.open(host.cookie);
  await completeOwnProfile(panel);
  await panel.goto(paths.hostPanel(host.gameId));
  await panel.getByRole('button', { name: /^Connect a TV$/ }).click();
  const field = panel.getByLabel('Letters on the TV');
  await field.fill((await letters.textContent()) ?? '');
  await field.press('Enter');
  await expect(panel.getByTestId('tv')).toBeVisible();
  await field.fill('bbbb');
  await field.press('Enter');
  await expect(panel.getByText('No TV shows these letters')).toBeVisible();
  await tour.show('host-connect-tv', panel);

  await joinCrowd(tour, host.joinCode);
  await expect(tv.getByText('7 players')).toBeVisible();
  await tour.show('tv-lobby', tv);
  await tv.getByRole('button', { name: 'Disconnect' }).click();
  await expect(tv.getByRole('dialog')).toBeVisible();
  await tour.show('tv-leave', tv);
  await tv.getByRole('button', { name: 'Stay connected' }).click();

  await panel.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await panel.getByRole('button', { name: 'Addresses…' }).click();
  await panel.getByRole('button', { name: 'Make addresses' }).click();
  const address = (await panel.getByTestId('overlay-question').textContent()) ?? '';
  await tour.show('host-stream', panel);
  const overlay = await tour.open();
  await overlay.goto('/overlay/a-token-of-nobody-at-all');
  await expect(overlay.getByRole('heading', { name: 'This overlay shows nothing any more' })).toBeVisible();
  await tour.show('overlay-over', overlay);
  const { pathname, search } = new URL(address);
  await overlay.goto(pathname + search);
  await host.start();
  await expect(overlay.getByRole('heading', { level: 1 })).toHaveText(lastQuestion.question);
  await tour.show('overlay-question', overlay);
  await host.finish();
  await overlay.goto(pathname);
  await expect(overlay.getByRole('rowheader').first()).toBeVisible();
  await tour.show('overlay-board', overlay);
  await expect(tv.getByRole('heading', { name: 'Winners' })).toBeVisible();
  // ten minutes later, as far as the page knows
  const keptEnd = () => tv.evaluate(() => localStorage.getItem('clockbeat.tvEnd'));
  await expect.poll(keptEnd).not.toBeNull();
  const over = JSON.stringify({ ...JSON.parse((await keptEnd()) ?? ''), until: Date.now() });
  await tv.evaluate((end) => localStorage.setItem('clockbeat.tvEnd', end), over);
  await tv.reload();
  await expect(tv.getByRole('heading', { name: /^Waiting for the next game/ })).toBeVisible();
  await tour.show('tv-waits', tv);
};
