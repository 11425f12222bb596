import type { EveningView } from '@clockbeat/domain/contract';
import { answer, type Calls, lost } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const call = 'GET /api/user/evenings';
const now = '2026-12-04T12:00:00.000Z';
const evening = (over: Partial<EveningView> = {}): EveningView => ({
  gameId: 'game_rivers',
  title: 'Rivers',
  playedAt: '2026-11-20T20:00:00.000Z',
  score: 800,
  position: 2,
  participantCount: 31,
  ...over,
});
const kept = (gameId: string, over: object = {}) => ({
  ...{ gameId, title: 'Thursdays', endedAt: '2026-12-03T21:00:00.000Z', name: 'Ada' },
  ...{ score: 1_200, position: 1, participantCount: 12, ...over },
});
const seat = (gameId: string, joinedAt: string) => ({
  ...{ teamCode: '204817', displayName: 'Ada', token: 'x'.repeat(22), joinedAt },
  ...{ gameId, playerId: 'p_ada', teamName: null },
});
const open = (keeps: Record<string, unknown>, calls: Calls = {}, signedIn?: object) =>
  page.openAt('/evenings', { now, keeps, calls, ...(signedIn && { signedIn }) });
const shown = (testId: string) => page.queryAllByTestId(testId).map((row) => row.textContent ?? '');

it('says what will be here, and leads to a game', async () => {
  await open({});
  await page.findByRole('heading', { name: 'No evenings yet' });
  expect(page.getAllByRole('link', { name: 'Join Team' }).at(-1)?.getAttribute('href')).toBe('/join-team');
});

it('lists what was played on this device without an account, goes on where it is not over, and forgets', async () => {
  await open({
    'clockbeat.evenings': [kept('game_won'), kept('game_old', { title: 'Old', position: null, score: 0 })],
    'clockbeat.seats': [
      seat('game_open', '2026-12-04T11:00:00.000Z'),
      seat('game_won', '2026-12-03T19:00:00.000Z'),
      seat('game_lost', '2026-11-01T19:00:00.000Z'),
    ],
  });
  await page.until(() => shown('evening').length === 2);
  const [won, old] = shown('evening');
  expect(won).toMatch(/Thursdays.*Dec 3, 2026.*Ada.*Place 1 of 12.*1,200 points.*Results/);
  // whose seat is proved by nothing any more
  expect(old).not.toMatch(/Place|Results/);
  expect(shown('open-evening')).toHaveLength(1);
  expect(page.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/player-game/game_open');
  await page.press(await page.findByRole('button', { name: 'Forget those of this device' }));
  await page.findByText(/What this device keeps of them is deleted/);
  const [, confirm] = page.getAllByRole('button', { name: 'Forget those of this device' });
  if (!confirm) throw new Error('Nobody asks');
  await page.press(confirm);
  await page.until(() => shown('evening').length === 0);
  expect(localStorage.getItem('clockbeat.evenings')).toBeNull();
});

it('has those of the account among them, each once, page by page', async () => {
  const first = { items: [evening({ gameId: 'game_won', score: 900 }), evening()], nextCursor: 'more' };
  await open({ 'clockbeat.evenings': [kept('game_won')] }, { [call]: answer(first) }, {});
  await page.until(() => shown('evening').length === 2);
  expect(shown('evening').some((row) => /900 points/.test(row))).toBe(true);
  page.change({
    [call]: answer({ items: [evening({ gameId: 'game_first', title: 'First' })], nextCursor: null }),
  });
  await page.press(await page.findByRole('button', { name: 'Show more' }));
  await page.until(() => shown('evening').length === 3);
});

it('shows those of the device where the account’s do not come, and asks again', async () => {
  await open({ 'clockbeat.evenings': [kept('game_won')] }, { [call]: lost }, {});
  await page.findByText('The evenings of your account could not be loaded.');
  expect(shown('evening')).toHaveLength(1);
  page.change({ [call]: answer({ items: [evening()], nextCursor: null }) });
  await page.press(await page.findByRole('button', { name: 'Try Again' }));
  await page.until(() => shown('evening').length === 2);
});
