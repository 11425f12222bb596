import { test } from '@playwright/test';
import { answersOpen, boardOf, endHeading, expect, hostOf, joinAs, lettersOf, passing } from './game-pages';

// in motion, as everybody sees it who has not asked for stillness
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a host and two players play a game of three questions to its end', async ({ browser }) => {
  const host = await hostOf(browser, 'night@example.org');
  const [first, second, third] = host.game.questions.map(lettersOf);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  const bo = await joinAs(browser, host.game.gameCode.toLowerCase(), 'Bo');

  await test.step('everybody waits in the lobby, and the host sees who is there', async () => {
    await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    await expect(ada.page).toHaveURL(new RegExp(`/player-game/${host.game.id}`));
    await expect(host.panel.player('Ada')).toBeVisible();
    await expect(host.panel.player('Bo')).toBeVisible();
    await expect(host.panel.status()).toHaveText('Waiting');
  });

  await test.step('the first question: Ada is right, Bo is wrong', async () => {
    await host.panel.press('Start Game');
    await expect(ada.phone.question()).toHaveText(host.game.questions[0]!.question);
    const key = host.page.getByRole('listitem').filter({ hasText: 'right answer' });
    const { options, answer } = host.game.questions[0]!;
    await expect(key).toHaveCount(1);
    await expect(key).toContainText(options[answer]!);
    await expect(ada.page.getByText(/right answer/i)).toHaveCount(0);
    await passing(ada.page, 'Correct!', () => ada.phone.answer(first!.right));
    await passing(bo.page, 'Incorrect!', () => bo.phone.answer(first!.wrong));
    await expect(ada.phone.score()).not.toHaveText('0');
    await expect(bo.phone.score()).toHaveText('0');
    await expect(host.panel.scoreOf('Ada')).toHaveText(await ada.phone.score().innerText());
  });

  await test.step('Ada reloads in the middle of it and keeps seat, score and answer', async () => {
    const score = await ada.phone.score().innerText();
    await ada.page.reload();
    await expect(ada.phone.score()).toHaveText(score);
    await expect(ada.page.getByRole('button', { name: /^Answer/ })).toHaveCount(0);
    await expect(ada.page.getByText(`You chose ${first!.right}`)).toBeVisible();
    await expect(ada.page.getByRole('row', { name: /Ada/ })).toContainText(score);
    await expect(host.panel.player('Ada')).toHaveCount(1);
  });

  await test.step('the host reloads too, and nothing starts again', async () => {
    await host.page.reload();
    await expect(host.page.getByText('Question 1 of 3')).toBeVisible();
    await expect(host.panel.scoreOf('Ada')).toHaveText(await ada.phone.score().innerText());
  });

  await test.step('the second question: answered by key, paused and resumed', async () => {
    await host.panel.press('Next Question');
    await expect(ada.phone.question()).toHaveText(host.game.questions[1]!.question);
    await expect(ada.page.getByText('1st of 2 · You are in front')).toBeVisible();
    const lead = await ada.phone.score().innerText();
    await expect(bo.page.getByText(`2nd of 2 · ${lead} points behind Ada`)).toBeVisible();
    await host.panel.press('Pause');
    await expect(ada.page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await host.panel.press('Resume');
    await expect(ada.phone.question()).toHaveText(host.game.questions[1]!.question);
    await answersOpen(ada.page);
    await passing(ada.page, '2 in a row', () => ada.page.keyboard.press(second!.right.toLowerCase()));
    await passing(bo.page, 'Correct!', () => bo.phone.answer(second!.right));
  });

  await test.step('the last question: Bo gives none and hears what was right', async () => {
    await host.panel.press('Next Question');
    await expect(bo.phone.question()).toHaveText(host.game.questions[2]!.question);
    await passing(ada.page, 'Correct!', () => ada.phone.answer(third!.right));
    await passing(bo.page, 'Time is up.', () => host.panel.press('Finish'));
  });

  await test.step('the end is the same on all screens', async () => {
    await expect(endHeading(ada.page)).toBeVisible();
    await expect(ada.page.getByText('3 of 3 correct')).toBeVisible();
    await expect(ada.page.getByText(/\d+\.\d s per answer/)).toBeVisible();
    await expect(host.page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
    const board = await boardOf(host.page);
    expect(board.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual(['1 Ada', '2 Bo']);
    expect(await boardOf(ada.page)).toEqual(board);
    expect(await boardOf(bo.page)).toEqual(board);
    await host.page.reload();
    expect(await boardOf(host.page)).toEqual(board);
  });

  await test.step('Bo rates the game, and sees the answers', async () => {
    await bo.page.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await expect(bo.page.getByText('Your rating has been kept')).toBeVisible();
    await bo.page.reload();
    await expect(bo.page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(bo.page.getByText('Your rating has been kept')).toBeVisible();
    await bo.page.getByRole('link', { name: 'See all results' }).click();
    await expect(bo.page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await expect(bo.page.getByText('No answer', { exact: false })).toBeVisible();
  });
});

test('a player who loses the connection is told, and comes back with the same score', async ({ browser }) => {
  const host = await hostOf(browser, 'offline@example.org');
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  await host.panel.press('Start Game');
  await ada.phone.answer(lettersOf(host.game.questions[0]!).right);
  await expect(ada.phone.score()).not.toHaveText('0');
  const score = await ada.phone.score().innerText();

  await ada.phone.loseConnection();
  await expect(ada.page.getByText('No connection. Reconnecting…')).toBeVisible({ timeout: 40_000 });
  await host.panel.press('Next Question');
  await passing(ada.page, 'You are back.', () => ada.phone.findConnection());
  await expect(ada.phone.question()).toHaveText(host.game.questions[1]!.question);
  await expect(ada.phone.score()).toHaveText(score);
});
