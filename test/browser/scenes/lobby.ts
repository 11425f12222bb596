import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { newSecret } from '../../support/live/test-co-host.js';
import { cookieOf, type TestHost } from '../../support/live/test-host.js';
import { TestPlayer } from '../../support/live/test-player.js';
import { somebody } from '../account-pages';
import { expect } from '../game-pages';
import { completeOwnProfile } from '../support/sign-in';
import { fillJoinForm, joinCrowd, joinWithPage, longest, openGame, pressJoin, type SceneGame } from './game';
import { lastQuestion, shortQuestion } from './questions';
import type { Tour } from './tour';

/** Everything before the start: an empty room, a full one, and the ways out of it. */
export const lobbyJourney = async (tour: Tour): Promise<void> => {
  const game = await openGame(tour, [shortQuestion, lastQuestion]);
  const { host, panel, stage } = game;
  await showTeamWithoutGame(tour, game);
  await expect(stage.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('host-lobby-empty', panel);
  await tour.show('screen-lobby-empty', stage);

  const ada = await joinWithPage(tour, host.joinCode, 'Ada');
  const crowd = await joinCrowd(tour, host.joinCode);
  await Promise.all(crowd.slice(0, 4).map((player) => player.ready()));
  await expect(ada.getByText('8 players')).toBeVisible();
  await expect(panel.getByTestId('player-row')).toHaveCount(8);
  await expect(stage.getByText('8 players')).toBeVisible();
  await tour.show('player-lobby', ada);
  await tour.show('host-lobby', panel);
  await tour.show('screen-lobby', stage);

  const second = await fillJoinForm(tour, host.joinCode, 'Ada');
  await expect(second.getByText(/You are joining/)).toBeVisible();
  await tour.show('join-found', second);
  await pressJoin(second);
  await expect(second.getByText('already has that name')).toBeVisible();
  await tour.show('join-name-taken', second);

  await ada.getByRole('button', { name: 'Leave game' }).click();
  await expect(ada.getByRole('dialog')).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Report something' })).toBeVisible();
  await tour.show('player-leave', ada);
  await ada.getByRole('button', { name: 'Report something' }).click();
  const report = ada.getByRole('dialog', { name: 'Report something' });
  await report.getByLabel('What is it about?').selectOption(`Player: ${longest}`);
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(report.getByText('Please choose what is wrong with it.')).toBeVisible();
  await tour.show('player-report', ada);
  await report.getByRole('button', { name: 'Cancel' }).click();
  await ada.getByRole('button', { name: 'Stay' }).click();

  const tab = await ada.context().newPage();
  await tab.goto(paths.playerGame(host.gameId));
  await expect(ada.getByRole('heading', { name: 'You are playing somewhere else' })).toBeVisible();
  await tour.show('player-replaced', ada);

  await panel.getByRole('button', { name: 'Move Ada to another phone' }).click();
  await panel.getByRole('button', { name: 'Make a code' }).click();
  await expect(panel.getByRole('img', { name: /QR code that opens .*\/join\/[0-9A-Z]{10}/ })).toBeVisible();
  await tour.show('host-move-seat', panel);
  await panel.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await showCoHost(tour, game);

  await panel.getByRole('button', { name: 'Remove Ada' }).click();
  await expect(panel.getByRole('dialog')).toBeVisible();
  await tour.show('host-remove', panel);
  await panel.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(tab.getByRole('heading', { name: 'You are out of this game' })).toBeVisible();
  await tour.show('player-removed', tab);
  await showKnocks(tour);
  await showDrawnNames(tour);
  await showNobodyCame(tour);
};

/** Somebody else leads by a link, until it is taken back. */
const showCoHost = async (tour: Tour, { host, panel }: SceneGame): Promise<void> => {
  const link = `${paths.coHost(host.gameId)}#${await newSecret(host)}`;
  // Journeys run side by side: an account of its own leads this game alone.
  const page = await tour.open(await cookieOf(tour, somebody('co-host')));
  await completeOwnProfile(page);
  await page.goto(link);
  const lead = page.locator('main').getByRole('button');
  await expect(lead).toBeVisible();
  await tour.show('co-host-invited', page);
  await lead.click();
  await expect(page.getByTestId('player-row')).toHaveCount(8);
  await tour.show('co-host-panel', page);
  const other = await page.context().newPage();
  await other.goto(paths.dashboard);
  await expect(other.getByTestId('live-game')).toHaveCount(1);
  await tour.show('co-host-dashboard', other);

  await panel.getByRole('button', { name: 'Co-hosts…' }).click();
  await expect(panel.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await tour.show('host-co-hosts', panel);
  await panel.getByRole('dialog').getByRole('listitem').getByRole('button').click();
  await expect(panel.getByRole('dialog').getByRole('listitem')).toHaveCount(0);
  await panel.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByTestId('player-row')).toHaveCount(0);
  await tour.show('co-host-taken-back', page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lead).toHaveCount(0);
  await tour.show('co-host-link-over', page);
};

/** On a machine without a network, and in a container that was not told its address. */
const showOnlyHere = async (tour: Tour, host: TestHost, panel: Page, stage: Page): Promise<void> => {
  await panel.context().route(`**/api/games/${host.gameId}`, async (route) => {
    const response = await route.fetch();
    const joinUrl = `http://localhost:3000/join/${host.joinCode}`;
    await route.fulfill({ response, json: { ...(await response.json()), joinUrl } });
  });
  await Promise.all([panel.reload(), stage.reload()]);
  const told = /^(Only this computer|Seul cet ordinateur) /;
  for (const page of [panel, stage]) await expect(page.getByText(told)).toBeVisible();
  await tour.show('host-lobby-only-here', panel);
  await tour.show('screen-lobby-only-here', stage);
  const share = await panel.context().newPage();
  await share.goto(paths.publish(host.gameId));
  await expect(share.getByText(told)).toBeVisible();
  await tour.show('publish-only-here', share);
  await panel.context().unrouteAll();
};

const showNobodyCame = async (tour: Tour): Promise<void> => {
  const { host, panel, stage } = await openGame(tour, [lastQuestion]);
  await showOnlyHere(tour, host, panel, stage);
  await host.start();
  await host.finish();
  for (const page of [panel, stage])
    await expect(page.getByText('Nobody has played this game.')).toBeVisible();
  await tour.show('host-finished-nobody', panel);
  await tour.show('screen-final-nobody', stage);
};

/** The host lets players in one by one; one of them is called something that a filter marks. */
const showKnocks = async (tour: Tour): Promise<void> => {
  const { host, panel } = await openGame(tour, [lastQuestion], undefined, { approval: true });
  const ada = await fillJoinForm(tour, host.joinCode, 'Ada');
  await pressJoin(ada);
  await expect(ada.getByRole('heading', { name: 'Waiting for the host' })).toBeVisible();
  await tour.show('player-knocking', ada);
  for (const name of ['Fuckface', longest]) await TestPlayer.on(tour).tryJoin(host.joinCode, name);
  const waiting = panel.getByRole('region', { name: 'Waiting to be let in' });
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  await tour.show('host-knocks', panel);
  await panel.getByRole('button', { name: 'Let in Ada' }).click();
  await expect(ada.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await panel.getByRole('button', { name: 'Let in Fuckface' }).click();
  const masked = panel.getByTestId('player-row').filter({ hasText: 'typed: Fuckface' });
  await masked.getByRole('button', { name: /^Time and name of / }).click();
  await expect(panel.getByRole('dialog').getByRole('button', { name: 'Let it be' })).toBeVisible();
  await tour.show('host-player', panel);
};

/** Nobody types a name: there are three to choose from. */
const showDrawnNames = async (tour: Tour): Promise<void> => {
  const { host } = await openGame(tour, [lastQuestion], undefined, { names: 'generated' });
  const page = await tour.open();
  await page.goto(paths.joinTeam);
  await page.getByLabel('Join code').fill(host.joinCode);
  const names = page.getByRole('group', { name: 'Display name' }).getByRole('button');
  await expect(names).toHaveCount(3);
  await names.nth(1).click();
  await expect(names.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await tour.show('join-drawn-names', page);
};

/** A player who is early: the team has no game yet. */
const showTeamWithoutGame = async (tour: Tour, { panel }: SceneGame): Promise<void> => {
  const made = await panel.request.post('/api/teams', { data: { name: 'The Clocks' } });
  const team = await made.json();
  const early = await fillJoinForm(tour, team.code, 'Ada');
  await pressJoin(early);
  await expect(early.getByRole('heading', { name: 'Waiting for game' })).toBeVisible();
  await tour.show('player-waiting', early);
};
