import type { Page } from '@playwright/test';

/** Signs in through the local stand-in for Google, the whole way round: authorization page, callback, session. */
export const signIn = async (
  page: Page,
  { name, email, returnTo = '/dashboard' }: { name?: string; email: string; returnTo?: string },
): Promise<void> => {
  const query = new URLSearchParams({ login_hint: email, returnTo });
  await page.goto(`/auth/google?${query}`);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  if (!name) return;
  const [firstName, ...others] = name.split(' ');
  const saved = await page.request.post('/api/user/setup-profile', {
    data: { username: usernameFrom(email), firstName, lastName: others.join(' ') },
  });
  if (!saved.ok()) throw new Error(`The profile of ${email} was not saved: ${await saved.text()}`);
};

const usernameFrom = (email: string): string =>
  (email.split('@')[0] ?? email).replaceAll(/[^a-z0-9_]/gi, '_');
