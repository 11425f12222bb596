import { type Page, test } from '@playwright/test';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect, makeGame } from './game-pages';
import { beginSet, chooseFile, csvOf } from './own-content';
import { sizes } from './scenes/sizes';
import { completeOwnProfile, signIn } from './support/sign-in';

const set = {
  title: 'A set',
  customQuestions: [{ question: 'Who?', options: ['a', 'b', 'c', 'd'], answer: 'b' }],
};
const uploaded = {
  question: 'Where?',
  options: ['a', 'b', 'c', 'd'],
  answer: 'a',
  category: 'Rivers',
  difficulty: 'Easy',
};
const token = { name: 'mine', scopes: ['games:read'] };
/** A picture of one colour, made here: each one of another colour is another one. */
const pictureOf = (page: Page, colour: string): Promise<Buffer> =>
  page
    .evaluate((fill) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [64, 64];
      const context = canvas.getContext('2d');
      if (context) Object.assign(context, { fillStyle: fill }).fillRect(0, 0, 64, 64);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }, colour)
    .then((text) => Buffer.from(text, 'base64'));

/** Somebody who may have five of everything, and the operator who says so. */
const someoneWithFew = async (page: Page, operator: Page, most: Record<string, number>): Promise<void> => {
  const email = somebody('few');
  await signIn(operator, { email: 'operator@example.org' });
  await signIn(page, { email });
  const { id } = await (await page.request.get('/api/auth/user')).json();
  for (const [quota, figure] of Object.entries(most)) {
    const given = await operator.request.put(`/api/operator/accounts/${id}/quotas/${quota}`, {
      data: { most: figure },
    });
    expect(given.status()).toBe(204);
  }
};
const post = async (page: Page, path: string, data: object): Promise<void> =>
  expect((await page.request.post(path, { data })).status()).toBe(201);
const five = { runningGames: 5, playersPerGame: 5, sets: 5, questions: 5, tokens: 5 };
const told = (page: Page) => page.getByTestId('quota');

