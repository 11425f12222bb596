import type { SharedSetView } from '@clockbeat/domain/contract';
import { gameCard, savedSet, sharedSet } from '../../../test-support/answers.js';
import { answer, type Calls, hang, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const address = '/set/a_token';
const api = '/api/public-sets/a_token';
const view = (over: Partial<SharedSetView> = {}): SharedSetView => ({
  ...sharedSet({ title: 'Rivers', author: 'Ada L.' }),
  sharing: 'public',
  origin: null,
  isMine: false,
  isStarred: false,
  questions: [
    { question: 'Which is longer?', options: ['Nile', 'Rhine'] },
    { question: 'In order?', kind: 'order', options: ['ape', 'yak'] },
  ],
  ...over,
});
/** The same as the server tells it to who is signed in. */
const answered = view({
  questions: [
    { question: 'Which is longer?', options: ['Nile', 'Rhine'], answer: 'Nile', explanation: 'By far.' },
    { question: 'In order?', kind: 'order', options: [], items: ['yak', 'ape'], answer: 'yak, ape' },
  ],
});
const openAs = async (signedIn: boolean, set = view(), calls: Calls = {}): Promise<void> => {
  await page.openAt(address, {
    ...(signedIn && { signedIn: {} }),
    calls: { [`GET ${api}`]: answer(set), ...calls },
  });
  await page.findByRole('heading', { level: 1, name: 'Rivers' });
};
const factOf = (name: string): string | null | undefined =>
  page.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('waits in its shape', async () => {
  await page.openAt(address, { calls: { [`GET ${api}`]: hang } });
  await page.findByText('Loading the set...');
});

it('shows a stranger whose set it is and what it asks, and where to sign in for more', async () => {
  await openAs(false, view({ questionCount: 90, kinds: ['order', 'single'] }));
  page.getByText('by Ada L.');
  expect(factOf('Category')).toBe('Science');
  expect(factOf('Difficulty')).toBe('Medium');
  expect(factOf('Games played')).toBe('None yet');
  expect(factOf('Language')).toBe('Not said');
  expect(factOf('Kinds')).toBe('One right answer · Put in order');
  expect(factOf('Licence')).toMatch(/^CC BY 4\.0Use it/);
  expect(page.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toContain('/by/4.0/');
  page.getByText('The first 2 of 90 questions.');
  page.getByText('Answers, pictures and sounds are shown to whoever is signed in.');
  expect(page.queryByText('Right answer')).toBeNull();
  expect(page.queryByRole('button', { name: 'Copy to my sets' })).toBeNull();
  const signIn = page.getByRole('link', { name: 'Sign in to host or copy it' });
  expect(signIn.getAttribute('href')).toBe(`/auth/google?returnTo=${encodeURIComponent(address)}`);
});

it('says what rooms made of it', async () => {
  await openAs(false, view({ stars: 4, played: { games: 12, share: 0.617, difficulty: 'Hard' } }));
  expect(factOf('Difficulty')).toBe('Hard, as played');
  expect(factOf('Right answers')).toBe('62%');
  expect(factOf('Games played')).toBe('12');
  expect(factOf('Stars')).toBe('4');
});

it('says whose work a copy is', async () => {
  const origin = { title: 'Streams', author: 'Bo', licence: 'cc-by', token: 'other' } as const;
  await openAs(false, view({ origin }));
  page.getByText(/^A copy of “Streams” by Bo\./);
  expect(page.getByRole('link', { name: 'See the original' }).getAttribute('href')).toBe('/set/other');
});

it('shows an account what is right', async () => {
  await openAs(true, answered);
  await page.findByRole('button', { name: 'Host it' });
  expect(page.getByText('Right answer').closest('li')?.textContent).toContain('Nile');
  page.getByText('By far.');
  expect(page.queryByText(/^Answers, pictures/)).toBeNull();
});

it('copies it once, and hosts the copy', async () => {
  const copied = savedSet({ id: 'set_copy' });
  await openAs(true, answered, {
    [`POST ${api}/copy`]: answer(copied),
    'POST /api/games/from-saved-set/set_copy': refuse(409, 'wrong_state'),
  });
  await page.press(await page.findByRole('button', { name: 'Copy to my sets' }));
  await page.findByText(/^The copy is among your sets\./);
  expect(page.getByRole('link', { name: 'Edit the copy' }).getAttribute('href')).toBe(
    '/edit-trivia-set/set_copy',
  );
  const host = page.getByRole('button', { name: 'Host it' });
  await page.press(host);
  await page.findByText('That does not fit the game right now.');
  page.change({
    'POST /api/games/from-saved-set/set_copy': answer({ game: gameCard() }),
    [`GET /api/games/${gameCard().id}`]: answer(gameCard()),
  });
  await page.press(host);
  await page.until(() => page.address() === `/admin-game-control?gameId=${gameCard().id}`);
  expect(page.asked(`POST ${api}/copy`)).toHaveLength(1);
});

it('has no host’s button for who may not host', async () => {
  await page.openAt(address, { signedIn: { mayHost: false }, calls: { [`GET ${api}`]: answer(answered) } });
  await page.findByRole('button', { name: 'Copy to my sets' });
  expect(page.queryByRole('button', { name: 'Host it' })).toBeNull();
});

it('gives a star and takes it back', async () => {
  await openAs(true, answered, {
    [`PUT ${api}/star`]: answer({ stars: 1, isStarred: true }),
    [`DELETE ${api}/star`]: answer({ stars: 0, isStarred: false }),
  });
  const star = await page.findByRole('button', { name: 'Give a star', pressed: false });
  await page.press(star);
  await page.findByRole('button', { name: 'Give a star', pressed: true });
  expect(factOf('Stars')).toBe('1');
  await page.press(star);
  await page.findByRole('button', { name: 'Give a star', pressed: false });
  expect(factOf('Stars')).toBe('0');
});

it('is reported with a reason, by strangers too', async () => {
  let sent: unknown;
  await openAs(false, view(), {
    [`POST ${api}/reports`]: ({ body }) => {
      sent = body;
      return Response.json({ received: true }, { status: 201 });
    },
  });
  await page.press(await page.findByRole('button', { name: 'Report this set' }));
  await page.findByRole('dialog', { name: 'Report this set' });
  await page.type(page.getByRole('combobox', { name: 'What is wrong with it?' }), 'copyright');
  await page.press(page.getByRole('button', { name: 'Report' }));
  await page.findByText('Thank you. It will be looked at.');
  expect(sent).toEqual({ reason: 'copyright' });
});

it('leads who edits it to their sets, with nothing to report', async () => {
  await openAs(true, view({ isMine: true }));
  await page.findByText('You edit this set.');
  expect(page.getByRole('link', { name: 'To my sets' }).getAttribute('href')).toBe('/my-saved-trivia');
  for (const name of ['Host it', 'Give a star', 'Report this set'])
    expect(page.queryByRole('button', { name })).toBeNull();
});

it('says that a set is private, hidden, or none', async () => {
  await page.openAt(address, { calls: { [`GET ${api}`]: refuse(404, 'not_found') } });
  await page.findByRole('heading', { name: 'This set is not here' });
  expect(page.getByRole('link', { name: 'Discover sets' }).getAttribute('href')).toBe('/discover');
});

it('asks again for what did not come', async () => {
  await page.openAt(address, { calls: { [`GET ${api}`]: lost } });
  await page.findByRole('heading', { name: 'Oops! Something went wrong' });
  page.change({ [`GET ${api}`]: answer(view()) });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.findByRole('heading', { name: 'Rivers' });
});
