import { randomUUID } from 'node:crypto';
import type { Page as PageOf, SetPlayed, SharedSetCard } from '@clockbeat/domain';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import { shareSet } from '../support/shared-sets';
import { signIn } from '../support/sign-in';
import type { Tour } from './tour';

const longTitle = 'Everything that a room full of people has ever wanted to know about planets and moons';

/** Sets that others share: found by somebody who passes by, and copied by somebody with an account. */
export const sharingJourney = async (tour: Tour): Promise<void> => {
  const author = await tour.open();
  await signIn(author, { email: `paula-${randomUUID()}@example.org`, name: 'Paula Public' });
  const { token } = await shareSet(author, { title: longTitle, category: 'Science', language: 'en' });
  await shareSet(
    author,
    { title: 'Rund um den Bodensee', category: 'Geography', language: 'de', difficulty: 'hard' },
    { licence: 'cc-by-sa', author: 'Quizclub Konstanz' },
  );
  await shareSet(
    author,
    { title: 'أسئلة عن البحر', category: 'Geography', language: 'ar' },
    { licence: 'reserved', author: 'سلمى' },
  );
  await showToStranger(tour, token);

  const page = await tour.open();
  await signIn(page, { email: `pia-${randomUUID()}@example.org`, name: 'Pia Passer-by' });
  await showToAccount(tour, page, token);
  await author.goto(paths.sharedSet(token));
  await expect(author.getByText('You edit this set.')).toBeVisible();
  await tour.show('shared-set-own', author);
};

const showToStranger = async (tour: Tour, token: string): Promise<void> => {
  const page = await tour.open();
  await page.route(/\/api\/public-sets\?/, async (route) => {
    const response = await route.fetch();
    const found: PageOf<SharedSetCard> = await response.json();
    await route.fulfill({ response, json: { ...found, items: found.items.map(afterEvenings) } });
  });
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { name: 'Shared by others' })).toBeVisible();
  await tour.show('home-shared', page);
  await page.getByRole('link', { name: 'Discover more' }).click();
  await expect(page.getByRole('link', { name: longTitle }).first()).toBeVisible();
  await tour.show('discover', page);
  await page.getByLabel('Find a set').fill('nobody has written of this');
  await page.clock.fastForward(1_000);
  await expect(page.getByText('No set fits that.')).toBeVisible();
  await tour.show('discover-nothing', page);

  await page.goto(paths.sharedSet(token));
  await expect(page.getByRole('link', { name: 'Sign in to host or copy it' })).toBeVisible();
  await tour.show('shared-set-signed-out', page);
  await page.goto(paths.sharedSet('a-token-of-nobody'));
  await expect(page.getByRole('heading', { name: 'This set is not here' })).toBeVisible();
  await tour.show('shared-set-gone', page);

  const empty = await tour.open();
  await empty.route(/\/api\/public-sets\?/, (route) =>
    route.fulfill({ json: { items: [], nextCursor: null } }),
  );
  await empty.goto(paths.discover);
  await expect(empty.getByText('Nothing is public yet')).toBeVisible();
  await tour.show('discover-empty', empty);
  await empty.route(/\/api\/public-sets\?/, (route) => route.fulfill({ status: 400, json: {} }));
  await empty.reload();
  await expect(empty.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await tour.show('discover-failed', empty);
};

const showToAccount = async (tour: Tour, page: Page, token: string): Promise<void> => {
  await page.route(/\/api\/public-sets\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: afterEvenings(await response.json(), 0) });
  });
  await page.goto(paths.sharedSet(token));
  await page.getByRole('button', { name: 'Give a star' }).click();
  await expect(page.getByRole('button', { name: 'Give a star', pressed: true })).toBeVisible();
  await tour.show('shared-set', page);
  await page.getByRole('button', { name: 'Copy to my sets' }).click();
  await expect(page.getByText('The copy is among your sets.')).toBeVisible();
  await tour.show('shared-set-copied', page);
  await page.getByRole('button', { name: 'Report this set' }).click();
  await expect(page.getByRole('dialog', { name: 'Report this set' })).toBeVisible();
  await tour.show('shared-set-report', page);
};

const played: readonly SetPlayed[] = [
  { games: 128, share: 0.62, difficulty: 'Medium' },
  { games: 2, share: null, difficulty: null },
  { games: 0, share: null, difficulty: null },
];

/** What rooms made of it, as after a year of them. */
const afterEvenings = <S extends SharedSetCard>(set: S, index: number): S => ({
  ...set,
  played: played[index % played.length],
  stars: [1_204, 1, 0][index % 3],
});