test.describe('in French, on a phone', () => {
  test.use({ locale: 'fr', viewport: sizes.phone });

  test('a host is told on each page that there is nearly as much as may be, and not before', {
    tag: '@heavy',
  }, async ({ baseURL, browser, page }) => {
    await someoneWithFew(page, await (await browser.newContext()).newPage(), five);
    for (let nth = 0; nth < 3; nth += 1) {
      await makeGame(page, 1);
      await post(page, '/api/saved-trivia-sets', set);
      await post(page, '/api/user/tokens', token);
    }
    for (const address of ['/dashboard', '/host', '/my-saved-trivia']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(told(page)).toHaveCount(0);
    }
    const game = await makeGame(page, 1);
    await post(page, '/api/saved-trivia-sets', set);
    await post(page, '/api/user/tokens', token);
    await post(page, '/api/questions/bulk', { questions: Array.from({ length: 4 }, () => uploaded) });
    for (const [address, line] of [
      ['/dashboard', 'Vous avez 4 parties en cours sur 5.'],
      ['/host', 'Vous avez 4 parties en cours sur 5.'],
      ['/dashboard/saved-trivia', 'Vous avez 4 séries sur 5.'],
      ['/dashboard/profile?tab=settings', 'Vous avez 4 jetons d’accès sur 5.'],
    ] as const) {
      await page.goto(address);
      await expect(told(page)).toHaveText(line);
    }
    await page.goto('/my-saved-trivia');
    await expect(told(page)).toHaveText(['Vous avez 4 séries sur 5.', 'Vous avez 4 questions à vous sur 5.']);

    await test.step('and of the players of a game, on the panel and where they come in', async () => {
      for (const name of ['Ada', 'Bo', 'Cy', 'Di'])
        await TestPlayer.on({ url: baseURL! }).join(game.gameCode, name);
      await page.goto(`/admin-game-control?gameId=${game.id}`);
      await expect(told(page)).toHaveText('4 places sur 5 sont prises.');
      await page.goto(`/join/${game.gameCode}`);
      await expect(page.getByText(/4 places sur 5 sont prises/)).toBeVisible();
    });
  });

  test('what is one too many is refused in words, and nothing that was typed is lost', async ({
    browser,
    page,
  }) => {
    await someoneWithFew(page, await (await browser.newContext()).newPage(), {
      ...five,
      runningGames: 1,
      questions: 1,
    });
    await makeGame(page, 1);
    await page.goto('/host');
    await expect(told(page)).toContainText(/^Parties en cours\s: 1 sur 1\./);
    await page.getByRole('button', { name: 'Créer la partie' }).click();
    await expect(
      page.getByText(/^Votre partie n’a pas été créée\s: vous en avez 1 en cours sur 1/),
    ).toBeVisible();

    await page.goto('/create-trivia');
    const file = csvOf('1,Science,Nearest?,a,b,c,d,B,Easy', '2,Science,Farthest?,a,b,c,d,B,Easy');
    await chooseFile(page, 'quiz.csv', file, 'Choisir un fichier');
    await page.getByRole('button', { name: /^Importer 2 questions/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Rien n’a été ajouté' })).toContainText(
      /questions à vous\s: 0 sur 1/,
    );
    await expect(page.getByRole('button', { name: /^Importer 2 questions/ })).toBeVisible();
  });
});

test.describe('in English, dark, at a desk', () => {
  test.use({ colorScheme: 'dark', viewport: sizes.desktop });

  test('an operator gives one account another figure, and takes it back', async ({ browser, page }) => {
    const email = somebody('looked-after');
    const owner = await (await browser.newContext()).newPage();
    await signIn(owner, { email });
    await signIn(page, { email: 'operator@example.org', returnTo: '/operator' });
    await completeOwnProfile(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill(email);
    await page.getByRole('button', { name: `Look after ${email}` }).click();
    const account = page.getByRole('dialog', { name: email });
    const sets = account.getByRole('listitem').filter({ hasText: 'Sets' });
    await expect(sets).toContainText('0 of 2,000');
    await sets.getByRole('button', { name: 'Change: Sets' }).click();
    const asking = page.getByRole('dialog', { name: 'Sets' });
    await asking.getByLabel('At most').fill('-3');
    await asking.getByRole('button', { name: 'Save' }).click();
    await expect(asking.getByText(/^Please type a number from 0/)).toBeVisible();
    await asking.getByLabel('At most').fill('5');
    await asking.getByRole('button', { name: 'Save' }).click();
    await expect(sets).toContainText('0 of 5');
    await expect(sets).toContainText('Exception');
    const quotas = await (await owner.request.get('/api/user/quotas')).json();
    expect(quotas.sets).toEqual({ used: 0, most: 5, isException: true });
    await sets.getByRole('button', { name: 'Change: Sets' }).click();
    await asking.getByRole('button', { name: 'As for all accounts' }).click();
    await expect(sets).toContainText('0 of 2,000');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Installation' }).click();
    await expect(page.getByText(/^[\d,]+ of 10,000$/)).toBeVisible();
    await expect(page.getByText(/ of 100,000 MB$/)).toBeVisible();
  });

  test('a set that is one too many stays in the form, a picture outside of it', { tag: '@heavy' }, async ({
    browser,
    page,
  }) => {
    await someoneWithFew(page, await (await browser.newContext()).newPage(), { sets: 1, mediaBytes: 0 });
    await post(page, '/api/saved-trivia-sets', set);
    await beginSet(page, 'Rivers of Europe');
    await page.getByLabel('Choose a picture or sound').setInputFiles({
      name: 'red.png',
      mimeType: 'image/png',
      buffer: await pictureOf(page, '#c02020'),
    });
    const none = 'Your account cannot add pictures or sounds here.';
    await expect(page.getByRole('alert').filter({ hasText: none })).toBeVisible();
    await expect(told(page).filter({ hasText: none })).toBeVisible();
    await page.getByLabel('Question', { exact: true }).fill('Which is the longest?');
    for (const letter of 'ABCD')
      await page.getByLabel(`Option ${letter}`, { exact: true }).fill(`River ${letter}`);
    await page.getByLabel('B is the right answer').check();
    await page.getByRole('button', { name: 'Add Question', exact: true }).click();
    await expect(told(page).filter({ hasText: 'sets' })).toHaveText(
      'You have 1 of 1 sets. Delete one to save another.',
    );
    await page.getByRole('button', { name: 'Save to Drafts' }).click();
    await expect(page.getByText(/^Nothing was saved: you have 1 of 1 sets/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Which is the longest?')).toBeVisible();
  });
});
