import type { Page } from '@playwright/test';

/** Signs in through the local stand-in for Google, the whole way round: authorization page, callback, session. */
export const signIn = async (
  page: Page,
  { email, name, returnTo = '/dashboard' }: { email: string; name?: string; returnTo?: string },
): Promise<void> => {
  const query = new URLSearchParams({ login_hint: email, ...(name && { name }), returnTo });
  await page.goto(`/auth/google?${query}`);
  // /auth/callback is a page of the client, which goes on by itself
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  const status = await page.request.get('/api/auth/status');
  const { authenticated } = await status.json();
  if (!authenticated) throw new Error(`Signing in as ${email} ended at ${page.url()}`);
};
