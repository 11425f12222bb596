import type { LeagueOwnPlace, LeaguePage, LeagueRow } from '@clockbeat/domain/contract';
import { answer, type Calls, hang, lost, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const api = '/api/league/a_token';
const row = (name: string, over: Partial<LeaguePage['rows'][number]> = {}): LeaguePage['rows'][number] => ({
  memberId: `member_${name}`,
  name,
  heldBy: null,
  place: 1,
  points: 12,
  attended: 1,
  nights: [],
  ...over,
});
const cell = (
  points: number,
  over: Partial<LeagueRow['nights'][number]> = {},
): LeagueRow['nights'][number] => ({
  points,
  position: 1,
  score: 100,
  counts: true,
  ...over,
});
const season = (over: Partial<LeaguePage> = {}): LeaguePage => ({
  title: 'Autumn',
  kind: 'teams',
  rules: {
    ...{ scheme: 'places', places: [10, 7], shared: 'mean', coming: 2, best: 2 },
    ...{ forgiven: 1, forgives: 'coming', finalTimes: 2, among: 'members' },
  },
  openToJoin: false,
  endedAt: null,
  seal: null,
  nights: ['2026-09-03', '2026-09-10', '2026-09-17'].map((at, index) => ({
    title: 'Thursday',
    at: `${at}T19:00:00.000Z`,
    isFinal: index === 2,
  })),
  rows: [
    row('Reds', {
      tie: { by: 'last', night: 2 },
      nights: [cell(8.5), cell(2, { position: null, counts: false, forgiven: true }), cell(24)],
    }),
    row('Blues', {
      place: 2,
      heldBy: 'pin',
      nights: [cell(12), cell(0, { position: null, counts: false }), cell(0, { position: null })],
    }),
  ],
  ...over,
});
const stranger: LeagueOwnPlace = { memberId: null, runs: false, mails: false, mailPossible: true };
const open = (told = season(), calls: Calls = {}, signedIn = false, keeps: Record<string, unknown> = {}) =>
  page.openAt('/league/a_token', {
    keeps,
    ...(signedIn && { signedIn: {} }),
    calls: {
      [`GET ${api}`]: answer(told),
      ...(signedIn && {
        [`GET ${api}/mine`]: answer(stranger),
        'GET /api/user/evenings': answer({ items: [], nextCursor: null }),
      }),
      ...calls,
    },
  });
const cells = () =>
  page.getAllByRole('row').map((line) => [...line.querySelectorAll('td, th')].map((one) => one.textContent));

it('waits in its shape', async () => {
  await page.openAt('/league/a_token', { calls: { [`GET ${api}`]: hang } });
  await page.findByText('Loading...');
});

it('says where there is no league', async () => {
  await page.openAt('/league/a_token', { calls: { [`GET ${api}`]: refuse(404, 'not_found') } });
  await page.findByRole('heading', { name: 'No league here' });
});

it('says where there is no way to it', async () => {
  await page.openAt('/league/a_token', { calls: { [`GET ${api}`]: lost } });
  await page.findByRole('button', { name: 'Try Again' });
});

it('shows places, points and each night, what is dropped, forgiven and missed, and why who is ahead', async () => {
  await open();
  await page.findByRole('heading', { level: 1, name: 'Autumn' });
  await page.press(page.getByRole('switch', { name: 'Each night' }));
  expect(cells().slice(1)).toEqual([
    ['1', 'Reds', '8.5', '(2*)', '24', '1', '12'],
    ['2', 'Blues', '12', '(–)', '–', '1', '12'],
  ]);
  page.getByText('Reds before Blues: better on night 3.');
  for (const rule of [
    'By place: 10 · 7.',
    'For coming: 2.',
    'Who share a place share its points.',
    'Places are counted among members.',
    'Nights that count: 2, the best ones.',
    'Missed nights forgiven: 1. Each gives what coming gives.',
    'The final counts × 2 and is never dropped.',
  ])
    page.getByText(rule);
});

it('says of a season without evenings, and of a league without members, that there are none', async () => {
  await open(season({ nights: [], rows: [] }));
  await page.findByText('No evening has been played yet.');
  page.getByText('Nobody is in this league yet.');
  expect(page.queryByRole('table')).toBeNull();
});

it('shows of a season that is over its seal, and lets nobody take a name', async () => {
  await open(season({ endedAt: '2026-11-06T20:00:00.000Z', seal: 'abc123' }));
  await page.findByText(/^Sealed on Nov 6, 2026/);
  page.getByText('abc123');
  expect(page.queryByRole('heading', { name: 'Hold your name' })).toBeNull();
});

it('lets a name be held by a PIN, which is checked first, or by the account', async () => {
  const asked: unknown[] = [];
  const told = season({ openToJoin: true, rows: [row('Blues', { heldBy: 'pin' })] });
  const calls: Calls = {
    [`POST ${api}/members`]: (call) => {
      asked.push(call.body);
      return asked.length === 1 ? refuse(409, 'name_taken')(call) : answer({ memberId: 'member_new' })(call);
    },
  };
  await open(told, calls, true);
  await page.findByRole('heading', { name: 'Hold your name' });
  await page.type(page.getByLabelText('New name'), 'Reds');
  await page.type(page.getByLabelText('PIN'), '12');
  await page.press(page.getByRole('button', { name: 'Hold it' }));
  expect(asked).toEqual([]);
  await page.type(page.getByLabelText('PIN'), '1234');
  await page.press(page.getByRole('button', { name: 'Hold it' }));
  await page.findByText('Somebody holds this name, or you hold another.');
  await page.press(page.getByRole('switch', { name: 'My account instead of a PIN' }));
  await page.press(page.getByRole('button', { name: 'Hold it' }));
  await page.findByText('The name is yours.');
  expect(asked).toEqual([{ name: 'Reds', pin: '1234' }, { name: 'Reds' }]);
});

it('asks nobody about mails who neither holds a name by the account nor runs it', async () => {
  await open(season(), {}, true);
  await page.findByRole('heading', { level: 1, name: 'Autumn' });
  expect(page.queryByRole('switch', { name: 'Mail me the table after each night' })).toBeNull();
});

it('says where a mail that is asked for does not come for now', async () => {
  const place: LeagueOwnPlace = { ...stranger, memberId: 'member_Reds' };
  const calls: Calls = {
    [`GET ${api}/mine`]: answer(place),
    [`PUT ${api}/mails`]: answer({ ...place, mails: true, mailPossible: false }),
  };
  await open(season(), calls, true);
  await page.press(await page.findByRole('switch', { name: 'Mail me the table after each night' }));
  await page.findByText(/^Nothing comes for now/);
});

it('lets who holds a name say that an evening of this device was theirs, and says why not', async () => {
  const seat = {
    ...{
      teamCode: '204817',
      displayName: 'Ada',
      token: 'x'.repeat(22),
      joinedAt: '2026-09-10T19:00:00.000Z',
    },
    ...{ gameId: 'game_thursday', playerId: 'p_ada', teamName: 'Other' },
  };
  const evening = {
    ...{ gameId: 'game_thursday', title: 'Thursday', endedAt: '2026-09-10T21:00:00.000Z', name: 'Ada' },
    ...{ score: 1, position: 1, participantCount: 2 },
  };
  const keeps = {
    'clockbeat.seats': [seat],
    'clockbeat.evenings': [evening, { ...evening, gameId: 'game_elsewhere', title: 'Elsewhere' }],
  };
  const asked: unknown[] = [];
  const calls: Calls = {
    [`POST ${api}/evenings`]: (call) => {
      asked.push(call.body);
      return asked.length === 1 ? refuse(403, 'forbidden')(call) : new Response(null, { status: 204 });
    },
  };
  await open(season(), calls, false, keeps);
  await page.findByRole('heading', { name: 'That was us' });
  page.getByRole('option', { name: /^Thursday, Sep 10/ });
  expect(page.queryByRole('option', { name: /Elsewhere/ })).toBeNull();
  const say = () => page.press(page.getByRole('button', { name: 'That was us' }));
  const [, pin] = page.getAllByLabelText('PIN');
  if (!pin) throw new Error('No PIN is asked for');
  await say();
  expect(asked).toEqual([]);
  await page.type(pin, '1357');
  await say();
  await page.findByText(/^This is not the PIN/);
  await page.type(pin, '2468');
  await say();
  await page.findByText('Now it counts for your name.');
  expect(asked).toEqual([
    { gameId: 'game_thursday', memberId: 'member_Blues', pin: '1357' },
    { gameId: 'game_thursday', memberId: 'member_Blues', pin: '2468' },
  ]);
});
