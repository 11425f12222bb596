import type { TvMessage } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../../test-support/answers.js';
import type { Messages } from '../../../../test-support/live-server.js';
import { answer } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';
import { openState } from '../../../live/picture.fixture.js';

const page = clientPage();
const state = openState(0, 3, { gameId });
const token = 'a-token-of-thirty-letters-here';

/** What it asked for with its token, in the order of its questions. */
const openTv = async (shown: TvMessage, otherwise: Messages = {}): Promise<unknown[]> => {
  const asked: unknown[] = [];
  await page.openAt('/tv', {
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ isOwner: false, status: 'active' })) },
    messages: {
      openTv: (body) => {
        asked.push(body);
        return { ok: true, ...shown };
      },
      watchGame: (body) => {
        asked.push(body);
        return { ok: true, version: state.version, gameState: state };
      },
      syncClock: ({ t }) => ({ ok: true, t, serverTime: t }),
      ...otherwise,
    },
    keeps: { 'clockbeat.tv': JSON.stringify(token) },
  });
  return asked;
};

it('shows its letters, and which one it is once somebody has typed them', async () => {
  const asked = await openTv({ code: 'KFTX', host: null, gameId: null });
  await page.findByText('KFTX');
  expect(asked).toEqual([{ token }]);
  await page.tell('tvChanged', { code: 'KFTX', host: { name: 'hanna' }, gameId: null });
  await page.findByRole('heading', { name: 'Waiting for the next game of hanna' });
  page.getByText('TV KFTX');
});

it('says that there are no letters just now', async () => {
  await openTv({ code: null, host: null, gameId: null });
  await page.findByText(/No letters are to be had just now/);
});

it('shows its host’s game by its token, with nothing that leads it', async () => {
  const asked = await openTv({ code: 'KFTX', host: { name: null }, gameId });
  await page.findByRole('heading', { level: 1, name: state.question?.question ?? '' });
  expect(asked).toEqual([{ token }, { roomId: gameId, tvToken: token }]);
  expect(page.queryByRole('button', { name: /Next|Pause|Start/ })).toBeNull();
  await page.press(page.getByRole('button', { name: 'Disconnect' }));
  page.getByText('Follows its host’s games');
  await page.press(page.getByRole('button', { name: 'Stay connected' }));
  expect(page.queryByRole('dialog')).toBeNull();
});

it('lets itself go, and shows other letters', async () => {
  await openTv(
    { code: 'KFTX', host: { name: 'hanna' }, gameId },
    { releaseTv: () => ({ ok: true, code: 'WXZZ', host: null, gameId: null }) },
  );
  await page.press(await page.findByRole('button', { name: 'Disconnect' }));
  const [, inDialog] = page.getAllByRole('button', { name: 'Disconnect' });
  await page.press(inDialog as HTMLElement);
  await page.findByText('WXZZ');
});
