import type { SessionView } from '@clockbeat/domain/contract';
import { emptyAccount } from '../../../../test-support/answers.js';
import { answer, type Calls, hold, lost, type Reply } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const list = 'GET /api/user/sessions';
const session = (id: string, current: boolean): SessionView => ({
  id,
  browser: 'Safari',
  system: 'iPhone',
  signedInAt: null,
  lastSeenAt: null,
  current,
});
const both = answer([session('here', true), session('there', false)]);
const open = (sessions: Reply, calls: Calls = {}) =>
  page.openAt('/dashboard/profile?tab=settings', {
    signedIn: {},
    calls: { ...emptyAccount, [list]: sessions, ...calls },
  });
const shown = () => page.queryAllByTestId('session').length;
const loading = 'Loading where you are signed in...';

it('a list that does not come is asked for again', async () => {
  await open(lost);
  await page.until(() => page.asked(list).length > 0);
  await page.passes(1_000);
  await page.passes(2_000);
  await page.findByText('Where you are signed in could not be loaded.');
  page.change({ [list]: both });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.until(() => shown() === 2);
});

it.each(['Sign out: Safari on iPhone', 'Sign out everywhere else'])(
  'a sign-out that fails says so, and leaves the list as it is: %s',
  async (name) => {
    await open(both, { 'DELETE /api/user/sessions': lost, 'DELETE /api/user/sessions/there': lost });
    await page.press(await page.findByRole('button', { name }));
    await page.findByText('Not Signed Out');
    expect(shown()).toBe(2);
  },
);

it('while the list is on its way its place says so', async () => {
  const held = hold(answer([session('here', true)]));
  await open(held.reply);
  await page.findByText(loading);
  held.letGo();
  await page.until(() => shown() === 1);
  expect(page.queryByText(loading)).toBeNull();
});
