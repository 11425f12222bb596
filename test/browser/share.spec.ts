import { type Page, test } from '@playwright/test';
import { expect, hostPanel, passing } from './game-pages';
import { holdMoment, letGo } from './scenes/moment';
import { signIn } from './support/sign-in';

test('a quick game from home is shared by code, link and QR, and started', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, { email: 'quick@example.org', name: 'Quinn Quick', returnTo: '/home' });
  await expect(page.getByRole('heading', { name: /Welcome, Quinn/ })).toBeVisible();
  await shareQuickGame(page);
  await expect(page.getByRole('heading', { name: 'Share & Start' })).toBeVisible();
  await expect(page.getByText('10 questions ready')).toBeVisible();
  await expect(page.getByText('About 2 minutes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it goes' })).toBeVisible();

  const code = await page.getByTestId('join-code').innerText();
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  const qr = page.getByRole('img', { name: new RegExp(`/join/${code}$`) });
  await expect(qr.locator('svg')).toHaveAttribute('viewBox', /^-2 -2 (\d+) \1$/);
  const box = await qr.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(300);
  expect(box?.width).toBeLessThanOrEqual(320);

  await holdMoment(page);
  await page.getByRole('button', { name: 'Copy Code' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(page.getByText('Copied')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Copied')).toHaveCount(0);
  await letGo(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.getByRole('link', { name: 'Start Game' }).click();
  await expect(page).toHaveURL(/\/admin-game-control\?gameId=game_/);
  await passing(page, 'Question 1 of 10', () => hostPanel(page).press('Start Game'));
  for (const name of ['Start Game', 'Resume']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
});

test('on the smallest phone the QR is as large as it should be, and nothing hangs over the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, { email: 'small@example.org', returnTo: '/home' });
  await shareQuickGame(page);
  const box = await page.getByRole('img', { name: /QR code/ }).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(300);
  expect(box?.width).toBeLessThanOrEqual(320);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('without the clipboard the link is copied by a hidden field, and an alert says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await signIn(page, { email: 'noclip@example.org', returnTo: '/home' });
  await shareQuickGame(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Copy Join Link' }).click();
  await page.getByRole('button', { name: 'Copy Code' }).click();
  await expect
    .poll(() => alerts)
    .toEqual(['Join link copied to clipboard!', 'Join code copied to clipboard!']);
});

test('unknown addresses, messages in the address and a signed-out dashboard have their pages', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  for (const name of ['Go to Home', 'Go to Dashboard', 'Contact Support']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await passing(page, 'Please sign in to access your dashboard', () => page.goto('/dashboard'));
  await expect(page).toHaveURL(/\/$/);
});

const shareQuickGame = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Quick game' }).click();
  await expect(page).toHaveURL(/\/admin-game-control\?gameId=game_/);
  await page.goto(`/publish-qr${new URL(page.url()).search}`);
};
