import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import { signIn } from '../support/sign-in';
import { aSealedSeason, aSeason, itsDesk, whoPlayed } from './a-season';
import type { Tour } from './tour';

/** A season: made and run by its host, looked at by everybody. */
export const leaguesJourney = async (tour: Tour): Promise<void> => {
  const host = await tour.open();
  await signIn(host, { email: `liv-${randomUUID()}@example.org`, name: 'Liv Landlady' });
  await host.goto(paths.leagues);
  await expect(host.getByText('No league yet')).toBeVisible();
  await tour.show('leagues-none', host);
  await host.getByRole('button', { name: 'New league' }).click();
  await host.getByRole('button', { name: 'Make it' }).click();
  await expect(host.getByText('Give it a title.')).toBeVisible();
  await tour.show('league-new', host);
  await host.getByLabel('Title').fill('Autumn at the Anchor');
  await host.getByRole('button', { name: 'Make it' }).click();
  await expect(host.getByText('No evening yet.')).toBeVisible();
  await tour.show('league-desk-new', host);
  const id = new URL(host.url()).pathname.split('/').at(-1) ?? '';
  const { link } = await (await host.request.post(`/api/leagues/${id}/organisers/link`)).json();
  await showDesk(tour, host);

  const guest = await tour.open();
  const { pathname, hash } = new URL(link);
  await guest.goto(`${pathname}${hash}`);
  await expect(guest.getByRole('heading', { name: 'Autumn at the Anchor' })).toBeVisible();
  await tour.show('league-host-invited', guest);
  await guest.goto(paths.leagueHost('league_of_nobody'));
  await expect(guest.getByText('This link is over')).toBeVisible();
  await tour.show('league-host-over', guest);
  await showTable(tour, guest);
};

const showDesk = async (tour: Tour, host: Page): Promise<void> => {
  await host.route(/\/api\/leagues\/league_[\w-]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: itsDesk(await response.json()) });
  });
  await host.route(/\/people$/, (route) => route.fulfill({ json: whoPlayed }));
  await host.reload();
  await expect(host.getByTestId('member')).toHaveCount(14);
  await host.getByRole('heading', { name: 'Rules' }).click();
  await expect(host.getByRole('form', { name: 'Rules' })).toBeVisible();
  await tour.show('league-desk', host);
  await host.getByRole('button', { name: 'Who was who' }).first().click();
  await expect(host.getByTestId('competitor')).toHaveCount(3);
  await tour.show('league-people', host);
  await host.keyboard.press('Escape');
  await host.goto(paths.leagues);
  await expect(host.getByTestId('league')).toHaveCount(1);
  await tour.show('leagues', host);
  await host.goto(paths.leagueDesk('league_of_nobody'));
  await expect(host.getByText('This league is not here')).toBeVisible();
  await tour.show('league-desk-gone', host);
};

const showTable = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.league('a-token-of-nobody'));
  await expect(page.getByText('No league here')).toBeVisible();
  await tour.show('league-gone', page);
  await page.route(/\/api\/league\/[\w-]+$/, (route) => route.fulfill({ json: aSeason() }));
  await page.goto(paths.league('season'));
  await expect(page.getByRole('rowheader')).toHaveCount(14);
  await tour.show('league-table', page);
  await page.getByLabel('Each night').check();
  await tour.show('league-table-nights', page);
  await page.unroute(/\/api\/league\/[\w-]+$/);
  await page.route(/\/api\/league\/[\w-]+$/, (route) => route.fulfill({ json: aSealedSeason() }));
  await page.reload();
  await expect(page.getByText('What was sealed')).toBeVisible();
  await tour.show('league-table-sealed', page);
};
