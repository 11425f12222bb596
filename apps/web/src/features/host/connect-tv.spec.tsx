import type { TvView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer, type Calls, hold, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { waitingState } from '../../live/picture.fixture.js';

const page = clientPage();
const connect = 'POST /api/user/tvs';
const list = 'GET /api/user/tvs';
const tv = (code: string, over: Partial<TvView> = {}): TvView => ({
  id: `tv_${code}`,
  code,
  browser: 'Chrome',
  system: 'Android',
  pairedAt: '2026-11-24T18:42:00.000Z',
  lastSeenAt: '2026-11-24T18:42:00.000Z',
  ...over,
});

const openDialog = async (calls: Calls): Promise<void> => {
  const state = waitingState({ gameId });
  await page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard()), ...calls },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({ ok: true, version: state.version, gameState: state, players: [] }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: t }),
    },
  });
  await page.press(await page.findByRole('button', { name: 'Connect a TV' }));
};
const typeAndConnect = async (letters: string): Promise<void> => {
  await page.type(page.getByLabelText('Letters on the TV'), letters);
  await page.press(page.getByRole('button', { name: 'Connect' }));
};

it('says where a TV finds its letters, and connects the one that shows them', async () => {
  const { reply, letGo } = hold(answer([]));
  await openDialog({ [list]: reply, [connect]: answer(tv('KFTX')) });
  page.getByText(/open clockbeat.test\/tv in its browser/);
  page.getByText('Loading your TVs...');
  letGo();
  expect(page.getByRole('button', { name: 'Connect' })).toHaveProperty('disabled', true);
  page.change({ [list]: answer([tv('KFTX')]) });
  await typeAndConnect('kf tx');
  await page.findByText('The TV with the letters KFTX follows your games.');
  await page.findByText(/Chrome on Android, since/);
  expect(page.getByLabelText('Letters on the TV')).toHaveProperty('value', '');
});

it.each([
  ['unknown_code', 404, /No TV shows these letters/],
  ['conflict', 409, /20 TVs follow your games already/],
  ['too_many_requests', 429, /wait a moment/i],
])('says why a TV was not connected (%s), until other letters are typed', async (code, status, text) => {
  await openDialog({ [list]: answer([]), [connect]: refuse(status, code) });
  await typeAndConnect('BBBB');
  await page.findByText(text);
  await page.type(page.getByLabelText('Letters on the TV'), 'CCCC');
  expect(page.queryByText(text)).toBeNull();
});

it('lets a TV go, also one that has let itself go, and says where that failed', async () => {
  await openDialog({
    [list]: answer([tv('KFTX'), tv('WXZZ', { browser: null, system: null })]),
    'DELETE /api/user/tvs/tv_KFTX': refuse(404, 'not_found'),
    'DELETE /api/user/tvs/tv_WXZZ': refuse(503, 'unavailable'),
  });
  await page.press(await page.findByRole('button', { name: 'Disconnect the TV KFTX' }));
  expect(page.queryByText('KFTX')).toBeNull();
  await page.press(page.getByRole('button', { name: 'Disconnect the TV WXZZ' }));
  page.getByText('WXZZ');
});

it('can be asked again where the list did not come', async () => {
  await openDialog({ [list]: refuse(500, 'internal') });
  page.change({ [list]: answer([tv('KFTX')]) });
  await page.press(await page.findByRole('button', { name: 'Try Again' }));
  await page.findByText('KFTX');
});
