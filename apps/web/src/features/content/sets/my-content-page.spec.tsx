import { emptyAccount, gameCard, savedSet } from '../../../../test-support/answers.js';
import { answer, type Calls, lost, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const withSet: Calls = {
  ...emptyAccount,
  'GET /api/saved-trivia-sets': answer([savedSet()]),
  'GET /api/user/question-banks': answer([savedSet()]),
};
const notSignedIn = refuse(401, 'not_signed_in');
/** What the server says to whoever has signed out in another tab. */
const ended: Calls = {
  'GET /api/auth/status': answer({ authenticated: false, user: null }),
  'GET /api/games': notSignedIn,
  'GET /api/saved-trivia-sets': notSignedIn,
  'GET /api/saved-trivia-sets/set_walks': notSignedIn,
  'POST /api/games/from-saved-set/set_walks': notSignedIn,
};
/** Between the two words jsdom, which knows no layout, hears no space. */
const editWalks = /^Edit\s*Walks$/;
const signIn = (returnTo: string): string =>
  `(in its place) /auth/google?returnTo=${encodeURIComponent(returnTo)}`;

it('asks for a list that does not come once more, then says so', async () => {
  await page.openAt('/my-saved-trivia', {
    signedIn: {},
    calls: { ...withSet, 'GET /api/saved-trivia-sets': lost },
  });
  await page.until(() => page.asked('GET /api/saved-trivia-sets').length > 0);
  await page.passes(1_000);
  await page.findByText('Loading Error');
  expect(page.getAllByText('Failed to load your trivia content. Please try again.')).toHaveLength(2);
  expect(page.asked('GET /api/saved-trivia-sets')).toHaveLength(2);
  page.change(withSet);
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.findByRole('link', { name: editWalks });
});

it('shows the sets without the categories that do not come, and says so', async () => {
  await page.openAt('/my-saved-trivia', {
    signedIn: {},
    calls: { ...withSet, 'GET /api/questions/categories': refuse(500) },
  });
  await page.until(() => page.asked('GET /api/questions/categories').length > 0);
  await page.passes(1_000);
  await page.passes(2_000);
  await page.findByText('Failed to load question categories. Please try again.');
  page.getByRole('link', { name: editWalks });
});

describe('a session that has ended leads to the sign-in', () => {
  it('from a set', async () => {
    await page.openAt('/my-saved-trivia', { signedIn: {}, calls: withSet });
    const edit = await page.findByRole('link', { name: editWalks });
    page.change(ended);
    await page.press(edit);
    await page.findByText('Redirecting to sign in...');
    await page.passes(1_500);
    expect(page.leftFor()).toEqual([signIn('/edit-trivia-set/set_walks')]);
  });

  it('from the list of sets', async () => {
    await page.openAt('/my-saved-trivia', {
      signedIn: {},
      calls: { ...withSet, 'GET /api/saved-trivia-sets': lost },
    });
    await page.until(() => page.asked('GET /api/saved-trivia-sets').length > 0);
    await page.passes(1_000);
    const again = await page.findByRole('button', { name: 'Try Again' });
    page.change(ended);
    await page.press(again);
    await page.findByText('Redirecting to sign in...');
    await page.passes(1_500);
    expect(page.leftFor()).toEqual([signIn('/my-saved-trivia')]);
  });

  it('from the list of games, in its words', async () => {
    await page.openAt('/my-trivia', { signedIn: {}, calls: { ...withSet, 'GET /api/games': lost } });
    await page.until(() => page.asked('GET /api/games').length > 0);
    await page.passes(1_000);
    await page.passes(2_000);
    const again = await page.findByRole('button', { name: 'Try Again' });
    page.change(ended);
    await page.press(again);
    await page.findByText('Please sign in to access this page.');
  });

  it('home, from the sets of the dashboard', async () => {
    await page.openAt('/dashboard/saved-trivia', {
      signedIn: {},
      calls: { ...withSet, [`GET /api/games/${gameCard().id}`]: answer(gameCard()) },
    });
    const host = await page.findByRole('button', { name: /^Host/ });
    page.change(ended);
    await page.press(host);
    await page.until(() => location.pathname === '/');
  });
});

it('says of a set how many of its questions one game plays', async () => {
  const fifteen = { questionCount: 15, questionsPerGame: 10 };
  await page.openAt('/my-saved-trivia', {
    signedIn: {},
    calls: {
      ...withSet,
      'GET /api/saved-trivia-sets': answer([
        savedSet({ id: 'set_own', title: 'Own', ...fifteen }),
        savedSet({ id: 'set_pool', title: 'Pool', ...fifteen, selectedQuestions: ['sci1', 'sci2'] }),
        savedSet({ id: 'set_all', title: 'All', questionCount: 7 }),
      ]),
    },
  });
  await page.findByText(/15 questions, a game plays the first 10/);
  page.getByText(/15 questions, a game draws 10 of them/);
  page.getByText(/7 questions ·/);
});

describe('the list', () => {
  const list = 'GET /api/saved-trivia-sets';
  const launch = 'POST /api/saved-trivia-sets/set_walks/launch';
  const edit = () => page.findByRole('link', { name: editWalks });

  it('says of a game that could not be launched that it was not', async () => {
    await page.openAt('/my-saved-trivia', { signedIn: {}, calls: { ...withSet, [launch]: lost } });
    await edit();
    await page.press(page.getByRole('button', { name: 'Launch Game: Walks' }));
    await page.findByText('Launch Failed');
    page.getByText('Failed to launch game. Please try again.');
  });

  it('loses a set after one question', async () => {
    await page.openAt('/my-saved-trivia', { signedIn: {}, calls: withSet });
    await edit();
    await page.press(page.getByRole('button', { name: 'Delete Walks' }));
    await page.press(await page.findByRole('button', { name: 'Keep it' }));
    await edit();
    await page.press(page.getByRole('button', { name: 'Delete Walks' }));
    page.change({
      'DELETE /api/saved-trivia-sets/set_walks': () => new Response(null, { status: 204 }),
      [list]: answer([]),
    });
    await page.press(await page.findByRole('button', { name: 'Delete set' }));
    await page.findByText('Trivia Set Deleted');
    await page.until(() => page.queryByRole('link', { name: editWalks }) === null);
    expect(page.asked('DELETE')).toEqual(['DELETE /api/saved-trivia-sets/set_walks']);
  });
});
