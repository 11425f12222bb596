import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { expect } from './game-pages';
import { timeoutMs } from './support/expect';
import { signIn } from './support/sign-in';

const barLinks = [
  ['Clockbeat', '/'],
  ['Start Trivia', '/start-trivia'],
  ['Join Team', '/join-team'],
  ['Question Bank', '/trivia-bank'],
] as const;

test('the bar has its four ways from 768 px on, and folds below; signed in, the profile is in it, and in the menu of a phone; a link in a mail ends the newsletter', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/feedback');
  const bar = page.getByRole('banner');
  for (const [name, href] of barLinks)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();

  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar.getByRole('link', { name: 'Question Bank' })).toBeHidden();
  await bar.getByRole('button', { name: 'Menu' }).click();
  for (const [name] of barLinks) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();

  const email = 'menu@example.org';
  await signIn(page, { email, name: 'Mia Menu', returnTo: '/home' });
  const account = [
    ['Dashboard', '/dashboard'],
    ['Sign Out', '/auth/logout'],
  ] as const;
  for (const [width, open, closed] of [
    [768, 'Your account', 'Menu'],
    [767, 'Menu', 'Your account'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(bar.getByRole('button', { name: closed })).toBeHidden();
    await bar.getByRole('button', { name: open }).click();
    await expect(bar.getByText(email).filter({ visible: true })).toHaveCount(1);
    for (const [name, href] of account)
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }

  // An account's switch needs no mail that confirms it.
  const switched = await page.request.post('/api/user/settings', { data: { marketingEmails: true } });
  expect(switched.ok()).toBe(true);
  const link = (await readers(baseURL!))
    .find((line) => line.startsWith(email))
    ?.split(',')
    .at(-1);
  await page.goto(link!);
  await expect(page.getByRole('heading', { name: 'Leave the newsletter?' })).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(await readers(baseURL!)).not.toContainEqual(expect.stringContaining(email));
});

test('how to play opens over the page and closes by button, Escape and a press beside it; a verdict is under nothing; an error is tried again', async ({
  page,
}) => {
  await page.goto('/');
  // Letters that arrive may move what is below them, and a press in that moment goes beside it.
  await page.evaluate(() => document.fonts.ready);
  const open = page.getByRole('button', { name: 'How to Play' });
  const dialog = page.getByRole('dialog', { name: 'How to Play' });
  for (const close of [
    () => dialog.getByRole('button', { name: 'Got it' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await open.click();
    for (const text of ['10-second timer per question', 'Real-time scoring', 'Animated QR codes'])
      await expect(dialog.getByText(text)).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  }
  expect(new URL(page.url()).pathname).toBe('/');

  await test.step('on a phone the verdict on that question is there to be read, under nothing', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: /^Answer C:/ }).click();
    const another = page.getByRole('button', { name: 'Another one' });
    await expect(another).toBeInViewport({ ratio: 1 });
    // Pressed as by a thumb: what lies over it would take the press.
    await another.click({ timeout: timeoutMs });
    await expect(page.getByRole('button', { name: /^Answer C:/ })).toBeEnabled();
    await page.getByRole('button', { name: /^Answer C:/ }).click();
    const [text, link] = await Promise.all([
      page.getByText(/points in a real game\.$/).boundingBox(),
      page.getByRole('main').getByRole('link', { name: 'Feedback' }).boundingBox(),
    ]);
    expect(text!.y + text!.height).toBeLessThanOrEqual(link!.y);
  });

  await test.step('the error screen tries again by loading the page anew', async () => {
    let broken = true;
    await page.route('**/assets/feedback-page-*.js', (route) =>
      broken
        ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
        : route.continue(),
    );
    await page.goto('/feedback');
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    await expect(page).toHaveTitle('Oops! Something went wrong · Clockbeat');
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    broken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Your feedback')).toBeVisible();
  });
});

/** The lines of the newsletter's export, as an operator gets them. */
const readers = async (publicUrl: string): Promise<string[]> => {
  const exporting = join(import.meta.dirname, '../../scripts/export.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [exporting, 'newsletter', 'export'], {
    env: {
      ...process.env,
      REHEARSAL: 'off',
      DATA_DIR: process.env['BROWSER_TEST_DATA'],
      PUBLIC_URL: publicUrl,
    },
  });
  return stdout.trim().split('\n');
};
