import { type Locator, test } from '@playwright/test';
import { somebody } from './account-pages';
import { answersOpen, expect, hostOf, hostPanel, joinAs } from './game-pages';
import { signIn } from './support/sign-in';

/** The address of a link that is made in the dialog, without its origin. */
const newLink = async (dialog: Locator): Promise<{ pathname: string; hash: string }> => {
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const qr = dialog.getByRole('img', { name: /QR code that opens .*\/cohost\// });
  const [link = ''] = /https?:\S+/.exec((await qr.getAttribute('aria-label')) ?? '') ?? [];
  return new URL(link);
};

test('a co-host opens the link, signs in, leads, reads in mid-game that it was taken back, and once more stops by itself', {
  tag: '@heavy',
}, async ({ browser }) => {
  const host = await hostOf(browser, somebody('owner'));
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await host.page.getByRole('button', { name: 'Co-hosts…' }).click();
  const dialog = host.page.getByRole('dialog', { name: 'Co-hosts' });
  const { pathname, hash } = await newLink(dialog);

  const page = await (await browser.newContext()).newPage();
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { name: 'Game night' })).toBeVisible();
  const signInLink = page.getByRole('main').getByRole('link', { name: 'Sign In' });
  expect(await signInLink.getAttribute('href')).not.toContain(hash.slice(1));
  // The tab comes back from the sign-in to the address without what stood behind the `#`.
  await signIn(page, { email: somebody('mia'), username: 'mia', returnTo: pathname });
  await page.getByRole('button', { name: 'Lead this game' }).click();
  await expect(page.getByText(/^You co-host .*game$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toHaveCount(0);
  await expect(dialog.getByText('mia', { exact: true })).toBeVisible();

  const coHost = hostPanel(page);
  await coHost.press('Start Game');
  await answersOpen(ada.page);
  await coHost.press('Pause');
  await expect(host.page.getByTestId('game-status')).toHaveText('Paused');
  await coHost.press('Resume');

  await dialog.getByRole('button', { name: 'Take back from mia' }).click();
  await expect(page.getByRole('heading', { name: 'You do not lead this game any more' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Question' })).toHaveCount(0);
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();

  // by another link once more, until it stops by itself
  const again = await newLink(dialog);
  await page.goto(again.pathname + again.hash);
  await page.getByRole('button', { name: 'Lead this game' }).click();
  await expect(dialog.getByText('mia', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop co-hosting…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop co-hosting' }).click();
  await expect(page.getByText(/^You have stopped co-hosting “Game night”/)).toBeVisible();
  await expect(dialog.getByText('mia', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('live-game')).toHaveCount(0);
});
