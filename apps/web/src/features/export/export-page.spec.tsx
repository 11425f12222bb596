import { type ExportExtent, exportColumns, type GameCard } from '@clockbeat/domain/contract';
import { fireEvent } from '@testing-library/dom';
import { emptyAccount, gameCard, gameId } from '../../../test-support/answers.js';
import { answer, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const path = '/api/analytics/events/extent';
const extent = (over: Partial<ExportExtent> = {}): ExportExtent => ({
  scopes: ['mine'],
  games: 3,
  events: 1_214,
  more: false,
  ...over,
});
const open = (calls: Parameters<typeof page.change>[0]) =>
  page.openAt('/dashboard/export', { signedIn: {}, calls: { ...emptyAccount, ...calls } });
const download = () => page.findByRole('link', { name: /^Download/ });

it('says how much there is, and leads to the file in the format that is chosen', async () => {
  await open({ [`GET ${path}`]: answer(extent()) });
  await page.findByText('3 games, 1,214 events');
  expect((await download()).getAttribute('href')).toBe('/api/analytics/events?scope=mine&format=parquet');
  expect(page.queryByRole('radio', { name: 'Everybody’s' })).toBeNull();
  await page.press(await page.findByRole('radio', { name: 'CSV' }));
  expect((await download()).getAttribute('href')).toBe('/api/analytics/events?scope=mine&format=csv');
  expect((await download()).textContent).toBe('Download CSV');
});

it('takes an analyst to everybody’s games too', async () => {
  const both = ['mine', 'all'] as ExportExtent['scopes'];
  await open({
    [`GET ${path}?scope=mine`]: answer(extent({ scopes: both })),
    [`GET ${path}?scope=all`]: answer(extent({ scopes: both, games: 20_000, events: 900_000, more: true })),
  });
  await page.press(await page.findByRole('radio', { name: 'Everybody’s' }));
  await page.findByText('More than 20,000 games, 900,000 events');
  await page.findByText(/replaced by pseudonyms/);
  expect((await download()).getAttribute('href')).toContain('scope=all');
});

it('asks for the time that is chosen, and says where it runs backwards', async () => {
  await open({ [`GET ${path}`]: answer(extent()) });
  await page.type(await page.findByLabelText('First day'), '2026-03-02');
  await page.until(() => page.asked(`GET ${path}`).some((call) => call.includes('from=')));
  const from = new Date(2026, 2, 2).toISOString();
  expect((await download()).getAttribute('href')).toContain(new URLSearchParams({ from }).toString());
  await page.type(page.getByLabelText('Last day'), '2026-03-01');
  await page.findByText('The last day comes before the first.');
  expect(page.queryByRole('link', { name: /^Download/ })).toBeNull();
});

it('says what a line holds, and what a program asks for it', async () => {
  await open({ [`GET ${path}`]: answer(extent()) });
  await page.press(await page.findByRole('radio', { name: 'CSV' }));
  expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([...exportColumns]);
  await page.findByText(/^curl .*\$CLOCKBEAT_TOKEN.* -o events\.csv .*scope=mine&format=csv"$/);
  const tokens = page.getByRole('link', { name: 'Access tokens' });
  expect(tokens.getAttribute('href')).toBe('/dashboard/profile?tab=settings');
  const table = page.getByRole('link', { name: 'Get the table (CSV)' });
  expect(table.getAttribute('href')).toBe('/api/analytics/items?scope=mine&format=csv');
});

describe('one game', () => {
  const history = 'GET /api/user/game-history';
  const game = (number: number) => ({
    id: `game_${number}`,
    title: `Pub quiz ${number}`,
    createdAt: '2026-01-01T19:30:00',
    participantCount: 12,
    winner: 'Ada',
    duration: 60,
    gameCode: `CODE0${number}`,
  });
  const card = (over: Partial<GameCard> = {}) =>
    gameCard({ title: 'Pub quiz', status: 'finished', participantCount: 12, ...over });
  const ofOne = `${path}?game=${gameId}`;
  const openOne = (calls: Parameters<typeof page.change>[0]) =>
    page.openAt(`/dashboard/export?game=${gameId}`, {
      signedIn: {},
      calls: { ...emptyAccount, [`GET ${path}`]: answer(extent()), ...calls },
    });

  it('is found by its title or code among those that have ended, and stands in the address', async () => {
    const all = [1, 2, 3, 4, 5, 6].map(game);
    await open({
      [`GET ${path}`]: answer(extent()),
      [`${history}?state=completed`]: answer(all),
      [`${history}?q=quiz+6&state=completed`]: answer([game(6)]),
      [`GET ${path}?game=game_6`]: answer(extent({ games: 1, events: 96 })),
      'GET /api/games/game_6': answer(card({ id: 'game_6', title: 'Pub quiz 6' })),
    });
    await page.press(await page.findByRole('radio', { name: 'One game' }));
    await page.findByRole('button', { name: /Pub quiz 5/ });
    expect(page.queryByRole('button', { name: /Pub quiz 6/ })).toBeNull();
    await page.findByText('The newest 5 are shown. Searching finds older ones.');
    // nothing is told of games that are not chosen
    expect(page.queryByRole('link', { name: /^Download/ })).toBeNull();
    expect(page.queryByLabelText('First day')).toBeNull();
    await page.type(page.getByRole('searchbox', { name: 'Find a game' }), 'quiz 6');
    await page.passes(300);
    await page.press(await page.findByRole('button', { name: /Pub quiz 6/ }));
    await page.findByText('1 game, 96 events');
    expect((await download()).getAttribute('href')).toBe('/api/analytics/events?game=game_6&format=parquet');
    expect(page.address()).toBe('/dashboard/export?game=game_6');
  });

  it('is the one of the address, with the call for it and the way back', async () => {
    await openOne({
      [`GET ${ofOne}`]: answer(extent({ games: 1, events: 96 })),
      [`GET /api/games/${gameId}`]: answer(card()),
      [`${history}?state=completed`]: answer([]),
    });
    await page.findByText('1 game, 96 events');
    expect(page.getByRole('radio', { name: 'One game' }).matches(':checked')).toBe(true);
    await page.findByText('Pub quiz');
    page.getByText(/names of your players/);
    await page.findByText(/^curl .*game=game_0123456789abcdef&format=parquet"$/);
    // what its questions were worth stands on the page of its results
    expect(page.queryByRole('link', { name: 'Get the table (CSV)' })).toBeNull();
    const results = page.getByRole('link', { name: 'Back to the results' });
    expect(results.getAttribute('href')).toBe(`/game-results/${gameId}`);
    await page.press(page.getByRole('button', { name: 'Another game' }));
    await page.findByText('None of your games has been played to its end yet.');
    await page.press(page.getByRole('radio', { name: 'All I hosted' }));
    await page.findByText('3 games, 1,214 events');
  });

  it('of another host comes with pseudonyms, and of one that runs so far', async () => {
    await openOne({
      [`GET ${ofOne}`]: answer(extent({ games: 1, events: 96 })),
      [`GET /api/games/${gameId}`]: answer(card({ isOwner: false, status: 'active' })),
    });
    await page.findByText(/replaced by pseudonyms.*holds what has happened so far\.$/);
    expect(page.queryByRole('link', { name: 'Back to the results' })).toBeNull();
  });

  it('that is unknown, or another’s, has no file', async () => {
    await openOne({
      [`GET ${ofOne}`]: refuse(404, 'not_found'),
      [`GET /api/games/${gameId}`]: refuse(404, 'not_found'),
    });
    await page.findByText('There is no such game, or it is another host’s.');
    expect(page.queryByRole('link', { name: /^Download/ })).toBeNull();
  });

  it('is looked for again where the list did not come', async () => {
    await open({ [`GET ${path}`]: answer(extent()), [`${history}?state=completed`]: lost });
    await page.press(await page.findByRole('radio', { name: 'One game' }));
    await page.findByText('Your games could not be loaded.');
    page.change({ [`${history}?state=completed`]: answer([game(1)]) });
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    await page.press(await page.findByRole('searchbox', { name: 'Find a game' }));
    await page.findByRole('button', { name: /Pub quiz 1/ });
  });
});

it('offers no file where nothing has ended', async () => {
  await open({ [`GET ${path}`]: answer(extent({ games: 0, events: 0 })) });
  await page.findByText(/No game ended in this time/);
  expect(page.queryByRole('link', { name: /^Download/ })).toBeNull();
});

it('says so where it can’t be counted, and counts at another try', async () => {
  await open({ [`GET ${path}`]: lost });
  expect((await page.findByRole('alert')).textContent).toContain('The events could not be counted.');
  page.change({ [`GET ${path}`]: answer(extent()) });
  fireEvent.click(page.getByRole('button', { name: 'Try Again' }));
  await page.findByText('3 games, 1,214 events');
});

it('is nobody’s where the session has ended', async () => {
  await open({ [`GET ${path}`]: refuse(401, 'not_signed_in') });
  await page.findByRole('heading', { name: 'Authentication Error' });
});
