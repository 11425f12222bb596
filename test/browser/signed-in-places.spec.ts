import { type Browser, devices, type Page, test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect, passing } from './game-pages';
import { sizes } from './scenes/sizes';
import { signIn } from './support/sign-in';

const settings = '/dashboard/profile?tab=settings';
const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';
const safariOnIphone = devices['iPhone 13'].userAgent;

const signedInWith = async (browser: Browser, userAgent: string, email: string): Promise<Page> => {
  const page = await (await browser.newContext({ userAgent })).newPage();
  await signIn(page, { email });
  return page;
};
const isSignedIn = async (page: Page): Promise<boolean> =>
  (await (await page.request.get('/api/auth/status')).json()).authenticated;
const sessions = (page: Page) => page.getByTestId('session');
const signOutElsewhere = (page: Page) => page.getByRole('button', { name: 'Sign out everywhere else' });

for (const size of ['phone', 'desktop'] as const) {
  test(`a host sees where the account is signed in and signs out there, on a ${size}`, async ({
    browser,
    page,
  }) => {
    const email = somebody('wanda');
    await page.setViewportSize(sizes[size]);
    await signIn(page, { email, returnTo: settings });
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);
    await expect(sessions(page)).toContainText('This device');
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);

    const phone = await signedInWith(browser, firefoxOnAndroid, email);
    const tablet = await signedInWith(browser, safariOnIphone, email);
    const unknown = await signedInWith(browser, 'Something of its own', email);
    await page.reload();
    await expect(sessions(page)).toHaveCount(4);
    await expect(sessions(page).first()).toContainText('This device');
    await expect(sessions(page).filter({ hasText: 'Unknown device' })).toHaveCount(1);
    await expect(page.getByText('You are signed in nowhere else.')).toHaveCount(0);

    await page.getByRole('button', { name: 'Sign out: Firefox on Android' }).focus();
    await passing(page, 'Firefox on Android can no longer use your account.', () =>
      page.keyboard.press('Enter'),
    );
    await expect(sessions(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(tablet)).toBe(true);

    // signed out by itself meanwhile: what was wanted is so
    await unknown.request.post('/auth/logout');
    await passing(page, 'Unknown device can no longer use your account.', () =>
      page.getByRole('button', { name: 'Sign out: Unknown device' }).click(),
    );
    await expect(sessions(page)).toHaveCount(2);

    await passing(page, 'Only this device is still signed in.', () => signOutElsewhere(page).click());
    await expect(sessions(page)).toHaveCount(1);
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    expect(await isSignedIn(tablet)).toBe(false);
    expect(await isSignedIn(page)).toBe(true);
    for (const other of [phone, tablet, unknown]) await other.context().close();
  });
}
