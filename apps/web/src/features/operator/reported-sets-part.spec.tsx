import type { OperatedSetReportInFull } from '@clockbeat/domain/contract';
import { within } from '@testing-library/dom';
import { answer, type Calls, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const setId = '00000000-0000-4000-8000-000000000005';
const report: OperatedSetReportInFull = {
  setId,
  title: 'Our teachers',
  author: 'Class 7b',
  sharing: 'public',
  owner: { id: '00000000-0000-4000-8000-00000000ada0', email: 'loud@example.org', suspended: false },
  times: 3,
  reasons: { personal_data: 2, insulting: 1 },
  firstAt: '2026-11-01T10:00:00Z',
  lastAt: '2026-11-01T11:00:00Z',
  outcome: null,
  doneAt: null,
  hidden: null,
  notes: [{ reason: 'insulting', note: 'Look at the third', from: 'visitor', at: '2026-11-01T11:00:00Z' }],
  questions: [{ question: 'Who shouts most?', options: ['Mr A', 'Ms B'] }],
};
const hidden = { reason: 'abuse', note: 'Leave the names out.', at: '2026-11-02T10:00:00Z' } as const;
const list = 'GET /api/operator/sets/reports';
const whole = `GET /api/operator/sets/${setId}/reports`;
const calling = (over: Partial<OperatedSetReportInFull> = {}): Calls => ({
  [list]: answer({ items: [{ ...report, ...over }], nextCursor: null }),
  [whole]: answer({ ...report, ...over }),
});

const open = async (calls: Calls): Promise<void> => {
  await page.openAt('/operator', {
    signedIn: { id: '00000000-0000-4000-8000-00000000feed', roles: ['operator'] },
    calls: { 'GET /api/operator/accounts': answer({ items: [], nextCursor: null }), ...calls },
  });
  await page.focus(await page.findByRole('tab', { name: 'Sets' }));
};
const press = async (name: string) => page.press(await page.findByRole('button', { name }));
const inDialog = async (name: string) => within(await page.findByRole('dialog', { name }));
const because = async (dialog: Awaited<ReturnType<typeof inDialog>>, reason: string): Promise<void> => {
  await page.press(dialog.getByRole('combobox', { name: 'Reason' }));
  await page.press(await page.findByRole('option', { name: reason }));
};

it('tells a reported set with how often and why, what was said of it, and what it asks', async () => {
  await open(calling());
  await page.findByText('Our teachers');
  page.getByText('Reported 3 times · Personal data (2), Insulting (1)');
  page.getByText(/^by Class 7b · loud@example\.org · /);
  await press('Look at it: Our teachers');
  await page.findByText('Look at the third');
  page.getByText('Who shouts most?');
  page.getByText('Everybody');
});

it('hides it for a reason, with words to its authors, and shows it again for another', async () => {
  const sent: Record<string, unknown> = {};
  const keeping = (act: string): Calls => ({
    [`POST /api/operator/sets/${setId}/${act}`]: ({ body }) => {
      sent[act] = body;
      return new Response(null, { status: 204 });
    },
  });
  await open({ ...calling(), ...keeping('hide'), ...keeping('show') });
  await press('Look at it: Our teachers');
  await press('Hide the set');
  const hiding = await inDialog('Hide “Our teachers” from others?');
  await page.press(hiding.getByRole('button', { name: 'Hide the set' }));
  hiding.getByText('Please choose a reason.');
  await because(hiding, 'Abuse');
  await page.type(hiding.getByLabelText('Words to its authors (optional)'), 'Leave the names out.');
  page.change(calling({ outcome: 'hidden', hidden }));
  await page.press(hiding.getByRole('button', { name: 'Hide the set' }));
  await page.findByText('That is done and written down.');
  await page.findByText(/^Hidden since Nov 2, 2026.*: Abuse$/);
  expect(page.queryByRole('button', { name: 'Mark as done' })).toBeNull();

  await press('Show it again');
  const showing = await inDialog('Show “Our teachers” to others again?');
  await because(showing, 'A mistake');
  page.change(calling({ outcome: 'dismissed' }));
  await page.press(showing.getByRole('button', { name: 'Show it again' }));
  await page.findByRole('button', { name: 'Hide the set' });
  expect(sent).toEqual({
    hide: { reason: 'abuse', note: 'Leave the names out.' },
    show: { reason: 'mistake' },
  });
});

it('marks it as done, and says that none is left', async () => {
  await open({ ...calling(), [`POST /api/operator/sets/${setId}/reports/dismiss`]: answer(null) });
  await press('Look at it: Our teachers');
  page.change({ [list]: answer({ items: [], nextCursor: null }) });
  await press('Mark as done');
  await page.findByText('Nobody has reported a set that is still to be looked at.');
});

it('asks again for what did not come', async () => {
  await open({ ...calling(), [list]: refuse(500), [whole]: refuse(404, 'not_found') });
  await page.findByText('This could not be loaded.');
  page.change({ ...calling(), [whole]: refuse(404, 'not_found') });
  await press('Try Again');
  await press('Look at it: Our teachers');
  await page.findByText('This could not be loaded.');
});
