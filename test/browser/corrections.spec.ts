import { test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { after as afterFr } from '../../apps/web/src/texts/fr/after';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { boardOf, expect, passing } from './game-pages';
import { Browsers } from './scenes/browsers';
import { kindsOfTheEvening, openKindsGame } from './scenes/kinds';
import { focusOf, tabTo } from './support/focus';
import { signIn } from './support/sign-in';

test('a host corrects a question by keyboard alone, players read why, and the undo brings the board back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = somebody('cora');
  await signIn(page, { email, name: 'Cora Correct' });
  const gateway = { url: baseURL! };
  const host = await TestHost.on(gateway, { email, questions: quiz(2) });
  const [ada, bo] = [
    await TestPlayer.on(gateway).join(host.joinCode, 'Ada'),
    await TestPlayer.on(gateway).join(host.joinCode, 'Bo'),
  ];
  await host.start();
  await ada.answer('B');
  await bo.answer('C');
  await host.finish();

  await page.goto(paths.results(host.gameId));
  const told = await boardOf(page);
  expect(told[0]).toContain('Ada');
  const points = (await ada.hears('gameFinished')).finalScores[0]?.score ?? 0;

  await test.step('what it would do stands in the dialog before it is done', async () => {
    await tabTo(page, 'button "Fix this question (1)"');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Correct question 1' });
    await expect(dialog.getByText('1 score changes. Nobody has points then.')).toBeVisible();
    await dialog.getByLabel(/^The answer: C/).focus();
    await page.keyboard.press('Space');
    await expect(dialog.getByText('2 scores change. First place goes to Bo.')).toBeVisible();
    await dialog.getByLabel('Why?').focus();
    await page.keyboard.type('no');
    await tabTo(page, 'button "Correct the question"');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please write at least 3 characters.')).toBeVisible();
    await dialog.getByLabel('Why?').fill('It was C');
    await tabTo(page, 'button "Correct the question"');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the board, the question and those who are still there follow', async () => {
    await expect.poll(async () => (await boardOf(page))[0]).toContain('Bo');
    await expect(
      page.getByText('The host corrected this question, C counts as right: It was C'),
    ).toBeVisible();
    await expect.poll(() => ada.heard.all('gameFinished').at(-1)?.finalScores[0]?.name).toBe('Bo');
  });

  await test.step('a player reads the reason with its own results', async () => {
    const context = await browser.newContext();
    const phone = await context.newPage();
    const { token, playerId } = ada;
    const seat = { teamCode: host.joinCode, displayName: 'Ada', token, joinedAt: new Date().toISOString() };
    const seats = JSON.stringify([{ ...seat, gameId: host.gameId, playerId, teamName: null }]);
    await phone.addInitScript((kept) => localStorage.setItem('clockbeat.seats', kept), seats);
    await phone.goto(paths.ownResultsOf(host.gameId));
    await expect(
      phone.getByText('The host corrected this question, C counts as right: It was C'),
    ).toBeVisible();
    await context.close();
  });

  await test.step('the undo has the same button, and brings everything back', async () => {
    await expect.poll(() => focusOf(page)).toBe('button "Undo the correction of question 1"');
    await page.keyboard.press('Enter');
    await expect.poll(() => boardOf(page)).toEqual(told);
    await expect(page.getByText(/^The host corrected this question/)).toHaveCount(0);
    await expect
      .poll(() => ada.heard.all('gameFinished').at(-1)?.finalScores[0])
      .toMatchObject({ name: 'Ada', score: points });
  });

  await test.step('the replay tells both', async () => {
    await page.goto(paths.replay(host.gameId));
    await page.getByRole('slider', { name: 'Moment of the game' }).focus();
    await page.keyboard.press('End');
    await expect(page.getByText('The host changed the answer of question 1 to C: It was C')).toBeVisible();
    await expect(page.getByText('The host took a correction back')).toBeVisible();
  });
});

test('a host lets typed texts count that were refused, and the board follows', async ({
  browser,
  baseURL,
}) => {
  const browsers = new Browsers({ browser, url: baseURL! });
  try {
    const { question, meant } = kindsOfTheEvening.find(({ question: { kind } }) => kind === 'typed')!;
    const { host, gameId, panel, answer } = await openKindsGame(browsers, [question], {});
    await host.start();
    await answer(0, meant);
    await host.finish();
    await panel.goto(paths.results(gameId));
    await panel.getByRole('button', { name: 'Fix this question (1)' }).click();
    const dialog = panel.getByRole('dialog', { name: 'Correct question 1' });
    await dialog.getByLabel('The judging: more texts count').check();
    await dialog.getByLabel('Sydney 4 players').check();
    await expect(dialog.getByText(/^4 scores change\./)).toBeVisible();
    await dialog.getByLabel('Another one').fill('vienna');
    await expect(dialog.getByText(/^5 scores change\./)).toBeVisible();
    if (process.env['SHOTS']) await panel.screenshot({ path: `${process.env['SHOTS']}/accept.png` });
    await dialog.getByLabel('Another one').fill('Perth');
    await dialog.getByLabel('Sydney 4 players').uncheck();
    await expect(dialog.getByText('Nobody typed that, or it counts already.')).toBeVisible();
    await dialog.getByLabel('Another one').fill('');
    await dialog.getByLabel('Sydney 4 players').check();
    await dialog.getByLabel('Why?').fill('It is the largest');
    await dialog.getByRole('button', { name: 'Correct the question' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText('The host accepted Sydney too: It is the largest')).toBeVisible();
  } finally {
    await browsers.end();
  }
});

test.describe('for somebody who reads French', () => {
  test.use({ locale: 'fr-FR' });

  test('what was corrected meanwhile is refused in French', async ({ page, baseURL }) => {
    const email = somebody('colette');
    await signIn(page, { email, name: 'Colette' });
    const host = await TestHost.on({ url: baseURL! }, { email, questions: quiz(1) });
    await TestPlayer.on({ url: baseURL! }).join(host.joinCode, 'Ada');
    await host.start();
    await host.finish();
    await page.goto(paths.results(host.gameId));
    await page.getByRole('button', { name: 'Corriger cette question (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Corriger la question 1' });
    await dialog.getByLabel(/^Pourquoi/).fill('Deux bonnes réponses');

    const corrections = `/api/games/${host.gameId}/corrections`;
    const data = { questionIndex: 0, change: 'void', reason: 'From another window' };
    expect((await page.request.post(corrections, { data })).ok()).toBe(true);
    await passing(page, afterFr.correctionRefusals.already_corrected, () =>
      dialog.getByRole('button', { name: afterFr.corrections.confirm }).click(),
    );
  });
});
