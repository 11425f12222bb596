import type { AuditEntryView, OperatedAccountInFull, Page } from '@clockbeat/domain/contract';
import { within } from '@testing-library/dom';
import { answer, type Calls, hang, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const id = '00000000-0000-4000-8000-00000000ada0';
const account: OperatedAccountInFull = {
  id,
  email: 'loud@example.org',
  username: 'loud_one',
  firstName: null,
  lastName: null,
  createdAt: '2026-11-01T10:00:00Z',
  roles: ['analyst'],
  rolesBySetting: [],
  suspension: null,
  counts: {
    games: 3,
    openGames: 1,
    sets: 2,
    questions: 9,
    teams: 0,
    accessTokens: 1,
    sessions: 2,
    mediaBytes: 1_250_000,
  },
};
const pageOf = <T,>(...items: T[]): Page<T> => ({ items, nextCursor: null });
const line = (over: Partial<AuditEntryView>): AuditEntryView => ({
  sequence: 7,
  at: '2026-11-01T10:00:00Z',
  actor: null,
  what: 'sign_in_refused',
  about: null,
  details: {},
  seal: 'ab'.repeat(32),
  ...over,
});

const accounts = 'GET /api/operator/accounts';
const one = `GET /api/operator/accounts/${id}`;
const suspend = `POST /api/operator/accounts/${id}/suspend`;
const open = (calls: Calls = {}) =>
  page.openAt('/operator', {
    signedIn: { roles: ['operator'] },
    calls: { [accounts]: answer(pageOf(account)), [one]: answer(account), ...calls },
  });
/** As keys do: a tab that has the focus is the one that is shown. */
const toTab = async (name: string) => {
  await page.focus(await page.findByRole('tab', { name }));
};
const button = (name: string) => page.findByRole('button', { name });
const lookAfter = async () => page.press(await button('Look after loud@example.org'));

it('says to an account without the role that the page is not for it, and asks nothing', async () => {
  await page.openAt('/operator', { signedIn: { roles: ['analyst'] } });
  await page.findByRole('heading', { name: 'This page is for operators' });
});

it('says while accounts are loaded, where that fails, and where nobody is like that', async () => {
  await open({ [accounts]: hang });
  await page.findByText(/^Loading/);
  await open({ [accounts]: lost });
  await page.findByText('This could not be loaded.');
  page.change({ [accounts]: answer(pageOf()) });
  await page.press(await button('Try Again'));
  await page.findByText('No account is like that.');
});

it('suspends for a reason alone, and reads the account anew', async () => {
  let sent: unknown;
  await open({
    [suspend]: ({ body }) => {
      sent = body;
      return new Response(null, { status: 204 });
    },
  });
  await lookAfter();
  await page.findByText('1.3 MB');
  await page.press(await button('Suspend'));
  const dialog = await page.findByRole('dialog', { name: 'Suspend loud@example.org?' });
  await page.press(within(dialog).getByRole('button', { name: 'Suspend' }));
  await page.findByText('Please choose a reason.');
  expect(sent).toBeUndefined();
  await page.press(within(dialog).getByRole('combobox', { name: 'Reason' }));
  await page.press(await page.findByRole('option', { name: 'Abuse' }));
  page.change({
    [one]: answer({
      ...account,
      suspension: { reason: 'abuse', note: null, at: account.createdAt, by: null },
    }),
  });
  await page.press(within(dialog).getByRole('button', { name: 'Suspend' }));
  await page.findByText('That is done and written down.');
  expect(sent).toEqual({ reason: 'abuse' });
  await button('Let in again');
});

it('offers a new sign-in where an act wants one, and does nothing then', async () => {
  await open({ [`DELETE /api/operator/accounts/${id}/roles/analyst`]: refuse(403, 'sign_in_again') });
  await lookAfter();
  await page.press(await button('No longer analyst'));
  await page.findByRole('alertdialog', { name: /Sign in again/ });
});

it('shows acts that only a newer server knows by their own name, and what is wrong with the chain', async () => {
  const verify = 'POST /api/operator/audit/verify';
  await open({
    'GET /api/operator/audit': answer(
      pageOf(
        line({ what: 'operator_moon_painted' }),
        line({ sequence: 6, details: { reason: 'access_denied', times: 4 } }),
      ),
    ),
    'GET /api/operator/audit/head': answer({ sequence: 7, seal: 'ab'.repeat(32), lines: 7 }),
    [verify]: answer({
      lines: 6,
      from: 1,
      head: { sequence: 7, seal: 'ab'.repeat(32) },
      faults: [
        { at: 3, fault: 'changed' },
        { at: 5, fault: 'missing', upTo: 6 },
      ],
      sealAt: null,
    }),
  });
  await toTab('Audit log');
  await page.findByText('operator_moon_painted');
  await page.findByText('reason: access_denied, times: 4');
  await page.press(await button('Check every line'));
  await page.findByText('Line 3 says something else than was sealed.');
  await page.findByText('Lines 5 to 6 are missing.');
});
