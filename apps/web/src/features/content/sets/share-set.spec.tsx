import type { SavedSetView, SharingBody, SharingView } from '@clockbeat/domain/contract';
import { savedSet } from '../../../../test-support/answers.js';
import { answer, type Calls, type Reply, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const of = '/api/saved-trivia-sets/set_walks';
const url = 'https://clockbeat.test/set/AAAAAAAAAAAAAAAA';
const unshared: SharingView = {
  sharing: 'private',
  licence: null,
  author: null,
  url: null,
  token: null,
  hidden: null,
  licences: ['reserved', 'cc-by', 'cc-by-sa', 'cc0'],
};

/** A server that keeps what is said of the set, and what it was told. */
const sharing = (first: Partial<SharingView> = {}) => {
  let now = { ...unshared, ...first };
  const told: SharingBody[] = [];
  const put: Reply = (call) => {
    const body = call.body as SharingBody;
    told.push(body);
    now = { ...now, ...body, url: body.sharing === 'private' ? null : url };
    return answer(now)(call);
  };
  const calls: Calls = { [`GET ${of}/sharing`]: (call) => answer(now)(call), [`PUT ${of}/sharing`]: put };
  return { calls, told };
};

const open = (calls: Calls, over: Partial<SavedSetView> = {}) =>
  page.openAt('/edit-trivia-set/set_walks', {
    signedIn: {},
    calls: { [`GET ${of}`]: answer(savedSet(over)), ...calls },
  });
const press = async (name: string) => page.press(await page.findByRole('button', { name }));
const pick = async (name: string) => page.press(await page.findByRole('radio', { name }));
const openDialog = async (calls: Calls, over: Partial<SavedSetView> = {}): Promise<void> => {
  await open(calls, over);
  await press('Share…');
  await page.findByRole('dialog', { name: 'Share this set' });
};

it('asks for a name and a licence before others see a set, and then gives its address', async () => {
  const { calls, told } = sharing();
  await openDialog(calls);
  await page.findByText('Nobody but you and its co-authors. Its address leads nowhere.');
  expect(page.queryByLabelText('Your name as its author')).toBeNull();
  await pick('Public');
  page.getByText('Everybody: it can be found here, and has an address.');
  await press('Save');
  page.getByText('Please say how you want to be called.');
  page.getByText('Please choose a licence.');
  expect(told).toEqual([]);

  await page.type(page.getByLabelText('Your name as its author'), '  Anna B.  ');
  await page.press(page.getByLabelText('Licence'));
  await page.press(await page.findByRole('option', { name: /^CC BY 4\.0/ }));
  await press('Save');
  await page.findByText('That is saved.');
  expect(told).toEqual([{ sharing: 'public', licence: 'cc-by', author: 'Anna B.' }]);
  page.getByText(url);
  page.getByRole('button', { name: 'Copy link' });
  page.getByText('Public', { selector: 'span' });
});

it('a set that is private again has no address, and keeps what was said of it', async () => {
  const { calls, told } = sharing({ sharing: 'link', licence: 'cc0', author: 'Anna B.', url });
  await openDialog(calls, { sharing: 'link' });
  await page.findByText(url);
  await pick('Private');
  await press('Save');
  await page.findByText('That is saved.');
  expect(told).toEqual([{ sharing: 'private', licence: 'cc0', author: 'Anna B.' }]);
  expect(page.queryByText(url)).toBeNull();
});

it('a copy is shared as its original says: under the same licence, or not at all', async () => {
  const same = sharing({ licences: ['cc-by-sa'] });
  await openDialog(same.calls);
  await pick('By link');
  page.getByText('The original is shared under this licence, and so are its copies.');
  await page.type(page.getByLabelText('Your name as its author'), 'Anna');
  await press('Save');
  await page.findByText('That is saved.');
  expect(same.told).toEqual([{ sharing: 'link', licence: 'cc-by-sa', author: 'Anna' }]);

  await openDialog(sharing({ licences: [] }).calls);
  await page.findByText(/^Its original has all rights reserved/);
  expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('says of a hidden set that it is hidden, since when and why, in the operator’s words', async () => {
  const hidden = { reason: 'abuse', note: 'Names a pupil.\nPlease mend it.', at: '2026-11-27T10:00:00.000Z' };
  await open(
    { ...sharing({ sharing: 'public', licence: 'cc0', author: 'Anna', url }).calls },
    { sharing: 'public', hidden: hidden as SavedSetView['hidden'] },
  );
  await page.findByText('Hidden by an operator');
  page.getByText(/^Since Nov 27, 2026/);
  page.getByText('Reason: Abuse');
  page.getByText(/Names a pupil\./);
  page.getByText('Hidden');
});

it('says why not, and keeps what was typed', async () => {
  const { calls } = sharing({ licence: 'cc0' });
  await openDialog({ ...calls, [`PUT ${of}/sharing`]: refuse(429, 'too_many_requests') });
  await pick('By link');
  await page.type(page.getByLabelText('Your name as its author'), 'Anna');
  await press('Save');
  await page.findByRole('alert');
  expect(page.getByLabelText<HTMLInputElement>('Your name as its author').value).toBe('Anna');
});

it('what cannot be loaded is asked for again', async () => {
  const { calls } = sharing();
  await openDialog({ ...calls, [`GET ${of}/sharing`]: refuse(500) });
  await page.findByText('This could not be loaded.');
  page.change(calls);
  await press('Try Again');
  await page.findByRole('radio', { name: 'Public' });
});

it('is offered to nobody else: neither to a co-author nor to a guest', async () => {
  await open({}, { isCoAuthored: true });
  await page.findByLabelText('Title');
  expect(page.queryByRole('button', { name: 'Share…' })).toBeNull();
  await page.openAt('/edit-trivia-set/set_walks', {
    calls: { [`GET ${of}`]: answer(savedSet({ createdBy: null })) },
    keeps: { 'clockbeat.guestSessionId': '"0123456789-0123456789-0"' },
  });
  await page.findByLabelText('Title');
  expect(page.queryByRole('button', { name: 'Share…' })).toBeNull();
});
