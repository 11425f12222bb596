import type { SessionView } from '@clockbeat/domain/contract';
import { emptyAccount } from '../../../../test-support/answers.js';
import { answer, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const session = (id: string, current: boolean): SessionView => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  signedInAt: null,
  lastSeenAt: null,
  current,
});
const calls = {
  ...emptyAccount,
  'GET /api/user/sessions': answer([session('here', true), session('there', false)]),
  'DELETE /api/user/sessions': refuse(403, 'sign_in_again'),
  'DELETE /api/user/sessions/there': refuse(403, 'sign_in_again'),
  'DELETE /api/user': refuse(403, 'sign_in_again'),
};
const openSettings = async (): Promise<string> => {
  await page.openAt('/dashboard/profile?tab=settings', { signedIn: {}, calls });
  return page.address();
};
const button = (name: string) => page.findByRole('button', { name });

describe('what wants a new sign-in', () => {
  it.each(['Sign out everywhere else', 'Sign out: Firefox on Linux', 'Delete my account'])(
    'offers it, and the way back here: %s',
    async (name) => {
      const address = await openSettings();
      await page.press(await button(name));
      if (name === 'Delete my account') await page.press(await button('Delete for good'));
      await page.findByRole('alertdialog', { name: 'Sign in again first' });
      await page.press(await button('Not now'));
      await page.until(() => page.queryByRole('alertdialog') === null);
      expect(page.leftFor()).toEqual([]);

      await page.press(await button(name));
      if (name === 'Delete my account') await page.press(await button('Delete for good'));
      await page.findByRole('alertdialog', { name: 'Sign in again first' });
      await page.press(await button('Sign in again'));
      expect(page.leftFor()).toEqual([`/auth/google?returnTo=${encodeURIComponent(address)}&again=1`]);
    },
  );
});
