import type { WebhookDeliveryView, WebhookView } from '@clockbeat/domain/contract';
import { answer, type Calls, hold, lost, type Reply, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const list = 'GET /api/webhooks';
const url = 'https://hooks.example/clockbeat';
const webhook = (over: Partial<WebhookView> = {}): WebhookView => ({
  id: 'hook_1',
  url,
  events: ['game.finished', 'game.corrected'],
  enabled: true,
  offBecause: null,
  offSince: null,
  failingSince: null,
  formerSecretUntil: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...over,
});
const delivery = (over: Partial<WebhookDeliveryView> = {}): WebhookDeliveryView => ({
  id: 'msg_1',
  type: 'game.finished',
  gameId: 'game_1',
  at: '2026-01-02T10:00:00.000Z',
  state: 'delivered',
  attempts: 1,
  lastAttemptAt: '2026-01-02T10:00:01.000Z',
  status: 204,
  failure: null,
  nextAttemptAt: null,
  ...over,
});
const deliveries = 'GET /api/webhooks/hook_1/deliveries';
const paged = (...items: WebhookDeliveryView[]): Reply => answer({ items, nextCursor: null });
const secret = `whsec_${'x'.repeat(43)}=`;
const open = (webhooks: Reply, calls: Calls = {}) =>
  page.openAt('/dashboard/webhooks', {
    signedIn: {},
    now: '2026-01-03T00:00:00.000Z',
    calls: { [list]: webhooks, ...calls },
  });
const shown = (testId: string) => page.queryAllByTestId(testId).map((row) => row.textContent ?? '');
const button = (name: string | RegExp) => page.findByRole('button', { name });

it('says what a webhook is where there is none, and makes one whose secret is shown once', async () => {
  const asked: unknown[] = [];
  await open(answer([]), {
    'POST /api/webhooks': (call) => {
      asked.push(call.body);
      return answer({ ...webhook(), secret })(call);
    },
  });
  await page.findByRole('heading', { name: 'No Webhooks Yet' });
  await page.press(await button('New webhook'));
  await page.press(await page.findByRole('switch', { name: /Game finished/ }));
  await page.press(await button('Create webhook'));
  await page.findByText(/Please enter an address that begins with https/);
  await page.findByText('Please choose something.');
  expect(asked).toEqual([]);
  await page.type(await page.findByLabelText('Address'), url);
  await page.press(await page.findByRole('switch', { name: /Result corrected/ }));
  await page.press(await button('Create webhook'));
  await page.findByText(secret);
  expect(asked).toEqual([{ url, events: ['game.corrected'] }]);
  expect(shown('webhook')).toHaveLength(1);
  await page.press(await button('I have it'));
  expect(page.queryByText(secret)).toBeNull();
});

it('says under the address what the server has against it, asks for a new sign-in, and stops at ten', async () => {
  const ten = Array.from({ length: 10 }, (_, n) => webhook({ id: `hook_${n}` }));
  await open(answer([]), { 'POST /api/webhooks': refuse(400, 'validation') });
  await page.press(await button('New webhook'));
  await page.type(await page.findByLabelText('Address'), 'https://10.0.0.1/');
  await page.press(await button('Create webhook'));
  await page.findByText(/outside of private networks/);
  page.change({ 'POST /api/webhooks': refuse(403, 'sign_in_again') });
  await page.press(await button('Create webhook'));
  await page.findByRole('alertdialog');
  await open(answer(ten));
  await page.findByText(/You have 10 webhooks/);
  expect(page.queryByRole('button', { name: 'New webhook' })).toBeNull();
});

it('says that the list is on its way, and asks again where it does not come', async () => {
  const held = hold(lost);
  await open(held.reply);
  await page.findByText('Loading your webhooks...');
  held.letGo();
  await page.findByText('Your webhooks could not be loaded.');
  page.change({ [list]: answer([webhook()]) });
  await page.press(await button('Try Again'));
  await page.until(() => shown('webhook').length === 1);
});

it('tells how each one does: on, failing, and off by whom', async () => {
  const [offSince, failingSince] = ['2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
  const off = { enabled: false, offSince };
  await open(
    answer([
      webhook({ formerSecretUntil: '2026-01-03T12:00:00.000Z' }),
      webhook({ id: 'b', failingSince }),
      webhook({ id: 'c', ...off, offBecause: 'owner' }),
      webhook({ id: 'd', ...off, offBecause: 'gone' }),
      webhook({ id: 'e', ...off, failingSince, offBecause: 'failing' }),
    ]),
  );
  await page.until(() => shown('webhook').length === 5);
  const [on, failing, owner, gone, given] = shown('webhook');
  expect(on).toMatch(/hooks\.example.*On.*Game finished · Result corrected.*The former secret works until/);
  expect(failing).toMatch(/Failing.*Nothing has been delivered since .*After three days/);
  expect(owner).toMatch(/Off.*Switched off by you/);
  expect(gone).toMatch(/Off.*answered 410/);
  expect(given).toMatch(/Off.*for three days nothing was delivered/);
});

it('shows what became of deliveries, follows one that is on its way, and sends one again', async () => {
  const waiting = delivery({ id: 'msg_2', state: 'waiting', attempts: 0, lastAttemptAt: null, status: null });
  const soon = { ...waiting, nextAttemptAt: '2026-01-02T23:59:59.000Z' };
  const failed = delivery({ id: 'msg_3', state: 'failed', attempts: 10, status: 500, failure: 'bad_status' });
  const later = delivery({
    ...{ id: 'msg_4', state: 'waiting', attempts: 3, status: null, failure: 'too_slow' },
    nextAttemptAt: '2026-01-03T05:00:00.000Z',
  });
  await open(answer([webhook()]), { [deliveries]: paged(soon, delivery(), failed, later) });
  await page.press(await button(`Deliveries to ${url}`));
  await page.until(() => shown('delivery').length === 4);
  expect(shown('delivery')[0]).toMatch(/Game finished.*Waiting.*On its way/);
  expect(shown('delivery')[1]).toMatch(/Delivered.*Answered 204.*1 attempt, on/);
  expect(shown('delivery')[2]).toMatch(/Not delivered.*Not accepted.*Answered 500.*10 attempts, the last on/);
  expect(shown('delivery')[3]).toMatch(/Waiting.*No answer within 15 seconds.*Next try on/);
  // it failed meanwhile: the page asks by itself, and the webhook says so
  const tried = { ...waiting, attempts: 1, status: 503, failure: 'bad_status' as const };
  page.change({
    [deliveries]: paged({ ...tried, nextAttemptAt: '2026-01-03T00:05:00.000Z' }, delivery(), failed, later),
    [list]: answer([webhook({ failingSince: '2026-01-03T00:00:00.000Z' })]),
  });
  await page.passes(2_000);
  await page.until(() => /Answered 503/.test(shown('delivery')[0] ?? ''));
  await page.until(() => /Failing/.test(shown('webhook')[0] ?? ''));
  const again: string[] = [];
  page.change({
    'POST /api/webhooks/hook_1/deliveries/msg_3/again': (call) => {
      again.push(call.path);
      return answer(failed)(call);
    },
    [deliveries]: paged(delivery({ id: 'msg_3' })),
  });
  const [, , third] = page.getAllByRole('button', { name: /^Send again/ });
  if (!third) throw new Error('No way to send it again');
  await page.press(third);
  await page.until(() => shown('delivery').length === 1);
  expect(again).toHaveLength(1);
});

it('says that deliveries are on their way, that there are none, and that they did not come', async () => {
  const held = hold(lost);
  await open(answer([webhook()]), { [deliveries]: held.reply });
  await page.press(await button(`Deliveries to ${url}`));
  await page.findByText('Loading deliveries...');
  held.letGo();
  await page.findByText('The deliveries could not be loaded.');
  page.change({ [deliveries]: paged() });
  await page.press(await button('Try Again'));
  await page.findByText('Nothing has been sent in the last 30 days.');
});

it('sends a test and shows it, switches off and on, and says what did not work', async () => {
  const turned: unknown[] = [];
  await open(answer([webhook()]), {
    'POST /api/webhooks/hook_1/test': answer(delivery({ type: 'webhook.test' })),
    [deliveries]: paged(delivery({ id: 'msg_test', type: 'webhook.test' })),
    'PUT /api/webhooks/hook_1': (call) => {
      turned.push(call.body);
      const off = { enabled: false, offBecause: 'owner', offSince: '2026-01-03T00:00:00.000Z' } as const;
      return answer(webhook(off))(call);
    },
  });
  await page.press(await button(`Send a test to ${url}`));
  await page.until(() => /^Test/.test(shown('delivery')[0] ?? ''));
  await page.press(await page.findByRole('switch', { name: `On: ${url}` }));
  await page.until(() => /Switched off by you/.test(shown('webhook')[0] ?? ''));
  expect(turned).toEqual([{ enabled: false }]);
  expect((await button(`Send a test to ${url}`)).hasAttribute('disabled')).toBe(true);
  page.change({ 'PUT /api/webhooks/hook_1': refuse(503, 'unavailable') });
  await page.press(await page.findByRole('switch', { name: `On: ${url}` }));
  await page.findByText('That Did Not Work');
});

it('lies beside the access tokens of the settings', async () => {
  await page.openAt('/dashboard/profile?tab=settings', { signedIn: {}, otherwise: answer([]) });
  const link = await page.findByRole('link', { name: 'Open webhooks' });
  expect(link.getAttribute('href')).toBe('/dashboard/webhooks');
});
