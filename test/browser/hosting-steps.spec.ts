import { test } from '@playwright/test';
import { expect, passing } from './game-pages';
import { giveTeam, keep, keptIn, ownQuestions } from './support/browser-kept';
import { signIn } from './support/sign-in';

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
  await keep(page, 'appState', { teamId, basket: ownQuestions(2) });
  await page.goto('/approve-selection');
  await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
  await expect(page.getByText('The QR code could not be drawn.')).toBeVisible();
  await expect(page.getByTestId('join-code')).toHaveText(/^[A-Z0-9]{6}$/);
  await expect(page.getByRole('button', { name: 'Copy Join Link' })).toBeVisible();
});

/** In UTC, as the server writes it. */
const today = (): string => new Date().toISOString().slice(0, 10);
