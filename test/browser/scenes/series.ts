import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { aSeries, aSeriesPage } from '../../../apps/web/test-support/some-series';
import { expect } from '../game-pages';
import { signIn } from '../support/sign-in';
import type { Tour } from './tour';

const long = 'The big Thursday quiz of the Anchor, the Plough and all who live between them';

/** Evenings that come again: planned at the desk, then read by whoever passes by. Their dates stand still. */
export const seriesJourney = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await signIn(page, { email: `sally-${randomUUID()}@example.org`, name: 'Sally Series' });
  await page.goto(paths.series);
  await expect(page.getByRole('heading', { name: 'No series yet' })).toBeVisible();
  await tour.show('series-empty', page);
  await page.goto(paths.newSeries);
  await page.getByRole('button', { name: 'Create series' }).click();
  await expect(page.getByText('Please enter a title')).toBeVisible();
  await tour.show('series-new', page);
  await showOwn(tour, page);
  await showPage(tour);
};

const showOwn = async (tour: Tour, page: Page): Promise<void> => {
  const game = { gameId: 'game_tonight', gameCode: '111222', status: 'waiting' } as const;
  await page.route(/\/api\/series$/, (route) =>
    route.fulfill({
      json: [
        aSeries(),
        aSeries({ id: 'series_open', title: long, game }),
        aSeries({ id: 'series_bad', title: 'Pub quiz', problem: 'questions' }),
        aSeries({ id: 'series_off', title: 'Summer league', paused: true, upcoming: [] }),
      ],
    }),
  );
  await page.goto(paths.series);
  await expect(page.getByTestId('series')).toHaveCount(4);
  await tour.show('series', page);
  await page.goto(paths.editSeries('series_thursdays'));
  await expect(page.getByTestId('night')).toHaveCount(3);
  await tour.show('series-edit', page);
  await page.goto(paths.dashboard);
  await expect(page.getByTestId('planned')).toHaveCount(3);
  await tour.show('dashboard-planned', page);
};

const showPage = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  let told = aSeriesPage();
  await page.route(/\/api\/series\/series_thursdays$/, (route) => route.fulfill({ json: told }));
  const at = paths.seriesPage('series_thursdays');
  await page.goto(at);
  await expect(page.getByTestId('upcoming')).toHaveCount(2);
  await tour.show('series-page', page);
  told = aSeriesPage({ title: long, game: { gameId: 'game_1', gameCode: '111222', status: 'active' } });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Join now' })).toBeVisible();
  await tour.show('series-page-tonight', page);
  told = aSeriesPage({ paused: true, upcoming: [] });
  await page.reload();
  await expect(page.getByText('Having a break')).toBeVisible();
  await tour.show('series-page-paused', page);
  await page.goto(paths.seriesPage('series_of_nobody'));
  await expect(page.getByRole('heading', { name: 'This series is no more' })).toBeVisible();
  await tour.show('series-page-gone', page);
  await page.goto(paths.evenings);
  await expect(page.getByRole('heading', { name: 'No evenings yet' })).toBeVisible();
  await tour.show('evenings-empty', page);
  await page.evaluate((kept) => {
    localStorage.setItem('clockbeat.evenings', JSON.stringify(kept.evenings));
    localStorage.setItem('clockbeat.seats', JSON.stringify(kept.seats));
  }, played());
  await page.reload();
  await expect(page.getByTestId('evening')).toHaveCount(3);
  await tour.show('evenings', page);
};

/** What a phone keeps that has been to three of them, and is at the fourth. */
const played = () => {
  const evening = (gameId: string, endedAt: string, over: object) => ({
    ...{ gameId, title: 'Quiz at the Anchor', endedAt, name: 'Ada' },
    ...{ score: 2_480, position: 1, participantCount: 31, ...over },
  });
  const seat = (gameId: string, joinedAt: string) => ({
    ...{ teamCode: '204817', displayName: 'Ada', token: 'x'.repeat(22), joinedAt },
    ...{ gameId, playerId: 'p_ada', teamName: null },
  });
  return {
    evenings: [
      evening('game_third', '2026-11-26T21:00:00.000Z', {}),
      evening('game_second', '2026-11-19T21:00:00.000Z', {
        title: long,
        position: 12,
        name: 'Ada the second',
      }),
      evening('game_first', '2026-11-12T21:00:00.000Z', { score: 0, position: null }),
    ],
    seats: [seat('game_now', new Date().toISOString()), seat('game_third', '2026-11-26T19:00:00.000Z')],
  };
};
