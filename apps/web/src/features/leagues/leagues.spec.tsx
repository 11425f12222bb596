import {
  type LeagueCard,
  type LeagueNightView,
  type LeagueOwnPlace,
  type LeagueView,
  usualLeagueRules,
} from '@clockbeat/domain/contract';
import { answer, type Calls, hold, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const card = (over: Partial<LeagueCard> = {}): LeagueCard => ({
  id: 'league_1',
  title: 'Autumn',
  kind: 'teams',
  nights: 2,
  members: 3,
  madeAt: '2026-09-01T00:00:00.000Z',
  endedAt: null,
  isOwner: true,
  ...over,
});
const league = (over: Partial<LeagueView> = {}): LeagueView => ({
  id: 'league_1',
  title: 'Autumn',
  kind: 'teams',
  madeAt: '2026-09-01T00:00:00.000Z',
  endedAt: null,
  isOwner: true,
  rules: usualLeagueRules,
  url: 'https://quiz.example/league/a_token',
  openToJoin: false,
  nights: [
    {
      ...{ gameId: 'game_1', title: 'Thursday', at: '2026-09-03T19:00:00.000Z' },
      ...{ isFinal: false, isPlayed: true, competitors: 2 },
    },
  ],
  members: [{ id: 'member_1', name: 'Reds', heldBy: 'pin' }],
  ...over,
});
const at = 'GET /api/leagues/league_1';
const mine: LeagueOwnPlace = { memberId: null, runs: true, mails: true, mailPossible: true };
const openDesk = (told: LeagueView, calls: Calls = {}) =>
  page.openAt('/dashboard/leagues/league_1', {
    signedIn: {},
    calls: { [at]: answer(told), 'GET /api/league/a_token/mine': answer(mine), ...calls },
  });
const button = (name: string | RegExp) => page.findByRole('button', { name });

it('says what a league is where there is none, asks again where the list does not come, and makes one', async () => {
  const held = hold(lost);
  await page.openAt('/dashboard/leagues', { signedIn: {}, calls: { 'GET /api/leagues': held.reply } });
  await page.findByText('Loading...');
  held.letGo();
  await page.findByText('Your leagues could not be loaded.');
  page.change({ 'GET /api/leagues': answer([]) });
  await page.press(await button('Try Again'));
  await page.findByText('No league yet');
  await page.press(await button('New league'));
  await page.press(await button('Make it'));
  await page.findByText('Give it a title.');
  await page.type(page.getByLabelText('Title'), 'Autumn');
  page.change({ 'POST /api/leagues': refuse(409, 'conflict') });
  await page.press(await button('Make it'));
  await page.findByText(/You run as many leagues as you may/);
  page.change({
    'POST /api/leagues': answer(league()),
    [at]: answer(league()),
    'GET /api/league/a_token/mine': answer(mine),
  });
  await page.press(await button('Make it'));
  await page.findByRole('heading', { level: 1, name: 'Autumn' });
});

it('tells seasons that are over, and those of others', async () => {
  const list = [card(), card({ id: 'b', endedAt: '2026-11-01T00:00:00.000Z', isOwner: false })];
  await page.openAt('/dashboard/leagues', { signedIn: {}, calls: { 'GET /api/leagues': answer(list) } });
  await page.until(() => page.queryAllByTestId('league').length === 2);
  const [mine, others] = page.getAllByTestId('league').map((item) => item.textContent);
  expect(mine).toMatch(/Autumn.*Teams.*2.*3/);
  expect(others).toMatch(/Over.*Run together/);
});

it('saves rules that can be, and says what cannot', async () => {
  const asked: unknown[] = [];
  await openDesk(league(), {
    'PATCH /api/leagues/league_1': (call) => {
      asked.push(call.body);
      return answer(league())(call);
    },
  });
  await page.press(await page.findByRole('heading', { name: 'Rules' }));
  await page.type(page.getByLabelText('Points for the places'), '10, many');
  await page.type(page.getByLabelText('Nights that count'), '0');
  await page.type(page.getByLabelText('For coming'), '1.5');
  await page.press(page.getByRole('button', { name: 'Save', hidden: true }));
  await page.findByText('A whole number from 1 to 200.');
  await page.findByText('A whole number from 0 to 1,000.');
  expect(asked).toEqual([]);
  await page.type(page.getByLabelText('Points for the places'), '12 8 4');
  await page.type(page.getByLabelText('Nights that count'), '5');
  await page.type(page.getByLabelText('For coming'), '1');
  await page.press(page.getByRole('button', { name: 'Save', hidden: true }));
  await page.findByText('Saved. The table follows.');
  expect(asked).toEqual([{ rules: { ...usualLeagueRules, places: [12, 8, 4], best: 5, coming: 1 } }]);
});

it('says who was who by hand, and takes all others along as members', async () => {
  const people = 'GET /api/leagues/league_1/nights/game_1/people';
  const one = { key: 'k', name: 'Somebody', position: 1, score: 10, memberId: null, knownBy: null };
  const added: unknown[] = [];
  await openDesk(league(), {
    [people]: answer([one]),
    'POST /api/leagues/league_1/members': (call) => {
      added.push(call.body);
      return answer({ added: 1 })(call);
    },
  });
  await page.press(await button('Who was who: Thursday'));
  await page.press(await button('Add all others as members'));
  await page.until(() => added.length === 1);
  expect(added).toEqual([{ names: ['Somebody'] }]);
});

it('changes nothing of a season that is over, and is not there for whoever does not run it', async () => {
  await openDesk(league({ endedAt: '2026-11-01T00:00:00.000Z' }));
  await page.findByText('This season is over. Its table is sealed and stays as it is.');
  for (const gone of ['Add evenings', 'End the season', 'Who was who: Thursday'])
    expect(page.queryByRole('button', { name: gone })).toBeNull();
  await openDesk(league(), { [at]: refuse(404, 'not_found') });
  await page.findByRole('heading', { name: 'This league is not here' });
});

it('lets whoever runs it leave its mails', async () => {
  const asked: unknown[] = [];
  await openDesk(league(), {
    'PUT /api/league/a_token/mails': (call) => {
      asked.push(call.body);
      return answer({ ...mine, mails: false })(call);
    },
  });
  await page.press(
    await page.findByRole('switch', { name: 'Mail me the table after each night', checked: true }),
  );
  await page.findByRole('switch', { name: 'Mail me the table after each night', checked: false });
  expect(asked).toEqual([{ wants: false }]);
});

it('says of an evening why it gives nobody points', async () => {
  const [thursday] = league().nights as [LeagueNightView];
  const nights = [
    { ...thursday, gameId: 'game_2', competitors: 0 },
    { ...thursday, gameId: 'game_3', isPlayed: false, competitors: 0 },
    { ...thursday, gameId: 'game_4', isPlayed: false, competitors: 2_001 },
  ];
  await openDesk(league({ nights }));
  const told = (await page.findAllByTestId('night')).map(({ textContent }) => textContent);
  expect(told[0]).toContain('Sep 3, 2026 · No team played');
  expect(told[1]).toContain('Not played yet');
  expect(told[2]).toContain('Too many players: it does not count');
});
