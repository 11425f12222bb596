import type { GameStateView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../test-support/answers.js';
import { answer, refuse } from '../../test-support/network.js';
import { clientPage } from '../../test-support/page.js';
import { finishedState, told, waitingState } from '../live/picture.fixture.js';

const page = clientPage();

const next = 'game_after_this_one_';
const rematch = `POST /api/games/${gameId}/rematch`;
const lobby = waitingState({ gameId: next, gameCode: 'DEF456', title: 'Once more', parentGameId: gameId });

const wanted: unknown[] = [];

const openAt = (address: string, state: GameStateView): Promise<void> => {
  const ackOf = ({ roomId }: { roomId: string }) => {
    const gameState = roomId === next ? lobby : state;
    return { ok: true as const, version: gameState.version, gameState };
  };
  return page.openAt(address, {
    signedIn: {},
    calls: {
      [`GET /api/games/${gameId}`]: answer(gameCard({ status: 'finished' })),
      [`GET /api/games/${next}`]: answer(gameCard({ id: next })),
      [`GET /api/games/${gameId}/results`]: answer({ scores: [], teams: [], you: null }),
      [rematch]: (call) => {
        wanted.push(call.body);
        return answer({ game: gameCard({ id: next }) })(call);
      },
    },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      watchGame: ackOf,
      hostConnect: (body) => ({ ...ackOf(body), players: [] }),
    },
  });
};
const panel = `/admin-game-control?gameId=${gameId}`;
const newQuestions = () => page.findByRole('button', { name: 'New questions' });

it('makes the next game and opens its panel, with new questions or the same ones', async () => {
  for (const [name, questions] of [
    ['New questions', 'new'],
    ['Same questions', 'same'],
  ]) {
    await openAt(panel, finishedState());
    await newQuestions();
    await page.press(page.getByRole('button', { name }));
    await page.findByRole('heading', { name: 'Once more' });
    expect(page.address()).toBe(`/admin-game-control?gameId=${next}`);
    expect(wanted.splice(0)).toEqual([{ questions }]);
  }
});

it('says what else can be done where there are no other questions', async () => {
  await openAt(panel, finishedState());
  await newQuestions();
  page.change({ [rematch]: refuse(400, 'validation') });
  await page.press(page.getByRole('button', { name: 'New questions' }));
  await page.findByText(
    'There are not enough other questions of these categories. You can play the same ones.',
  );
  expect(page.address()).toBe(panel);
});

it.each([
  ['panel', panel, 'Once more', `/admin-game-control?gameId=${next}`],
  ['wall', `/screen/${gameId}`, 'Once more', `/screen/${next}`],
])('leads another %s along when the game goes on', async (_page, address, heading, to) => {
  await openAt(address, finishedState());
  await page.until(() => page.queryAllByText('Friday night').length > 0);
  await page.tell('gameUpdated', told(finishedState({ version: 10, nextGameId: next })));
  await page.until(() => page.address() === to);
  await page.until(() => page.queryAllByText(heading).length > 0);
});

it('leaves a panel on the game that it is opened on, and offers the next one', async () => {
  await openAt(panel, finishedState({ nextGameId: next }));
  const link = await page.findByRole('link', { name: 'To the next game' });
  expect(link.getAttribute('href')).toBe(`/admin-game-control?gameId=${next}`);
  expect(page.address()).toBe(panel);
});

it('offers nothing for a game that nobody came to', async () => {
  await openAt(panel, finishedState({ endedBy: 'abandoned', participantCount: 0 }));
  await page.findByText('The game ended before it was started.');
  expect(page.queryByRole('button', { name: 'New questions' })).toBeNull();
});
