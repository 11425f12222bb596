import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { visitor as visitorEn } from '../../../apps/web/src/texts/en/visitor';
import { visitor as visitorFr } from '../../../apps/web/src/texts/fr/visitor';
import { expect } from './expect';

interface SignInOptions {
  email: string;
  name?: string;
  /** Where the page goes then; left out, it opens nothing: whoever goes elsewhere next saves the load of a page. */
  returnTo?: string;
  newcomer?: boolean;
  /** Where the picture of the Google account is. */
  picture?: string;
  /** Of somebody who has none yet; else one by chance. */
  username?: string;
}

/**
 * Signs in through the local stand-in for Google, the whole way round: authorization page, callback, session. Somebody new
 * has completed the profile before; `newcomer` leaves that to the page, on the dashboard where nothing else is said.
 */
export const signIn = async (
  page: Page,
  { email, name, returnTo, newcomer = false, picture, username }: SignInOptions,
): Promise<void> => {
  const returning = { returnTo: returnTo ?? '/dashboard' };
  const signInAt = `/auth/google?${new URLSearchParams({ login_hint: email, ...(name && { name }), ...(picture && { picture }), ...returning })}`;
  if (newcomer) await page.goto(signInAt);
  else {
    await page.request.get(signInAt, { headers: { 'x-forwarded-for': anotherAddress() } });
    await completeOwnProfile(page, username);
    if (returnTo === undefined) return;
    await page.goto(`/auth/callback?${new URLSearchParams(returning)}`);
  }
  // /auth/callback is a page of the client, which goes on by itself; the address is another one before the page is, and a menu
  // that is opened in between closes when it comes
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  for (const { account } of [visitorEn, visitorFr])
    await expect(page.getByText(account.signingInText)).toHaveCount(0);
  const status = await page.request.get('/api/auth/status');
  const { authenticated } = await status.json();
  if (!authenticated) throw new Error(`Signing in as ${email} ended at ${page.url()}`);
};

/** All hosts of the tests together sign in more often than one machine may: each comes from an address of its own. */
const anotherAddress = (): string => `127.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

/** What the set-up page would do, for who is signed in on this page. */
export const completeOwnProfile = async (
  page: Page,
  username = `u_${randomUUID().replaceAll('-', '').slice(0, 16)}`,
): Promise<void> => {
  const asked = async () => (await page.request.get('/api/auth/user')).json();
  const user = await asked();
  if (user.isProfileComplete) return;
  const done = await page.request.post('/api/user/setup-profile', { data: { username } });
  // Journeys that run side by side share their host: another one may have been quicker.
  if (done.ok() || (await asked()).isProfileComplete) return;
  throw new Error(`The profile of ${user.email} was refused: ${await done.text()}`);
};
