import { within } from '@testing-library/dom';
import { emptyAccount } from '../../../../test-support/answers.js';
import { answer, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';
import { seat } from '../../../live/picture.fixture.js';

const page = clientPage();

it('who chooses twice before the page has followed has chosen both', async () => {
  await page.openAt('/play/pop?difficulty=medium&count=2', { calls: emptyAccount });
  await page.press(await page.findByRole('radio', { name: 'Hard' }), page.getByRole('radio', { name: '10' }));
  expect(page.address()).toBe('/play/pop?difficulty=Hard&count=10');
});

it('the address says what is asked, and choosing says it in the address', async () => {
  await page.openAt('/play/pop?difficulty=medium&count=2', { calls: emptyAccount });
  const category = await page.findByRole('combobox', { name: 'Category' });
  expect(category).toHaveProperty('value', 'pop');
  for (const name of ['Medium', '2'])
    expect(page.getByRole('radio', { name })).toHaveProperty('checked', true);
  await page.press(page.getByRole('radio', { name: 'Hard' }));
  await page.press(page.getByRole('radio', { name: '10' }));
  const choose = async (name: string): Promise<void> => {
    const option = within(category).getByRole<HTMLOptionElement>('option', { name });
    await page.type(category, option.value);
  };
  await choose('Afrobeats');
  await page.until(() => page.address() === '/play/afrobeats?difficulty=Hard&count=10');
  await choose('Science (after sign-in)');
  await page.findByText('Please sign in with Google to practice this category.');
  expect(page.getAllByRole('link', { name: 'Sign In' }).at(-1)?.getAttribute('href')).toBe(
    `/auth/google?returnTo=${encodeURIComponent('/play/science?difficulty=Hard&count=10')}`,
  );
});

it('an address of no category says so, and leads to what can be played', async () => {
  await page.openAt('/play/nonsense?difficulty=Easy&count=5', { calls: emptyAccount });
  await page.findByRole('heading', { name: 'Page Not Found' });
  expect(page.queryByRole('button', { name: 'Start' })).toBeNull();
  await page.press(within(page.getByRole('main')).getByRole('link', { name: 'Solo practice' }));
  await page.findByRole('button', { name: 'Start' });
});

it('a kept seat that no game knows any more leads back to choosing', async () => {
  sessionStorage.setItem(
    'clockbeat.seats',
    JSON.stringify([{ ...seat, teamCode: '/play/general?difficulty=Easy&count=5' }]),
  );
  await page.openAt('/play/general', {
    calls: emptyAccount,
    messages: { joinGame: () => ({ ok: false, error: { code: 'unknown_code', message: '' } }) },
  });
  await page.findByText('This game cannot be continued here. Start a new one.');
  await page.findByRole('button', { name: 'Start' });
});

const categories = () =>
  [...page.getByRole('combobox', { name: 'Category' }).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );

it('says which categories need a sign-in before one is chosen, to whoever is not signed in', async () => {
  await page.openAt('/play/pop', { calls: emptyAccount });
  await page.findAllByText(/after sign-in/);
  expect(categories()).toContain('Afrobeats');
  for (const category of ['Science', 'Everything'])
    expect(categories()).toContain(`${category} (after sign-in)`);
  await page.openAt('/play/pop', { signedIn: {}, calls: emptyAccount });
  await page.findByRole('button', { name: 'Start' });
  expect(categories().join()).not.toContain('after sign-in');
});

const played = {
  gameId: 'game_0123456789abcdef',
  title: 'Pop Culture',
  points: 0,
  averageSeconds: null,
  breakdown: [
    { question: 'Who sang it?', correct: false, correctAnswer: 'Adele', chosen: 'Beyoncé' },
    { question: 'And that?', correct: false, correctAnswer: 'Dido', chosen: null },
    { question: 'And those?', correct: true, correctAnswer: 'Abba', chosen: 'Abba' },
  ],
  replayPath: '/play/pop?difficulty=Easy&count=2',
};

for (const [who, signedIn] of [
  ['a visitor', undefined],
  ['a host', {}],
] as const)
  it(`Play Again begins the same game again, once, for ${who}`, async () => {
    const call = 'POST /api/solo-games';
    await page.openAt(`/start?gameId=${played.gameId}`, {
      ...(signedIn && { signedIn }),
      calls: { ...emptyAccount, [call]: refuse(503, 'unavailable') },
      keeps: { 'clockbeat.soloResult': played },
    });
    await page.until(() => page.asked(call).length > 0);
    expect(page.address()).toBe(played.replayPath);
    // refused: the choice stands there, and nothing tries again by itself
    await page.findByText(/try again in a moment/);
    await page.passes(5_000);
    expect(page.asked(call)).toHaveLength(1);
  });

it('the bare /start leads a host to making a game, as ever', async () => {
  await page.openAt('/start', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/teams': answer({ items: [], nextCursor: null }) },
    keeps: { 'clockbeat.soloResult': played },
  });
  await page.until(() => page.address() === '/start-trivia');
});

it('an opinion is neither right nor wrong', async () => {
  const opinion = { question: 'Tea?', correct: false, correctAnswer: '', chosen: 'no' };
  await page.openAt('/results', {
    calls: emptyAccount,
    keeps: { 'clockbeat.soloResult': { ...played, breakdown: [...played.breakdown, opinion] } },
  });
  const row = (await page.findAllByTestId('result-row')).at(-1);
  expect(row?.textContent).toBe('–Tea?Your answer: no');
  page.getByText('1/3');
});

it('the breakdown shows what was chosen', async () => {
  await page.openAt('/results', { calls: emptyAccount, keeps: { 'clockbeat.soloResult': played } });
  const [wrong, none, right] = await page.findAllByTestId('result-row');
  expect(wrong?.textContent).toContain('Your answer: Beyoncé · Right answer: Adele');
  expect(none?.textContent).toContain('No answer · Right answer: Dido');
  expect(right?.textContent).not.toContain('Your answer');
});
