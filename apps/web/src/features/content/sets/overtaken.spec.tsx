import type { SavedSetBody } from '@clockbeat/domain/contract';
import { savedSet } from '../../../../test-support/answers.js';
import { answer, type Calls, type Reply, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const of = '/api/saved-trivia-sets/set_walks';
const history = `GET ${of}/history`;
const historyOf = (version: number, savedBy: string | null): Reply =>
  answer([
    { version, savedBy, savedAt: '2026-11-28T14:05:00.000Z', title: 'Walks', questionCount: 1, isKept: true },
  ]);

/** A set that several write, each save replacing the version that it names. */
const shared = () => {
  let kept = savedSet();
  const elsewhere = (title: string): void => {
    kept = savedSet({ title, version: kept.version + 1 });
  };
  const save: Reply = (call) => {
    if (call.headers.get('if-match') !== `"${kept.version}"`) return refuse(412, 'set_changed')(call);
    elsewhere((call.body as SavedSetBody).title);
    return answer(kept)(call);
  };
  const calls: Calls = {
    [`GET ${of}`]: (call) => answer(kept)(call),
    [`PUT ${of}`]: save,
    [history]: (call) => historyOf(kept.version, 'Mia')(call),
  };
  return { calls, elsewhere, title: () => kept.title };
};

const open = (calls: Calls) => page.openAt('/edit-trivia-set/set_walks', { signedIn: {}, calls });
const title = async () => page.findByLabelText<HTMLInputElement>('Title');
const press = async (name: string) => page.press(await page.findByRole('button', { name }));
const asked = () => page.findByRole('dialog', { name: 'Saved elsewhere meanwhile' });

/** Both have changed it, and the other was faster. */
const bothChange = async () => {
  const server = shared();
  await open(server.calls);
  await page.type(await title(), 'Long walks');
  server.elsewhere('Night walks');
  await press('Save Changes');
  await asked();
  return server;
};

it('a save that somebody was faster than writes nothing, says who, and loses nothing that was typed', async () => {
  const server = await bothChange();
  await page.findByText(/^Saved by Mia, /);
  expect(server.title()).toBe('Night walks');
  await press('Decide later');
  expect((await title()).value).toBe('Long walks');
  page.getByText('Not saved yet.');
  await press('Save Changes');
  await asked();
});

it('the newer version can be loaded, and what was typed shown again', async () => {
  const server = await bothChange();
  await press('Load the newer one');
  expect((await title()).value).toBe('Night walks');
  expect(page.queryByRole('dialog')).toBeNull();
  expect(page.queryByText('Not saved yet.')).toBeNull();
  await page.type(await title(), 'Night walks with lamps');
  await press('Show it again');
  expect((await title()).value).toBe('Long walks');
  expect(page.queryByRole('dialog')).toBeNull();
  await press('Show it again');
  expect((await title()).value).toBe('Night walks with lamps');
  await press('Save Changes');
  await page.findByText('Trivia set updated successfully!');
  expect(server.title()).toBe('Night walks with lamps');
});

it('the own version can be saved over the newer one, and not over one that comes meanwhile', async () => {
  const server = await bothChange();
  server.elsewhere('Early walks');
  await press('Save mine over it');
  await asked();
  expect(server.title()).toBe('Early walks');
  await press('Save mine over it');
  await page.findByText('Trivia set updated successfully!');
  expect(server.title()).toBe('Long walks');
  expect(page.queryByText('Not saved yet.')).toBeNull();
});

it('who comes back to changes that were overtaken is asked at once', async () => {
  const server = shared();
  await open(server.calls);
  await page.type(await title(), 'Long walks');
  server.elsewhere('Night walks');
  await open(server.calls);
  await asked();
  expect((await title()).value).toBe('Long walks');
});

it('who has changed nothing is shown the newer version, and asked nothing', async () => {
  const server = shared();
  await open(server.calls);
  await title();
  server.elsewhere('Night walks');
  await press('Save Changes');
  await page.findByText('It was saved elsewhere meanwhile. This is the newer version.');
  expect((await title()).value).toBe('Night walks');
  expect(page.queryByRole('dialog')).toBeNull();
});

it('a guest is asked the same, and nothing is asked of a history that guests have none of', async () => {
  const server = shared();
  const { [history]: _, ...calls } = server.calls;
  await page.openAt('/edit-trivia-set/set_walks', {
    calls,
    keeps: { 'clockbeat.guestSessionId': '"0123456789-0123456789-0"' },
  });
  await page.type(await title(), 'Long walks');
  server.elsewhere('Night walks');
  await press('Save Changes');
  await asked();
  await press('Save mine over it');
  await page.findByText('Trivia set updated successfully!');
  expect(server.title()).toBe('Long walks');
});

it('a newer version that cannot be fetched leaves all as it was', async () => {
  const server = shared();
  await open(server.calls);
  await page.type(await title(), 'Long walks');
  server.elsewhere('Night walks');
  page.change({ [`GET ${of}`]: refuse(500) });
  await press('Save Changes');
  await page.findByText('Failed to update trivia set. Please try again.');
  expect((await title()).value).toBe('Long walks');
  page.getByText('Not saved yet.');
});
