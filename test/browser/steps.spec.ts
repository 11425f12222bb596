import { type Page, test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect, hostOf, joinAs, lettersOf, passing } from './game-pages';
import { sizes } from './scenes/sizes';
import { coloursOf, recordColours } from './support/countdown';
import { signIn } from './support/sign-in';
import { listen, spokenOn } from './support/speech';

const radio = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^Answer ${letter}:`) });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });
const row = (page: Page, name: string) => page.getByTestId('score-row').filter({ hasText: name });

for (const size of ['phone', 'tablet', 'desktop'] as const) {
  test(`a game is played step by step on a ${size}: play, answer, leaderboard, results`, async ({
    browser,
  }) => {
    const host = await hostOf(browser, `steps-${size}@example.org`, 2);
    const [first, second] = host.game.questions.map(lettersOf);
    const options = { viewport: sizes[size] };
    const ada = await joinAs(browser, host.game.gameCode, 'Ada', { options });
    const bo = await joinAs(browser, host.game.gameCode, 'Bo', { options });
    await expect(host.panel.player('Bo')).toBeVisible();
    const { page } = ada;

    await test.step('the own score and three ways', async () => {
      await page.goto('/play-trivia');
      await expect(page.getByRole('heading', { name: "Let's Play!" })).toBeVisible();
      await expect(page.getByTestId('own-score')).toHaveText('0');
      await expect(page.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('href', '/leaderboard');
      await expect(page.getByRole('link', { name: 'Trivia Lobby' })).toHaveAttribute('href', '/trivia-lobby');
      await page.getByRole('link', { name: 'Answer Trivia' }).click();
      await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    });

    await test.step('the question opens by itself; chosen, submitted, and the leaderboard stands there', async () => {
      await host.panel.press('Start Game');
      await expect(page.getByText('Question 1 of 2')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(host.game.questions[0]!.question);
      await expect(page.getByRole('radio')).toHaveCount(4);
      await expect(submit(page)).toBeDisabled();
      await expect(page.getByRole('link', { name: 'Go to Leaderboard' })).toHaveAttribute(
        'href',
        '/leaderboard',
      );
      await radio(page, first!.wrong).check({ force: true });
      await radio(page, first!.right).check({ force: true });
      await passing(page, 'Correct!', () => submit(page).click());
      await expect(page).toHaveURL(/\/leaderboard$/);
      await expect(page.getByRole('heading', { name: 'Live Leaderboard' })).toBeVisible();
      await expect(host.panel.scoreOf('Ada')).not.toHaveText('0');
      await expect(row(page, 'Ada')).toContainText(await host.panel.scoreOf('Ada').innerText());
    });

    await test.step('the table is that of the end already, also for one who opens it now', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Live Leaderboard' })).toBeVisible();
      for (const [name, count, share] of [
        ['Ada', '1/1', '100 %'],
        ['Bo', '0/1', '0 %'],
      ] as const) {
        await expect(row(page, name)).toContainText(count);
        await expect(row(page, name)).toContainText(share);
      }
      await expect(page.getByRole('img', { name: 'Winner' })).toHaveCount(0);
    });

    await test.step('an answer is locked, also after a reload; the score is on the play page', async () => {
      await page.getByRole('link', { name: 'Back to the question' }).click();
      await expect(page.getByText(`You chose ${first!.right}`)).toBeVisible();
      await expect(submit(page)).toBeDisabled();
      await page.reload();
      await expect(page.getByText(`You chose ${first!.right}`)).toBeVisible();
      await expect(radio(page, 'A')).toBeDisabled();
      await page.goto('/play-trivia');
      await expect(page.getByTestId('own-score')).toHaveText(await host.panel.scoreOf('Ada').innerText());
    });

    await test.step('the next question begins anew, and the leaderboard leads to it', async () => {
      await page.goto('/leaderboard');
      await host.panel.press('Next Question');
      await page.getByRole('link', { name: 'Answer question 2' }).click();
      await expect(page.getByText('Question 2 of 2')).toBeVisible();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await radio(page, second!.wrong).check({ force: true });
      await passing(page, 'Incorrect!', () => submit(page).click());
    });

    await test.step('the end: everybody’s places with a crown, right answers and accuracy', async () => {
      await host.panel.press('Finish');
      await expect(page.getByRole('heading', { name: 'Final Results' })).toBeVisible();
      await expect(page.getByTestId('score-row')).toHaveCount(2);
      await expect(row(page, 'Ada')).toContainText('1/2');
      await expect(row(page, 'Ada')).toContainText('50 %');
      await expect(row(page, 'Ada').getByRole('img', { name: 'Winner' })).toBeVisible();
      await expect(row(page, 'Bo')).toContainText('0/2');
      await expect(row(page, 'Bo').getByRole('img', { name: 'Winner' })).toHaveCount(0);
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
        await expect(player.page.getByRole('heading', { name: word })).toBeVisible();
        await expect(player.page.getByText(count, { exact: true })).toBeVisible();
        await expect(player.page.getByText(percent)).toBeVisible();
        await expect(player.page.getByTestId('result-row')).toHaveCount(2);
        const { options: texts, answer } = host.game.questions[0]!;
        await expect(player.page.getByTestId('result-row').first()).toContainText(texts[answer]!);
      }
      await expect(page.getByRole('link', { name: 'Return to Trivia Bank' })).toHaveAttribute(
        'href',
        '/trivia-bank',
      );
      await expect(page.getByRole('link', { name: 'Exit Home' })).toHaveAttribute('href', '/');
      await page.getByRole('link', { name: 'Replay Trivia' }).click();
      await expect(page).toHaveURL(/\/game-lobby\?/);
      await expect(page.getByText('This game is over.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Join Another Game' })).toBeVisible();
    });
  });
}

test('the number turns red at ten seconds, and a question that was missed says what was right', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'red@example.org', 2, 30);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada', { prepare: recordColours });
  await expect(host.panel.player('Ada')).toBeVisible();
  await ada.page.goto('/answer-trivia');
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  const { options, answer } = host.game.questions[0]!;
  await passing(
    ada.page,
    ['Time is up.', `Right answer: ${lettersOf(host.game.questions[0]!).right} · ${options[answer]}`],
    () => host.panel.press('Start Game'),
  );
  const early = await coloursOf(ada.page, (seconds) => seconds > 10);
  const late = await coloursOf(ada.page, (seconds) => seconds > 5 && seconds <= 10);
  expect([early.size, late.size]).toEqual([1, 1]);
  expect(early).not.toEqual(late);
  await expect(ada.page.getByText('Question 2 of 2')).toBeVisible();
});

test('strangers and hosts are led right: nobody sees a game that is not theirs', async ({
  browser,
  page,
}) => {
  const away = {
    '/play-trivia': /\/join-team$/,
    '/answer-trivia': /\/$/,
    '/leaderboard': /\/join-team$/,
    '/results': /\/$/,
    '/confirm/game_nowhere': /\/$/,
  };
  for (const [path, to] of Object.entries(away)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(to);
  }
  await page.goto('/my-trivia');
  await expect(page.getByText('Please sign in to access this page.')).toBeVisible();

  await signIn(page, { email: 'no-game@example.org' });
  await page.goto('/play-trivia');
  await expect(page.getByTestId('own-score')).toHaveText('0');
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { name: 'No game yet' })).toBeVisible();
  await page.goto('/answer-trivia');
  await expect(page.getByRole('heading', { name: 'You host this game' })).toBeVisible();
  await page.goto('/my-trivia');
  await expect(page.getByRole('link', { name: 'Create a team' })).toHaveAttribute('href', '/create-team');

  const host = await hostOf(browser, 'steps-other@example.org', 1);
  await page.goto(`/leaderboard?gameId=${host.game.id}`);
  await expect(page).toHaveURL(/\/join-team$/);
});

test('a host’s saved games: played along, or taken as the start of the next', async ({ browser }) => {
  const { page, game } = await hostOf(browser, somebody('saved-games'), 3);
  await page.goto('/my-trivia');
  const item = page.getByRole('listitem').filter({ hasText: 'Game night' });
  await expect(item).toContainText('3 questions');
  await expect(item).toContainText('Easy');
  await page.getByRole('button', { name: 'Play Game night' }).click();
  await expect(page).toHaveURL(/\/play-trivia\?/);
  await expect(page.getByTestId('own-score')).toHaveText('0');
  await page.getByRole('link', { name: 'Answer Trivia' }).click();
  await page.getByRole('link', { name: 'Join with the code' }).click();
  await expect(page.getByLabel('Join code')).toHaveValue(game.gameCode);

  await page.goto('/my-trivia');
  await page.getByRole('button', { name: 'Edit Game night' }).click();
  // without a team, the way there begins with one
  await expect(page).toHaveURL(/\/(choose-trivia|create-team)$/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}'));
  expect(kept.basket.map(({ question }: { question: string }) => question)).toEqual(
    game.questions.map(({ question }) => question),
  );
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.savedGames') ?? '[]'));
  expect(saved[0]).toMatchObject({ gameId: game.id, name: 'Game night', questions: 3 });
});

test('a game that was just made is confirmed with code, link and QR, and starts at the panel', async ({
  browser,
}) => {
  const { page, game, context } = await hostOf(browser, 'confirm@example.org', 3);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/confirm/${game.id}`);
  await expect(page.getByRole('heading', { name: 'Game night' })).toBeVisible();
  await expect(page.getByTestId('share-code')).toHaveText(game.gameCode);
  await expect(page.getByText(new RegExp(`/join/${game.gameCode}$`))).toBeVisible();
  await expect(page.locator('dd').filter({ hasText: /^3$/ })).toBeVisible();
  const qr = page.getByRole('img', { name: new RegExp(`/join/${game.gameCode}$`) });
  await expect(qr).toBeVisible();
  expect((await qr.boundingBox())?.width).toBe(250);
  await passing(page, 'Copied', () => page.getByRole('button', { name: 'Copy Link' }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/join/${game.gameCode}$`),
  );
  await page.getByRole('link', { name: 'Start Game' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin-game-control\\?gameId=${game.id}$`));

  const ada = await joinAs(browser, game.gameCode, 'Ada');
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await ada.page.goto(`/confirm/${game.id}`);
  await ada.page.getByRole('link', { name: 'Start Game' }).click();
  await expect(ada.page).toHaveURL(new RegExp(`/player-game/${game.id}$`));
});

