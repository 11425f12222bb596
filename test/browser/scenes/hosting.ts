import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { paths, patterns } from '../../../apps/web/src/paths';
import { quiz } from '../../support/live/quiz.js';
import { TestHost } from '../../support/live/test-host.js';
import { TestPlayer } from '../../support/live/test-player.js';
import { expect } from '../game-pages';
import { keep, ownQuestions } from '../support/browser-kept';
import { signIn } from '../support/sign-in';
import type { Tour } from './tour';

/** A host's way from a team's name to the code on the wall. */
export const hostingJourney = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await signIn(page, { email: `hanna-${randomUUID()}@example.org`, name: 'Hanna Host' });
  await showTeam(tour, page);
  await showBank(tour, page);
  await showBasket(tour, page);
  await showApproval(tour, page);
  await showLedGame(tour);
};

const showTeam = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.createTeam);
  await expect(page.getByLabel('Team Name')).toBeVisible();
  await tour.show('team-form', page);
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByText('Field is required.')).toBeVisible();
  await tour.show('team-name-missing', page);
  await page.getByLabel('Team Name').fill('The Second Hands of Camden');
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByTestId('team-code')).toBeVisible();
  await tour.show('team-made', page);
  await page.getByRole('link', { name: 'Choose Question Source' }).click();
  await expect(page.getByRole('button', { name: 'Use 10 Default Questions' })).toBeVisible();
  await tour.show('question-source', page);
};

