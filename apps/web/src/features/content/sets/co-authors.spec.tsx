import type { CoAuthorsView, SavedSetView } from '@clockbeat/domain/contract';
import { savedSet } from '../../../../test-support/answers.js';
import { answer, type Calls, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const set = '/api/saved-trivia-sets/set_walks';
const of = `${set}/co-authors`;
const link = 'https://clockbeat.test/co-author/set_walks#AAAAAAAAAAAAAAAAAAAAAA';
const two: CoAuthorsView = {
  link,
  coAuthors: [
    { id: 'u_mia', name: 'Mia' },
    { id: 'u_x', name: null },
  ],
};

const open = (over: Partial<SavedSetView>, calls: Calls) =>
  page.openAt('/edit-trivia-set/set_walks', {
    signedIn: {},
    calls: { [`GET ${set}`]: answer(savedSet(over)), ...calls },
  });
const press = async (name: string) => page.press(await page.findByRole('button', { name }));
const openDialog = async (now: CoAuthorsView): Promise<void> => {
  await open({}, { [`GET ${of}`]: answer(now) });
  await press('Co-authors…');
  await page.findByRole('dialog', { name: 'Co-authors' });
};

describe('the owner', () => {
  it('makes a link, to be copied and scanned, and closes it', async () => {
    await openDialog({ link: null, coAuthors: [] });
    const made: Calls = { [`POST ${of}/link`]: answer({ link, coAuthors: [] }) };
    page.change({ ...made, [`GET ${of}`]: answer({ link, coAuthors: [] }) });
    await press('Make a link');
    await page.findByRole('img', { name: `QR code that opens ${link}` });
    page.getByRole('button', { name: 'Copy link' });
    const none = answer({ link: null, coAuthors: [] });
    page.change({ [`DELETE ${of}/link`]: none, [`GET ${of}`]: none });
    await press('Close the link');
    await page.findByRole('button', { name: 'Make a link' });
  });

  it('sees who has come, while the dialog is open, and takes it back', async () => {
    await openDialog({ link, coAuthors: [] });
    await page.findByRole('button', { name: 'Close the link' });
    page.change({ [`GET ${of}`]: answer(two) });
    await page.passes(3_000);
    await page.findByText('Mia');
    page.getByText('Co-author 2, without a name');
    const one = answer({ link: null, coAuthors: [{ id: 'u_x', name: null }] });
    page.change({ [`DELETE ${of}/u_mia`]: one, [`GET ${of}`]: one });
    await press('Take back from Mia');
    await page.until(() => page.queryByText('Mia') === null);
    page.getByRole('button', { name: 'Make a link' });
  });
});

describe('a co-author', () => {
  it('neither shares the set, nor lets others in, nor deletes it', async () => {
    await open({ isCoAuthored: true }, {});
    await page.findByText('You write this set with its owner, who alone shares it and deletes it.');
    page.getByText('Co-author');
    for (const name of ['Share…', 'Co-authors…', 'Delete set'])
      expect(page.queryByRole('button', { name })).toBeNull();
    page.getByRole('link', { name: 'History' });
    page.getByRole('button', { name: 'Launch Game' });
  });

  it('leaves it when asked once more, and is back at the own sets', async () => {
    await open(
      { isCoAuthored: true },
      {
        [`DELETE ${set}/co-authoring`]: refuse(500),
        'GET /api/saved-trivia-sets': answer([]),
        'GET /api/questions/categories': answer({ items: [], total: 0 }),
      },
    );
    await press('Leave this set…');
    await press('Leave it');
    await page.findByRole('button', { name: 'Leave this set…' });
    expect(page.address()).toBe('/edit-trivia-set/set_walks');
    page.change({ [`DELETE ${set}/co-authoring`]: answer(null) });
    await press('Leave this set…');
    await press('Leave it');
    await page.findByText('You edit “Walks” no more.');
    await page.until(() => page.address() === '/my-saved-trivia');
  });
});
