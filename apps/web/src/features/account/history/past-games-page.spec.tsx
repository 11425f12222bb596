import { emptyAccount } from '../../../../test-support/answers.js';
import { answer, lost } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

it('has a word for whatever an older server leaves out', async () => {
  const bare = {
    id: 'game_0123456789abcdef',
    createdAt: '2026-01-01T00:00:00.000Z',
    participantCount: 0,
    winner: null,
    duration: null,
  };
  await page.openAt('/dashboard/past-games', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/user/game-history': answer([bare]) },
  });
  await page.findByRole('heading', { name: 'Trivia Game #1' });
  const row = page.getByTestId('past-game').textContent;
  for (const word of ['Completed', 'Mixed', 'Medium']) expect(row).toContain(word);
  expect(page.queryByRole('button', { name: /Copy code/ })).toBeNull();
});

const game = (over: object = {}) => ({
  id: 'game_1',
  title: 'Pub quiz',
  category: 'Science',
  difficulty: 'medium',
  status: 'completed',
  createdAt: '2026-01-01T19:30:00',
  startedAt: '2026-01-01T19:35:00',
  participantCount: 1,
  winner: 'Ada',
  duration: 60,
  gameCode: 'ABC123',
  ...over,
});
const history = 'GET /api/user/game-history';
const openWith = (...games: object[]): Promise<void> =>
  page.openAt('/dashboard/past-games', {
    signedIn: {},
    calls: { ...emptyAccount, [history]: answer(games) },
  });

it('has no machine’s words for what a newer server says, or an older one leaves out', async () => {
  await openWith(game({ status: 'archived' }), { id: 'game_2', createdAt: game().createdAt });
  const [odd, bare] = await page.findAllByTestId('past-game');
  expect(odd?.textContent).toContain('Other');
  for (const row of [odd, bare]) expect(row?.textContent).not.toMatch(/history\.|undefined|NaN/);
});

it('says when it was, to the minute, and that a game was never started', async () => {
  await openWith(game(), game({ id: 'game_2', status: 'in_progress', startedAt: null, winner: null }));
  const [played, waiting] = await page.findAllByTestId('past-game');
  expect(played?.textContent).toMatch(/Jan 1, 2026, 7:30\sPM/);
  expect(waiting?.textContent).toContain('Not Started');
  expect(waiting?.textContent).not.toContain('In Progress');
  page.getByRole('link', { name: 'Host panel' });
});

it('puts a game away, and leaves those that run alone', async () => {
  await openWith(game(), game({ id: 'game_2', status: 'in_progress' }));
  await page.findByRole('heading', { level: 1 });
  await page.findAllByTestId('past-game');
  const [button, ...others] = page.getAllByRole('button', { name: /^Archive/ });
  expect(others).toEqual([]);
  const call = 'PUT /api/user/game-history/game_1/archived';
  page.change({ [call]: () => new Response(null, { status: 204 }), [history]: answer([]) });
  await page.press(button as Element);
  await page.findByText('Archived. The state “Archived” shows it.');
  expect(page.asked(call)).toHaveLength(1);
  await page.until(() => page.queryAllByTestId('past-game').length === 0);
});

it('says of a game that goes within 30 days when, and of no other', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const [soon, later] = [inDays(29), inDays(31)];
  await openWith(
    game({ id: 'game_1', goesAt: soon }),
    game({ id: 'game_2', goesAt: later }),
    game({ id: 'game_3', goesAt: null }),
  );
  const [goes, ...others] = await page.findAllByTestId('past-game');
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(soon));
  expect(goes?.textContent).toContain(`Will be deleted after ${day}`);
  for (const other of others) expect(other.textContent).not.toContain('deleted');
});

it('asks for what is searched for, once it is typed, and shows everything again', async () => {
  await openWith(game());
  const field = await page.findByRole('searchbox', { name: 'Find a game' });
  page.change({ [`${history}?q=pub+quiz`]: answer([game()]), [`${history}?q=pub`]: answer([]) });
  await page.type(field, 'pub');
  await page.passes(200);
  await page.type(field, ' pub quiz ');
  await page.passes(300);
  expect(page.asked(`${history}?`)).toEqual([`${history}?q=pub+quiz`]);
  await page.type(field, 'pub');
  await page.passes(300);
  await page.findByText('No game fits.');
  expect(page.queryByRole('heading', { name: 'No Games Yet' })).toBeNull();
  await page.press(page.getByRole('button', { name: 'Show all games' }));
  await page.findByRole('heading', { name: 'Pub quiz' });
});

it('says that the games did not come, and asks for them again', async () => {
  await page.openAt('/dashboard/past-games', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/user/game-history': lost },
  });
  await page.until(() => page.asked('GET /api/user/game-history').length > 0);
  await page.passes(1_000);
  await page.passes(2_000);
  await page.findByRole('heading', { name: 'Unable to Load Your Games' });
  page.change({
    'GET /api/user/game-history': answer([game({ title: 'Left' }), game({ id: 'game_2', title: 'Runs' })]),
  });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.findByRole('heading', { name: 'Left' });
  expect(page.getAllByTestId('past-game')).toHaveLength(2);
});

it('has a badge of their own for games that run or were left', async () => {
  await openWith(
    game({ id: 'game_left', status: 'abandoned', startedAt: null, winner: null, duration: null }),
    game({ id: 'game_runs', status: 'in_progress', winner: null, duration: null }),
  );
  const [left, runs] = await page.findAllByTestId('past-game');
  expect(left?.textContent).toContain('Abandoned');
  expect(left?.querySelector('dl')?.textContent).toContain('DurationN/A');
  expect(runs?.textContent).toContain('In Progress');
  const panel = page.getByRole('link', { name: 'Host panel' });
  expect(runs?.contains(panel)).toBe(true);
  expect(panel.getAttribute('href')).toBe('/admin-game-control?gameId=game_runs');
});