const showBank = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.basket);
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible();
  await tour.show('basket-empty', page);

  await held(page, '**/api/questions/by-category', async () => {
    await page.goto(paths.bank);
    await expect(page.getByTestId('bank-skeleton')).toHaveCount(9);
    await tour.show('bank-loading', page);
  });
  await expect(page.getByRole('link', { name: 'Science', exact: true })).toBeVisible();
  await tour.show('bank', page);

  await held(page, '**/api/questions/category/**', async () => {
    await page.goto(paths.bankCategory('science'));
    await expect(page.getByRole('heading', { name: 'Science' })).toBeVisible();
    await tour.show('category-loading', page);
  });
  await expect(page.getByRole('checkbox').nth(4)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody has ever asked this');
  await expect(page.getByText('No question matches.')).toBeVisible();
  await tour.show('category-no-match', page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  for (const index of [0, 2, 3]) await page.getByRole('checkbox').nth(index).check();
  await tour.show('category', page);
  await page.getByRole('button', { name: 'Add 3 to Basket' }).click();
};

const showBasket = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.bankCategory('history'));
  for (let index = 0; index < 9; index += 1) await page.getByRole('checkbox').nth(index).check();
  await page.getByRole('button', { name: 'Add 9 to Basket' }).click();
  await expect(page.getByRole('heading', { name: 'Question Basket' })).toBeVisible();
  await page.goto(paths.basket);
  await expect(page.getByRole('listitem').filter({ hasText: 'Question bank' }).first()).toBeVisible();
  await tour.show('basket', page);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tour.show('basket-clear', page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit a copy of question 1', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await tour.show('basket-edit', page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save as a set' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await tour.show('basket-save', page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(paths.oldBasket);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await tour.show('basket-older', page);
  await page.goto(paths.chooseTrivia);
  await page.getByRole('button', { name: 'Use 10 Default Questions' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tour.show('question-source-replace', page);
};

const showApproval = async (tour: Tour, page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Use the default questions' }).click();
  await expect(page.getByRole('heading', { name: 'Game Summary' })).toBeVisible();
  await tour.show('approve', page);
  await page.getByText('By itself', { exact: true }).click();
  await page.getByText('More rules').click();
  await expect(page.getByLabel('The answer stands for')).toBeVisible();
  await tour.show('approve-rules', page);
  await page.getByRole('button', { name: 'Round, points and break: question 1', exact: true }).click();
  await page.getByLabel('Break after it, in minutes').fill('10');
  await expect(page.getByLabel('What you say of the break')).toBeVisible();
  await tour.show('approve-plan', page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Swift', { exact: true }).click();
  await page.getByRole('switch', { name: 'Team mode' }).click();
  await page.getByLabel('Team names').fill(['Reds', 'The Second Hands of Camden', ' reds'].join('\n'));
  await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
  await expect(page.getByText(/^(“reds” is there twice|« reds » figure deux fois)/)).toBeVisible();
  await tour.show('approve-teams', page);
  await page.getByLabel('Team names').fill('Reds');
  await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('publish-approved', page);

  const team = await page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.currentTeam')!));
  await page.goto(paths.team(team.teamId));
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('team-own', page);
  const visitor = await tour.open();
  await visitor.goto(patterns.teamAlias.replace(':teamId', team.teamId));
  await expect(visitor.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('team-of-others', visitor);

  await keep(page, 'appState', { teamId: team.teamId, basket: ownQuestions(57) });
  await page.goto(paths.basket);
  await expect(page.getByRole('alert').getByText('please remove 7')).toBeVisible();
  await tour.show('basket-too-many', page);
  await keep(page, 'appState', { teamId: team.teamId, basket: [] });
  await page.goto(paths.oldBasket);
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible();
  await tour.show('basket-older-empty', page);
};

const rules = { pacing: 'host', scoring: 'balanced', closeWhenAllAnswered: false } as const;

/** A game that its host leads from phase to phase, on its panel. What time would end is held while it is looked at. */
const showLedGame = async (tour: Tour): Promise<void> => {
  const breakAfter = { minutes: 10, text: 'Drinks are at the bar.' };
  const questions = quiz(2).map((question, index) => ({
    ...question,
    timeLimit: 120,
    round: ['Warming up', 'Films and what is sung in them'][index],
    ...(index === 0 && { breakAfter }),
  }));
  const email = `lena-${randomUUID()}@example.org`;
  const host = await TestHost.on(tour, { email, questions, game: { title: 'Pub night', rules } });
  const panel = await tour.open(host.cookie);
  await panel.goto(paths.hostPanel(host.gameId));
  const [ada, ben] = [
    await TestPlayer.on(tour).join(host.joinCode, 'Ada'),
    await TestPlayer.on(tour).join(host.joinCode, 'Ben of the Second Hands'),
  ];
  await expect(panel.getByText('2 players')).toBeVisible();
  await tour.show('host-lobby-rules', panel);
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  const sees = (phase: string) => expect(panel.getByTestId('phase')).toHaveText(phase);
  const held = async (look: () => Promise<void>): Promise<void> => {
    await press('Pause');
    await expect(panel.getByTestId('phase')).toContainText('paused');
    await look();
    await press('Resume');
    await expect(panel.getByTestId('phase')).not.toContainText('paused');
  };

  await press('Start Game');
  await held(() => tour.show('host-held', panel));
  // what is read opens by itself
  await sees('Answers are open');
  await ada.choose('B', 0);
  await ben.choose('A', 0);
  await expect(panel.getByText('2 of 2 answered')).toBeVisible();
  await held(async () => {
    await tour.show('host-votes', panel);
    await panel.getByRole('button', { name: /^Time and name of Ada/ }).click();
    await expect(panel.getByRole('dialog')).toBeVisible();
    await tour.show('host-more-time', panel);
    await panel.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });
  await press('Close the question');
  await sees('The answer is shown');
  await tour.show('host-revealed', panel);
  await press('Show standings');
  await sees('Standings');
  await tour.show('host-standings', panel);
  await press('Begin the break');
  await sees('Break');
  await tour.show('host-break', panel);
};

/** Looks at a page while a call it waits for is not answered; after it, the answer comes. */
const held = async (page: Page, calls: string, look: () => Promise<void>): Promise<void> => {
  let answer = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: Promise<void>[] = [];
  const hold = (route: Route): void => {
    asked.push(looked.then(() => route.continue()));
  };
  await page.route(calls, hold);
  await look();
  answer();
  await Promise.all(asked);
  await page.unroute(calls, hold);
};
