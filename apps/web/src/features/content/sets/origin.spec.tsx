import type { OriginChanges, SavedSetView } from '@clockbeat/domain/contract';
import { savedSet } from '../../../../test-support/answers.js';
import { answer, type Calls, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const of = '/api/saved-trivia-sets/set_walks';
const origin = {
  title: 'Rivers',
  author: 'Anna B.',
  licence: 'cc-by-sa',
  token: 'AAAAAAAAAAAAAAAA',
} as const;
const copy = (over: Partial<SavedSetView> = {}) =>
  savedSet({ title: 'My rivers', origin, version: 4, ...over });
const changes: OriginChanges = {
  origin,
  state: 'changed',
  added: ['Where does the Rhine end?'],
  changed: [
    { question: 'Longest?', now: 'Longest of all?', isKept: false },
    { question: 'Widest?', now: 'Widest of all?', isKept: true },
  ],
  removed: [{ question: 'Deepest?', isKept: false }],
  counts: { added: 201, changed: 2, removed: 1 },
};
const none = { added: [], changed: [], removed: [], counts: { added: 0, changed: 0, removed: 0 } };

const open = (calls: Calls = {}, set = copy()) =>
  page.openAt('/edit-trivia-set/set_walks', {
    signedIn: {},
    calls: { [`GET ${of}`]: answer(set), [`GET ${of}/origin`]: answer(changes), ...calls },
  });
const press = async (name: string) => page.press(await page.findByRole('button', { name }));
const openDialog = async (calls: Calls = {}): Promise<void> => {
  await open(calls);
  await press('See what is new');
  await page.findByRole('dialog', { name: 'What is new in the original' });
};

it('says whose work a copy is, what the original has become, and what stays as it is', async () => {
  await openDialog();
  page.getByText('A copy of “Rivers” by Anna B.: CC BY-SA 4.0.');
  page.getByText('201 new questions');
  page.getByText('Where does the Rhine end?');
  page.getByText('And 200 more.');
  page.getByText('2 changed questions');
  page.getByText('Now: Longest of all?');
  page.getByText('1 question is gone');
  expect(page.getAllByText('Stays as it is in your copy: you have changed it.')).toHaveLength(1);
});

it('takes it over in the place of the version that was seen, and has no more to say then', async () => {
  const named: (string | null)[] = [];
  await openDialog({
    [`POST ${of}/origin/take-over`]: (call) => {
      named.push(call.headers.get('if-match'));
      return answer(copy({ title: 'Rivers and lakes', version: 5 }))(call);
    },
  });
  page.change({ [`GET ${of}/origin`]: answer({ ...changes, ...none, state: 'same' }) });
  await press('Take over');
  await page.findByText('Your copy has what is new.');
  await page.until(() => page.queryByText('The original has changed.') === null);
  expect(page.getByLabelText<HTMLInputElement>('Title').value).toBe('Rivers and lakes');
  expect(named).toEqual(['"4"']);
});

it('takes nothing over beside changes that are not saved', async () => {
  await open();
  await page.type(await page.findByLabelText('Title'), 'Streams');
  await press('See what is new');
  page.getByText('Save or discard what you have changed here first.');
  expect(page.queryByRole('button', { name: 'Take over' })).toBeNull();
});

it('takes nothing over where somebody saved the copy meanwhile, and shows that', async () => {
  await openDialog({ [`POST ${of}/origin/take-over`]: refuse(412, 'set_changed') });
  page.change({ [`GET ${of}`]: answer(copy({ title: 'Our rivers', version: 5 })) });
  await press('Take over');
  await page.findByText('The set was saved elsewhere meanwhile. Look at what is new first.');
  await page.until(() => page.queryByDisplayValue('Our rivers') !== null);
});

it('says of an original that is not shared any more that it is not, and of one that is the same nothing', async () => {
  await open({ [`GET ${of}/origin`]: answer({ ...changes, ...none, state: 'gone' }) });
  await page.findByText('The original is not shared any more. Your copy stays yours.');
  expect(page.queryByRole('link', { name: 'See the original' })).toBeNull();
  await open({ [`GET ${of}/origin`]: answer({ ...changes, ...none, state: 'same' }) });
  await page.findByText(/^A copy of “Rivers”/);
  const link = page.getByRole('link', { name: 'See the original' });
  expect(link.getAttribute('href')).toBe(`/set/${origin.token}`);
  expect(page.queryByText('The original has changed.')).toBeNull();
});
