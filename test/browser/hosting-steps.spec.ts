import { type Page, test } from '@playwright/test';
import { expect, passing } from './game-pages';
import { giveTeam, keep, keptIn, ownQuestions } from './support/browser-kept';
import { signIn } from './support/sign-in';

const basket = ownQuestions(2);

test('whoever comes too early is led back to the step that is missing', async ({ page }) => {
  await signIn(page, { email: 'early@example.org' });

  await test.step('without a team', async () => {
    for (const early of [
      '/create-trivia-choice',
      '/choose-trivia',
      '/question-basket',
      '/approve-selection',
      '/publish-qr',
      '/question-select/pop-culture',
    ]) {
      await page.goto(early);
      await expect(page, early).toHaveURL(/\/create-team$/);
      await expect(page.getByLabel('Team Name')).toBeVisible();
    }
  });

  const { teamId } = await giveTeam(page);
  await test.step('without questions', async () => {
    await passing(page, 'Select at least one question.', () => page.goto('/approve-selection'));
    await expect(page).toHaveURL(/\/create-trivia-choice$/);
    await keep(page, 'appState', { teamId, approved: true, gameId: 'game_0000000000000000' });
    await page.goto('/publish-qr');
    await expect(page).toHaveURL(/\/question-basket$/);
  });

  await test.step('without approval', async () => {
    await keep(page, 'appState', { teamId, basket });
    await page.goto('/publish-qr');
    await expect(page).toHaveURL(/\/approve-selection$/);
    await expect(page.getByRole('heading', { name: 'Game Summary' })).toBeVisible();
  });

  await test.step('with broken content in the storage', async () => {
    for (const text of ['{', '7', '{"teamId":{}}', '[]']) {
      await page.evaluate((broken) => {
        localStorage.setItem('clockbeat.currentTeam', broken);
        localStorage.setItem('clockbeat.appState', broken);
      }, text);
      await page.goto('/publish-qr');
      await expect(page, text).toHaveURL(/\/create-team$/);
    }
  });

  await test.step('at the other spelling of the share page, with a game that is not there', async () => {
    await passing(page, 'This game does not exist.', () =>
      page.goto('/publish-qr-code?gameId=game_0000000000000000'),
    );
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a basket is seen, emptied and refused in words, and another tab keeps up', async ({ page }) => {
  await signIn(page, { email: 'basket@example.org' });
  const { teamId, code } = await giveTeam(page);
  await keep(page, 'appState', { teamId, basket: ownQuestions(3) });
  await page.goto('/question-basket');
  await expect(page.getByText(code)).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: 'How many legs' });
  await expect(rows).toHaveCount(3);

  await test.step('what another tab removes is gone here', async () => {
    const tab = await page.context().newPage();
    await tab.goto('/trivia-basket');
    await tab.getByRole('button', { name: 'Remove: How many legs have 3 spiders?' }).click();
    await expect(rows).toHaveCount(2);
    await tab.close();
    await page.reload();
    await expect(rows).toHaveCount(2);
  });

  await test.step('the focus stays in the list as it gets shorter', async () => {
    await page.getByRole('button', { name: 'Remove: How many legs have 2 spiders?' }).press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Remove: How many legs have 4 spiders?' })).toBeFocused();
  });

  await test.step('it is cleared once that was confirmed', async () => {
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(
      page.getByText('Are you sure you want to remove all questions from your basket?'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible();
    expect((await keptIn(page)).basket).toEqual([]);
  });

  await test.step('an empty one goes no further', async () => {
    await passing(page, 'Please add some questions to your basket before proceeding!', () =>
      page.getByRole('button', { name: 'Proceed to Final Approval' }).click(),
    );
    await page.goto('/trivia-basket');
    await passing(page, 'Please add at least one question to your basket before proceeding.', () =>
      page.getByRole('button', { name: 'Proceed to Approval' }).click(),
    );
    await expect(page).toHaveURL(/\/trivia-basket$/);
  });

  await test.step('on a short phone the bar leaves its one button free', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    for (const path of ['/trivia-basket', '/question-basket']) {
      await page.goto(path);
      const openBank = page.getByRole('link', { name: 'Open the Question Bank' });
      await expect(openBank).toBeInViewport({ ratio: 1 });
      const [button, bar] = [
        await openBank.boundingBox(),
        await page.locator('[data-action-bar]').boundingBox(),
      ];
      expect(button!.y + button!.height, path).toBeLessThanOrEqual(bar!.y);
    }
  });
});

test('a double click at the end of a page takes one step, not two', async ({ page }) => {
  await signIn(page, { email: 'hasty@example.org' });
  const { teamId } = await giveTeam(page);
  await keep(page, 'appState', { teamId, basket });
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/games')) made.push(request.url());
  });
  await page.goto('/question-basket');
  await page.getByRole('button', { name: 'Proceed to Final Approval' }).click();
  await page.getByRole('button', { name: 'Confirm and Generate QR' }).hover();
  // the second click of a double click, by what the browser counts
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByRole('link', { name: 'Edit More' }).click();
  await expect(page).toHaveURL(/\/trivia-bank$/);
  expect(made).toEqual([]);

  await page.goBack();
  await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
  await expect(page).toHaveURL(/\/publish-qr$/);
  expect(made).toHaveLength(1);
});

