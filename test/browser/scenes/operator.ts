import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { quiz } from '../../support/live/quiz.js';
import { TestHost } from '../../support/live/test-host.js';
import { TestPlayer } from '../../support/live/test-player.js';
import { expect } from '../game-pages';
import { completeOwnProfile, signIn } from '../support/sign-in';
import { longest } from './game';
import type { Tour } from './tour';

const title = 'Thursday night at the Anchor: a little of everything, and then some more of it';
const team = 'Die unerschrockenen Eulen vom Turm hinterm Wald';

/** What whoever looks after the installation sees: a host who may have little, what people reported, and all parts. */
export const operatorJourney = async (tour: Tour): Promise<void> => {
  const email = `wilhelmina-featherstonehaugh-${randomUUID().slice(0, 8)}@secondary-school.example.org`;
  const page = await tour.open();
  await signIn(page, { email: 'operator@example.org', returnTo: paths.operator });
  await showQuotas(tour, page, email);
  await showAccount(tour, page, email);
  await showPart(tour, page, ['Games', 'operator-games']);
  await showReports(tour, page, email);
  await showBank(tour, page);
  for (const part of [
    ['Feedback', 'operator-feedback'],
    ['Newsletter', 'operator-newsletter'],
    ['Installation', 'operator-installation'],
    ['Audit log', 'operator-audit'],
  ] as const)
    await showPart(tour, page, part);
};

type Part = readonly [
  tab: string,
  scene: `operator-${'games' | 'feedback' | 'newsletter' | 'installation' | 'audit'}`,
];

const showPart = async (tour: Tour, page: Page, [tab, scene]: Part): Promise<void> => {
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tabpanel').getByText(/^Loading/)).toHaveCount(0);
  await tour.show(scene, page);
};

/** A host whose account may have as many games as it has, and one set more. */
const showQuotas = async (tour: Tour, operator: Page, email: string): Promise<void> => {
  const host = await TestHost.on(tour, { email, questions: quiz(3), game: { title } });
  await TestPlayer.on(tour).join(host.joinCode, longest, { teamName: team });
  await reportEverything(operator, host.gameId);
  const page = await tour.open(host.cookie);
  await completeOwnProfile(page);
  const { id } = await (await page.request.get('/api/auth/user')).json();
  for (const [quota, most] of Object.entries({ runningGames: 1, sets: 5 })) {
    const given = await operator.request.put(`/api/operator/accounts/${id}/quotas/${quota}`, {
      data: { most },
    });
    expect(given.status()).toBe(204);
  }
  for (const name of ['Rivers', 'Lakes', 'Hills', 'Planets']) {
    const made = await page.request.post('/api/saved-trivia-sets', {
      data: { title: name, category: 'Geography' },
    });
    expect(made.status()).toBe(201);
  }
  await page.goto(paths.dashboard);
  await expect(page.getByText('You have 1 of 1 running games.')).toBeVisible();
  await tour.show('dashboard-full', page);
  await page.goto(paths.savedSets);
  await expect(page.getByText('You have 4 of 5 sets.')).toBeVisible();
  await tour.show('sets-near-quota', page);
};

/** By a dozen people of other networks, some of them at length. */
const reportEverything = async ({ request }: Page, gameId: string): Promise<void> => {
  const things = [
    { about: 'questions', reason: 'copyright' },
    { about: 'team', name: team, reason: 'hate' },
    ...Array.from({ length: 10 }, (_, nth) => ({
      about: 'player',
      name: longest,
      reason: nth % 3 === 0 ? 'personal_data' : 'insulting',
      note: `That is somebody’s whole name. ${'Nobody asked her whether she wants to stand on the wall. '.repeat(nth % 4)}`,
    })),
  ];
  for (const [nth, data] of things.entries()) {
    const headers = { 'x-forwarded-for': `127.0.7.${nth + 1}` };
    const sent = await request.post(`/api/games/${gameId}/reports`, { data, headers });
    expect(sent.status()).toBe(201);
  }
};

const showAccount = async (tour: Tour, page: Page, email: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(page.getByRole('button', { name: /^Look after/ })).toHaveCount(1);
  await tour.show('operator-accounts', page);
  await page.getByRole('button', { name: `Look after ${email}` }).click();
  const account = page.getByRole('dialog', { name: email });
  await expect(account.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await tour.show('operator-account', page);
  await account.getByRole('button', { name: 'Change: Pictures and sounds, MB' }).click();
  const quota = page.getByRole('dialog', { name: 'Pictures and sounds, MB' });
  await quota.getByLabel('At most, in MB').fill('-1');
  await quota.getByRole('button', { name: 'Save' }).click();
  await expect(quota.getByText(/^Please type a number/)).toBeVisible();
  await tour.show('operator-quota', page);
  await quota.getByRole('button', { name: 'Cancel' }).click();
  await account.getByRole('button', { name: 'Close' }).click();
};

const showReports = async (tour: Tour, page: Page, email: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Reports' }).click();
  const reported = page.getByRole('listitem').filter({ hasText: email });
  await expect(reported).toHaveCount(3);
  await tour.show('operator-reports', page);
  await reported.getByRole('button', { name: /^Look at it: Player/ }).click();
  const report = page.getByRole('dialog', { name: /^Player/ });
  await report.getByText('Its 3 questions').click();
  await tour.show('operator-report', page);
  await report.getByRole('button', { name: 'Give another name' }).click();
  await expect(page.getByRole('dialog', { name: /^Another name/ })).toBeVisible();
  await tour.show('operator-mask', page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await report.getByRole('button', { name: 'Close' }).click();
};

/** A question of the bank, and what people said of it in a game that asked it. */
const showBank = async (tour: Tour, page: Page): Promise<void> => {
  const asked = 'sci7';
  const host = await TestHost.on(tour, { email: `reader-${randomUUID()}@example.org`, ofBank: [asked] });
  const player = await TestPlayer.on(tour).join(host.joinCode, 'Ada');
  await host.start();
  await player.sees(0);
  for (const [nth, reason] of ['wrong', 'outdated', 'ambiguous', 'wrong'].entries()) {
    const sent = await page.request.post(`/api/games/${host.gameId}/reports`, {
      data: {
        about: 'question',
        questionIndex: 0,
        reason,
        note: 'There is a newer one. '.repeat(3 * nth + 1),
      },
      headers: { 'x-forwarded-for': `127.0.8.${nth + 1}` },
    });
    expect(sent.status()).toBe(201);
  }
  await page.getByRole('tab', { name: 'Bank' }).click();
  const reported = page.getByRole('listitem').filter({ hasText: asked });
  await expect(reported).toHaveCount(1);
  await tour.show('operator-bank', page);
  await reported.getByRole('button').click();
  const mend = page.getByRole('dialog', { name: 'Question of the bank' });
  await expect(mend.getByRole('button', { name: 'Save' })).toBeVisible();
  await tour.show('operator-mend', page);
  await mend.getByRole('button', { name: 'Close' }).click();
};
