import type { RulesBody } from '@clockbeat/domain';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import type { QuizQuestion } from '../../support/live/quiz.js';
import { TestHost } from '../../support/live/test-host.js';
import { TestPlayer } from '../../support/live/test-player.js';
import { expect } from '../game-pages';
import { completeOwnProfile } from '../support/sign-in';
import type { Browsers } from './browsers';
import type { Tour } from './tour';

export interface SceneGame {
  /** Drives the game by its socket; panel and stage only look on. */
  readonly host: TestHost;
  readonly panel: Page;
  readonly stage: Page;
}

/** A game with a full room. */
export interface Night extends SceneGame {
  readonly tour: Tour;
  readonly ada: Page;
  readonly crowd: readonly TestPlayer[];
}

/** Hosts the games of the scenes. */
export const scenesHost = 'scenes@example.org';

/** A new game with its host's panel and its projector open. */
export const openGame = async (
  browsers: Browsers,
  questions: QuizQuestion[],
  title = 'Thursday night at the Anchor',
  rules: RulesBody = {},
): Promise<SceneGame> => {
  const game = { title, ...(Object.keys(rules).length > 0 && { rules }) };
  const host = await TestHost.on(browsers, { email: scenesHost, questions, game });
  const panel = await browsers.open(host.cookie);
  await completeOwnProfile(panel);
  await panel.goto(paths.hostPanel(host.gameId));
  await expect(panel.getByRole('button', { name: 'Start Game' })).toBeEnabled();
  const stage = await panel.context().newPage();
  await stage.goto(paths.screen(host.gameId));
  await expect(stage.getByText(host.joinCode, { exact: true })).toBeVisible();
  return { host, panel, stage };
};

/** Fills the join form of a code, in a browser of its own. */
export const fillJoinForm = async (browsers: Browsers, code: string, name: string): Promise<Page> => {
  const page = await browsers.open();
  await page.goto(paths.joinTeam);
  await page.getByLabel('Join code').fill(code);
  await page.getByLabel('Display name').fill(name);
  return page;
};

export const pressJoin = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Join Team', exact: true }).click();

/** A player whose screen we see. */
export const joinWithPage = async (browsers: Browsers, code: string, name: string): Promise<Page> => {
  const page = await fillJoinForm(browsers, code, name);
  await pressJoin(page);
  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  return page;
};

export const longest = 'Maximiliane von Hohenstein-Waldburg zu Rabenfels V';
const names = ['Bo', 'Cleo', 'Dan', longest, 'Zoë', 'Kwame', 'Łucja', 'Priya', 'Noor', 'Iván', 'Mei'];

/** More players, at most eleven, who play by their sockets alone. */
export const joinCrowd = (browsers: Browsers, code: string, count = 7): Promise<TestPlayer[]> =>
  Promise.all(names.slice(0, count).map((name) => TestPlayer.on(browsers).join(code, name)));
