import type { SavedSetBody } from '@clockbeat/domain/contract';
import { gameCard, savedSet } from '../../../../test-support/answers.js';
import { answer, type Calls, hold, lost, type Reply, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const get = 'GET /api/saved-trivia-sets/set_walks';
const put = 'PUT /api/saved-trivia-sets/set_walks';
const walks = savedSet();
const swims = savedSet({ id: 'set_swims', title: 'Swims' });

const title = async () => page.findByLabelText<HTMLInputElement>('Title');
const button = (name: string) => page.getByRole('button', { name });
const open = async (setId = 'set_walks', calls: Calls = {}): Promise<void> => {
  await page.openAt(`/edit-trivia-set/${setId}`, {
    signedIn: {},
    calls: { [get]: answer(walks), 'GET /api/saved-trivia-sets/set_swims': answer(swims), ...calls },
  });
};

/** A server that keeps what it is told, and what it has been told. */
const keeping = (): { calls: Calls; told: SavedSetBody[] } => {
  const told: SavedSetBody[] = [];
  let kept = walks;
  const save: Reply = (call) => {
    told.push(call.body as SavedSetBody);
    kept = savedSet({ title: told.at(-1)?.title ?? '', version: kept.version + 1 });
    return answer(kept)(call);
  };
  return { calls: { [get]: (call) => answer(kept)(call), [put]: save }, told };
};

it('unsaved changes of one set outlive a look at another', async () => {
  await open('set_walks');
  await page.type(await title(), 'Long walks');
  await page.findByText('Not saved yet.');

  await open('set_swims');
  expect((await title()).value).toBe('Swims');
  for (const field of ['Questions per game', 'Seconds per question', 'Title'])
    page.getByLabelText(field).focus();
  await page.settle();
  expect(page.queryByText('Not saved yet.')).toBeNull();
  await page.type(await title(), 'Cold swims');
  await page.findByText('Not saved yet.');

  for (const [id, typed] of [
    ['set_walks', 'Long walks'],
    ['set_swims', 'Cold swims'],
  ] as const) {
    await open(id);
    expect((await title()).value).toBe(typed);
    page.getByText('Not saved yet.');
  }
});

it('what is typed while a set is being saved is not lost', async () => {
  const { calls, told } = keeping();
  const held = hold(calls[put] ?? lost);
  await open('set_walks', { ...calls, [put]: held.reply });
  await page.type(await title(), 'Long walks');
  await page.press(button('Save Changes'));
  await page.findByRole('button', { name: 'Saving…' });
  await page.type(await title(), 'Longer walks');
  held.letGo();
  await page.findByText('Trivia set updated successfully!');
  expect((await title()).value).toBe('Longer walks');
  page.getByText('Not saved yet.');

  page.change(calls);
  await page.press(button('Save Changes'));
  await page.until(() => page.queryByText('Not saved yet.') === null);
  expect(told).toMatchObject([{ title: 'Long walks' }, { title: 'Longer walks' }]);
  await open('set_walks', calls);
  expect((await title()).value).toBe('Longer walks');
});

it('what fails at a set is said, and nothing is lost', async () => {
  const { calls } = keeping();
  await open('set_walks', { ...calls, 'POST /api/saved-trivia-sets/set_walks/launch': lost, [put]: lost });
  await title();
  await page.press(button('Launch Game'));
  await page.findByText('Failed to launch game');
  await page.type(await title(), 'Long walks');
  await page.press(button('Save Changes'));
  await page.findByText('Failed to update trivia set. Please try again.');
  expect((await title()).value).toBe('Long walks');
  page.change(calls);
  await page.press(button('Save Changes'));
  await page.findByText('Trivia set updated successfully!');
});

it('a set that is launched leads to its code', async () => {
  await open('set_walks', {
    'POST /api/saved-trivia-sets/set_walks/launch': answer({ game: gameCard() }),
    [`GET /api/games/${gameCard().id}`]: answer(gameCard()),
  });
  await title();
  await page.press(button('Launch Game'));
  await page.until(() => page.address() === `/publish-qr?gameId=${gameCard().id}`);
});

it('another’s set is not found, and one that cannot be loaded says so', async () => {
  const foreign = refuse(404, 'not_found');
  await open('set_walks', { [get]: foreign });
  await page.findByRole('heading', { name: 'Trivia set not found' });
  await open('set_walks', { [get]: refuse(500) });
  await page.until(() => page.asked(get).length > 0);
  await page.passes(1_000);
  await page.passes(2_000);
  await page.findByRole('heading', { name: 'Failed to fetch trivia set' });
  page.change({ [get]: foreign });
  await page.press(button('Try Again'));
  await page.findByRole('heading', { name: 'Trivia set not found' });
});