test('more than a game can hold is said at basket and approval, before the server has to', async ({
  page,
}) => {
  await signIn(page, { email: 'toomany@example.org' });
  const { teamId } = await giveTeam(page);
  await keep(page, 'appState', { teamId, basket: ownQuestions(52) });
  const said = page.getByText('A game has at most 50 questions. Yours has 52: please remove 2.');
  await page.goto('/question-basket');
  await expect(said).toBeVisible();
  await page.goto('/approve-selection');
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm and Generate QR' })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep the first 50' }).click();
  await expect(said).toBeHidden();
  await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
  await expect(page.getByText('50 questions ready')).toBeVisible();
});

test('what is no longer there is taken out, and a team of another account is let go of', async ({ page }) => {
  await signIn(page, { email: 'gone@example.org' });
  const { teamId, name, code } = await giveTeam(page);
  const gone = { ...ownQuestions(1)[0]!, id: 'no-such-question', stored: true };
  await keep(page, 'appState', { teamId, basket: [gone, ...basket.slice(1)] });
  await page.goto('/approve-selection');
  await passing(page, '1 question is no longer there', () => confirm(page));
  expect((await keptIn(page)).basket).toHaveLength(1);
  await confirm(page);
  await expect(page.getByText('1 question ready')).toBeVisible();

  await page.goto('/auth/logout');
  await signIn(page, { email: 'stranger@example.org' });
  await keep(page, 'currentTeam', { teamId, name, code });
  await keep(page, 'appState', { teamId, basket });
  await page.goto('/approve-selection');
  await passing(page, 'This team is not one of yours.', () => confirm(page));
  await expect(page).toHaveURL(/\/create-team$/);
  expect((await keptIn(page)).basket).toHaveLength(2);
});

test('a team’s page has its code, link and QR; a team that is not there leads home', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = `shared ${data.url}`;
      },
    });
  });
  await signIn(page, { email: 'teampage@example.org' });
  const before = today();
  const { teamId, code } = await giveTeam(page, 'Page Turners');
  await page.goto(`/team/${teamId}`);
  await expect(page.getByRole('heading', { name: 'Page Turners' })).toBeVisible();
  await expect(page.getByText(`/join?code=${code}`)).toBeVisible();
  await expect(page.getByText('0 members')).toBeVisible();
  await expect(page.getByTestId('team-code')).toHaveText(code);
  await expect(page.getByRole('time')).toHaveAttribute('datetime', new RegExp(`^(${before}|${today()})`));
  await expect(page.getByRole('link', { name: 'Create Another Team' })).toHaveAttribute(
    'href',
    '/create-team',
  );
  const qr = page.getByRole('img', { name: new RegExp(`code=${code}$`) });
  await expect(qr).toBeVisible();
  expect((await qr.boundingBox())?.width).toBe(250);
  await passing(page, 'Copied', () => page.getByRole('button', { name: 'Copy Join Link' }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/join?code=${code}`);
  await page.getByRole('button', { name: 'Copy Code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect(page).toHaveTitle(new RegExp(`shared .*code=${code}$`));

  await passing(page, 'This team does not exist.', () => page.goto('/teams/t_0000000000000000'));
  await expect(page).toHaveURL(/\/$/);
});

test('without a QR code the share page says so, and code and link stay', async ({ page }) => {
  await page.route('**/assets/qr-path-*', (route) => route.abort());
  await signIn(page, { email: 'noqr@example.org' });
  const { teamId } = await giveTeam(page);
  await keep(page, 'appState', { teamId, basket });
  await page.goto('/approve-selection');
  await confirm(page);
  await expect(page.getByText('The QR code could not be drawn.')).toBeVisible();
  await expect(page.getByTestId('join-code')).toHaveText(/^[A-Z0-9]{6}$/);
  await expect(page.getByRole('button', { name: 'Copy Join Link' })).toBeVisible();
});

/** In UTC, as the server writes it. */
const today = (): string => new Date().toISOString().slice(0, 10);

const confirm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
