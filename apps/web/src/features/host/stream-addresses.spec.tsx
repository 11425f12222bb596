import { type NewOverlay, type OverlayView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer, type Calls, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { openState } from '../../live/picture.fixture.js';

const page = clientPage();
const of = `/api/games/${gameId}/overlays`;
const made: NewOverlay = {
  id: 'overlay_new',
  createdAt: '2026-01-01T12:00:00.000Z',
  url: 'https://clockbeat.test/overlay/AAAAAAAAAAAAAAAAAAAAAA',
};
const kept = (count: number): OverlayView[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: `overlay_${nth}`,
    createdAt: `2026-01-0${nth + 1}T12:00:00.000Z`,
  }));

const openDialog = async (overlays: OverlayView[], calls: Calls = {}) => {
  const state = openState(0, 5);
  await page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: {
      [`GET /api/games/${gameId}`]: answer(gameCard({ status: state.status })),
      [`GET ${of}`]: answer(overlays),
      ...calls,
    },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({ ok: true, version: state.version, gameState: { ...state, gameId }, players: [] }),
    },
  });
  await page.press(await page.findByRole('button', { name: 'Addresses…' }));
  await page.findByRole('dialog', { name: 'For your stream' });
};
const makes = () => page.queryAllByRole('button', { name: 'Make addresses' }).length;

it('makes addresses, shows them this once and takes them back', async () => {
  await openDialog([], { [`POST ${of}`]: () => Response.json(made, { status: 201 }) });
  await page.press(await page.findByRole('button', { name: 'Make addresses' }));
  for (const show of ['board', 'clock', 'question', 'wall'])
    expect((await page.findByTestId(`overlay-${show}`)).textContent).toBe(`${made.url}?show=${show}`);
  page.getByRole('button', { name: 'Copy: Clock' });
  expect(page.getAllByTestId('overlay-kept')).toHaveLength(1);
  page.change({ [`DELETE ${of}/${made.id}`]: () => new Response(null, { status: 204 }) });
  await page.press(page.getByRole('button', { name: /^Take back those made/ }));
  await page.findByRole('button', { name: 'Make addresses' });
  expect(page.queryAllByTestId('overlay-kept')).toEqual([]);
  expect(page.queryByTestId('overlay-board')).toBeNull();
});

it('makes no more than a game may have', async () => {
  await openDialog(kept(5));
  await page.findByText(/made 5 times, as often as it may/);
  expect(makes()).toBe(0);
  expect(page.getAllByTestId('overlay-kept')).toHaveLength(5);
});

it('says why none was made, and reads anew how many there are', async () => {
  await openDialog([], { [`POST ${of}`]: refuse(409, 'conflict') });
  await page.press(await page.findByRole('button', { name: 'Make addresses' }));
  await page.until(() => page.getAllByRole('status').some(({ textContent }) => textContent !== ''));
  expect(page.asked(`GET ${of}`)).toHaveLength(2);
});
