import { type Locator, type Page, test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect, hostOf, joinAs, lettersOf, passing } from './game-pages';
import { sizes } from './scenes/sizes';
import { listen, spokenOn } from './support/speech';

const radio = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^Answer ${letter}:`) });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });
const row = (page: Page, name: string) => page.getByTestId('score-row').filter({ hasText: name });

/** Looks in each size, and last in the page's own: style sheets alone decide what differs. */
const inEachSize = async (page: Page, look: () => Promise<unknown>): Promise<void> => {
  const own = page.viewportSize() ?? sizes.phone;
  const others = [sizes.phone, sizes.tablet, sizes.desktop].filter(({ width }) => width !== own.width);
  for (const size of [...others, own]) {
    await page.setViewportSize(size);
    await look();
  }
};

/** Whether it could be pressed: it is in sight, stands still, and nothing lies over it. */
const canPress = (control: Locator): Promise<void> => control.click({ trial: true });

test('a game is confirmed, then played step by step on each size: play, answer, leaderboard, results', async ({
  browser,
}) => {
  const host = await hostOf(browser, somebody('steps'), 2);
  const [first, second] = host.game.questions.map(lettersOf);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada', {
    options: { viewport: sizes.phone },
    prepare: listen,
  });
  const bo = await joinAs(browser, host.game.gameCode, 'Bo', { options: { viewport: sizes.desktop } });
  await expect(host.panel.player('Bo')).toBeVisible();
  const { page } = ada;

  await test.step('a game that was just made has code, link and QR, and starts at the panel', async () => {
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await host.page.goto(`/confirm/${host.game.id}`);
    await expect(host.page.getByRole('heading', { name: 'Game night' })).toBeVisible();
    await expect(host.page.getByTestId('share-code')).toHaveText(host.game.gameCode);
    const link = new RegExp(`/join/${host.game.gameCode}$`);
    await expect(host.page.getByText(link)).toBeVisible();
    await expect(host.page.locator('dd').filter({ hasText: /^2$/ })).toBeVisible();
    const qr = host.page.getByRole('img', { name: link });
    await expect(qr).toBeVisible();
    expect((await qr.boundingBox())?.width).toBe(250);
    await passing(host.page, 'Copied', () => host.page.getByRole('button', { name: 'Copy Link' }).click());
    expect(await host.page.evaluate(() => navigator.clipboard.readText())).toMatch(link);
    await host.page.getByRole('link', { name: 'Start Game' }).click();
    await expect(host.page).toHaveURL(new RegExp(`/admin-game-control\\?gameId=${host.game.id}$`));
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    await page.goto(`/confirm/${host.game.id}`);
    await page.getByRole('link', { name: 'Start Game' }).click();
    await expect(page).toHaveURL(new RegExp(`/player-game/${host.game.id}$`));
  });

  await test.step('the own score and three ways', async () => {
    await page.goto('/play-trivia');
    const ways = ['Leaderboard', 'Trivia Lobby', 'Answer Trivia'].map((name) =>
      page.getByRole('link', { name }),
    );
    await inEachSize(page, async () => {
      await expect(page.getByRole('heading', { name: "Let's Play!" })).toBeVisible();
      await expect(page.getByTestId('own-score')).toHaveText('0');
      for (const way of ways) await canPress(way);
    });
    await expect(ways[0]!).toHaveAttribute('href', '/leaderboard');
    await expect(ways[1]!).toHaveAttribute('href', '/trivia-lobby');
  });

  await test.step('who was away is told of it once, not again on each page', async () => {
    await ada.phone.loseConnection();
    await expect(page.getByText('No connection. Reconnecting…')).toBeVisible({ timeout: 60_000 });
    const back = 'You are back.';
    await passing(page, back, () => ada.phone.findConnection());
    await expect(page.getByText(back)).toHaveCount(0);
    await page.getByRole('link', { name: 'Leaderboard' }).click();
    await expect(page.getByRole('heading', { name: 'Live Leaderboard' })).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('own-score')).toHaveText('0');
    expect((await spokenOn(page)).filter((text) => text.includes(back))).toHaveLength(1);
  });

  await test.step('the question opens by itself; chosen, submitted, and the leaderboard stands there', async () => {
    await page.getByRole('link', { name: 'Answer Trivia' }).click();
    await inEachSize(page, () => expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible());
    await host.panel.press('Start Game');
    await inEachSize(page, async () => {
      await expect(page.getByText('Question 1 of 2')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(host.game.questions[0]!.question);
      await expect(page.getByRole('radio')).toHaveCount(4);
      await canPress(page.getByRole('link', { name: 'Go to Leaderboard' }));
    });
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Go to Leaderboard' })).toHaveAttribute(
      'href',
      '/leaderboard',
    );
    await inEachSize(page, async () => {
      await radio(page, first!.wrong).check({ force: true });
      await radio(page, first!.right).check({ force: true });
      await canPress(submit(page));
    });
    await passing(page, 'Correct!', () => submit(page).click());
    await expect(page).toHaveURL(/\/leaderboard$/);
    await inEachSize(page, () =>
      expect(page.getByRole('heading', { name: 'Live Leaderboard' })).toBeVisible(),
    );
    await expect(host.panel.scoreOf('Ada')).not.toHaveText('0');
    await expect(row(page, 'Ada')).toContainText(await host.panel.scoreOf('Ada').innerText());
  });

  await test.step('the table is that of the end already, also for one who opens it now', async () => {
    await page.reload();
    await inEachSize(page, async () => {
      await expect(page.getByRole('heading', { name: 'Live Leaderboard' })).toBeVisible();
      for (const [name, count, share] of [
        ['Ada', '1/1', '100 %'],
        ['Bo', '0/1', '0 %'],
      ] as const) {
        await expect(row(page, name)).toContainText(count);
        await expect(row(page, name)).toContainText(share);
      }
      await expect(page.getByRole('img', { name: 'Winner' })).toHaveCount(0);
      await canPress(page.getByRole('link', { name: 'Back to the question' }));
    });
  });

  await test.step('an answer is locked, also after a reload; the score is on the play page', async () => {
    await page.getByRole('link', { name: 'Back to the question' }).click();
    await inEachSize(page, () => expect(page.getByText(`You chose ${first!.right}`)).toBeVisible());
    await expect(submit(page)).toBeDisabled();
    await page.reload();
    await expect(page.getByText(`You chose ${first!.right}`)).toBeVisible();
    await expect(radio(page, 'A')).toBeDisabled();
    await page.goto('/play-trivia');
    await expect(page.getByTestId('own-score')).toHaveText(await host.panel.scoreOf('Ada').innerText());
  });

  await test.step('the next question begins anew, and the leaderboard leads to it', async () => {
    await page.goto('/leaderboard');
    await bo.page.goto('/answer-trivia');
    await expect(bo.page.getByText('Question 1 of 2')).toBeVisible();
    await host.panel.press('Next Question');
    const toNext = page.getByRole('link', { name: 'Answer question 2' });
    await inEachSize(page, () => canPress(toNext));
    await page.setViewportSize(sizes.tablet);
    await toNext.click();
    for (const one of [page, bo.page]) {
      await expect(one.getByText('Question 2 of 2')).toBeVisible();
      await expect(one.getByRole('radio', { checked: true })).toHaveCount(0);
      await radio(one, second!.wrong).check({ force: true });
      await passing(one, 'Incorrect!', () => submit(one).click());
    }
  });

  await test.step('the end: everybody’s places with a crown, right answers and accuracy', async () => {
    await host.panel.press('Finish');
    await expect(page.getByRole('heading', { name: 'Final Results' })).toBeVisible();
    await inEachSize(page, async () => {
      await expect(page.getByRole('heading', { name: 'Final Results' })).toBeVisible();
      await expect(page.getByTestId('score-row')).toHaveCount(2);
      await expect(row(page, 'Ada')).toContainText('1/2');
      await expect(row(page, 'Ada')).toContainText('50 %');
      await expect(row(page, 'Ada').getByRole('img', { name: 'Winner' })).toBeVisible();
      await expect(row(page, 'Bo')).toContainText('0/2');
      await expect(row(page, 'Bo').getByRole('img', { name: 'Winner' })).toHaveCount(0);
      for (const name of ['Play Again', 'Back to Home']) await canPress(page.getByRole('link', { name }));
    });
    await expect(page.getByRole('link', { name: 'Play Again' })).toHaveAttribute('href', '/start-trivia');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.goto('/answer-trivia');
    await expect(page).toHaveURL(/\/leaderboard$/);
  });

  await test.step('the own results, question by question', async () => {
    for (const [player, count, percent, word] of [
      [ada, '1/2', '50 % correct', 'Not bad!'],
      [bo, '0/2', '0 % correct', 'Keep practicing!'],
    ] as const) {
      await player.page.goto('/results');
      await inEachSize(player.page, async () => {
        await expect(player.page.getByRole('heading', { name: word })).toBeVisible();
        await expect(player.page.getByText(count, { exact: true })).toBeVisible();
        await expect(player.page.getByText(percent)).toBeVisible();
        await expect(player.page.getByTestId('result-row')).toHaveCount(2);
        const { options: texts, answer } = host.game.questions[0]!;
        await expect(player.page.getByTestId('result-row').first()).toContainText(texts[answer]!);
        await canPress(player.page.getByRole('link', { name: 'Replay Trivia' }));
      });
    }
    await expect(page.getByRole('link', { name: 'Return to Trivia Bank' })).toHaveAttribute(
      'href',
      '/trivia-bank',
    );
    await expect(page.getByRole('link', { name: 'Exit Home' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Replay Trivia' }).click();
    await expect(page).toHaveURL(/\/game-lobby\?/);
    await inEachSize(page, async () => {
      await expect(page.getByText('This game is over.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Join Another Game' })).toBeVisible();
    });
  });
});
