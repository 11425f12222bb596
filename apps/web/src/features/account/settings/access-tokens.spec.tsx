import type { TokenView } from '@clockbeat/domain/contract';
import { emptyAccount } from '../../../../test-support/answers.js';
import { answer, type Calls, hold, lost, type Reply, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const list = 'GET /api/user/tokens';
const token = (over: Partial<TokenView> = {}): TokenView => ({
  id: 'token_league',
  name: 'League',
  scopes: ['games:read', 'live:host'],
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2999-01-01T00:00:00.000Z',
  lastUsedAt: null,
  ...over,
});
const secret = `cb_p${'x'.repeat(36)}`;
const open = (tokens: Reply, calls: Calls = {}) =>
  page.openAt('/dashboard/profile?tab=settings', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/user/sessions': answer([]), [list]: tokens, ...calls },
  });
const shown = () => page.queryAllByTestId('token').map((row) => row.textContent ?? '');
const button = (name: string) => page.findByRole('button', { name });

it('tells of each token what it may do, until when, and when it was used', async () => {
  await open(
    answer([
      token(),
      token({
        id: 'old',
        name: 'Old',
        expiresAt: '2026-01-02T00:00:00.000Z',
        lastUsedAt: '2026-01-02T00:00:00.000Z',
      }),
    ]),
  );
  await page.until(() => shown().length === 2);
  expect(shown()[0]).toMatch(/League.*See games · Host games.*Expires on .*Never used/);
  expect(shown()[1]).toMatch(/Old.*Expired.*Expired on .*Last used on/);
});

it('says that the list is on its way, and asks again where it does not come', async () => {
  const held = hold(lost);
  await open(held.reply);
  await page.findByText('Loading your access tokens...');
  held.letGo();
  await page.passes(1_000);
  await page.passes(2_000);
  await page.findByText('Your access tokens could not be loaded.');
  page.change({ [list]: answer([token()]) });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.until(() => shown().length === 1);
});

it('makes a token, shows it once, and has it in the list', async () => {
  const asked: unknown[] = [];
  await open(answer([]), {
    'POST /api/user/tokens': (call) => {
      asked.push(call.body);
      return answer({ ...token(), token: secret })(call);
    },
  });
  await page.press(await button('New access token'));
  await page.press(await button('Create token'));
  await page.findByText('Please give it a name of up to 50 characters.');
  await page.findByText('Please allow it something.');
  expect(asked).toEqual([]);
  await page.type(await page.findByLabelText('What it is for'), 'League');
  await page.press(await page.findByRole('switch', { name: /Host games/ }));
  await page.press(await page.findByRole('switch', { name: /See games/ }));
  await page.press(await button('Create token'));
  await page.findByText(secret);
  expect(asked).toEqual([{ name: 'League', scopes: ['games:read', 'live:host'], days: 90 }]);
  expect(shown()).toHaveLength(1);
  await page.press(await button('I have it'));
  expect(page.queryByText(secret)).toBeNull();
  expect(shown()).toHaveLength(1);
});

it.each([
  ['sign_in_again', 403, 'Sign in again first'],
  ['conflict', 409, 'Twenty are there.'],
] as const)(
  'a token that is refused by %s is not made, and what was typed stays',
  async (code, status, said) => {
    await open(answer([]), { 'POST /api/user/tokens': refuse(status, code, said) });
    await page.press(await button('New access token'));
    await page.type(await page.findByLabelText('What it is for'), 'League');
    await page.press(await page.findByRole('switch', { name: /See games/ }));
    await page.press(await button('Create token'));
    await page.findByText(said);
    expect(shown()).toEqual([]);
    if (code === 'sign_in_again') await page.press(await button('Not now'));
    expect((page.getByLabelText('What it is for') as HTMLInputElement).value).toBe('League');
  },
);

it('revokes a token once more was asked', async () => {
  await open(answer([token()]), { 'DELETE /api/user/tokens/token_league': lost });
  await page.press(await button('Revoke: League'));
  await page.press(await button('Keep it'));
  expect(page.asked('DELETE /api/user/tokens/token_league')).toHaveLength(0);
  await page.press(await button('Revoke: League'));
  await page.press(await button('Revoke'));
  await page.findByText('Not Revoked');
  expect(shown()).toHaveLength(1);
  page.change({ 'DELETE /api/user/tokens/token_league': answer(null) });
  await page.press(await button('Revoke: League'));
  await page.press(await button('Revoke'));
  await page.until(() => shown().length === 0);
});