test('where no QR code can be drawn, the link stands in its place as text', async ({ browser }) => {
  const { page, game } = await hostOf(browser, 'no-qr@example.org', 1);
  const team = await (await page.request.post('/api/teams', { data: { name: 'Blind Spots' } })).json();
  await page.route('**/assets/qr-path-*.js', (route) => route.abort());
  for (const [path, link] of [
    [`/confirm/${game.id}`, `/join/${game.gameCode}`],
    [`/trivia-lobby?gameId=${game.id}`, `/scan-trivia\\?code=${game.gameCode}`],
    [`/admin-game-control?gameId=${game.id}`, `/join/${game.gameCode}`],
    [`/screen/${game.id}`, `/join/${game.gameCode}`],
    [`/teams/${team.teamId}`, `/join\\?code=${team.code}`],
    [`/team-lobby?teamId=${team.teamId}`, `/join-team/${team.code}`],
  ] as const) {
    await page.goto(path);
    const instead = page.getByText('The QR code could not be drawn.').locator('..');
    await expect(instead, path).toBeVisible();
    await expect(instead.getByText(new RegExp(`^http.*${link}$`)), path).toBeVisible();
  }
  await page.goto(`/game-lobby?gameId=${game.id}`);
  await page.getByRole('button', { name: 'Show QR' }).click();
  await expect(page.getByRole('dialog').getByText('The QR code could not be drawn.')).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByText(new RegExp(`/join/${game.gameCode}$`))
      .first(),
  ).toBeVisible();
});

test('who was away is told of it once, not again on each page', async ({ browser }) => {
  const host = await hostOf(browser, 'steps-away@example.org', 1);
  const { page, phone } = await joinAs(browser, host.game.gameCode, 'Ada', { prepare: listen });
  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await page.goto('/play-trivia');
  await expect(page.getByTestId('own-score')).toHaveText('0');
  await phone.loseConnection();
  await expect(page.getByText('No connection. Reconnecting…')).toBeVisible({ timeout: 60_000 });
  const back = 'You are back.';
  await passing(page, back, () => phone.findConnection());
  await expect(page.getByText(back)).toHaveCount(0);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { name: 'Live Leaderboard' })).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('own-score')).toHaveText('0');
  expect((await spokenOn(page)).filter((text) => text.includes(back))).toHaveLength(1);
});
