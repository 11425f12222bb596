import type { GameStateView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { finishedState, joined, seat, told, waitingState } from '../../live/picture.fixture.js';

const page = clientPage();

const next = 'game_after_this_one_';
const lobby = waitingState({ gameId: next, gameCode: 'DEF456', title: 'Once more', parentGameId: gameId });
const results = {
  gameId,
  title: 'Friday night',
  status: 'finished',
  participantCount: 1,
  questionCount: 3,
  scores: [],
  teams: [],
  nextCursor: null,
  you: null,
  race: [],
  corrections: [],
};

let joins: string[] = [];
const openEnd = async (
  state: GameStateView,
  { address = `/player-game/${gameId}`, keeps = {} }: { address?: string; keeps?: object } = {},
): Promise<void> => {
  joins = [];
  await page.openAt(address, {
    keeps: { 'clockbeat.seats': [seat], ...keeps },
    calls: {
      [`GET /api/games/${gameId}`]: answer(gameCard({ status: 'finished', isOwner: false })),
      [`GET /api/games/${gameId}/results`]: answer(results),
    },
    messages: {
      joinGame: ({ roomId }) => {
        joins.push(roomId);
        return { ok: true, ...joined(roomId === next ? lobby : state) };
      },
      leaveGame: () => ({ ok: true, version: 3 }),
    },
  });
};
const notice = 'On to the next game: you are in, Ada.';
const goesAlong = async (): Promise<void> => {
  await page.until(() => joins.includes(next));
  await page.tell('roomJoined', joined(lobby));
  await page.findByRole('heading', { name: 'Get Ready' });
  expect(page.address()).toBe(`/player-game/${next}`);
  expect(joins).toEqual([gameId, next]);
};

it('leads a player that is still there to the next lobby, says so once, and keeps the way to its result', async () => {
  await openEnd(finishedState());
  await page.findByRole('heading', { name: 'Game over' });
  expect(page.queryByRole('button', { name: 'To the next game' })).toBeNull();
  await page.tell('gameUpdated', told(finishedState({ version: 10, nextGameId: next })));
  await goesAlong();
  expect(page.getAllByText(notice)).toHaveLength(1);
  const last = await page.findByRole('link', { name: /^Results of the last game/ });
  expect(last.getAttribute('href')).toBe(`/game-results/${gameId}`);
});

it('leads who comes back there, too', async () => {
  await openEnd(finishedState({ nextGameId: next }));
  await goesAlong();
});

it('leads who has been there once nowhere: there is a press for it', async () => {
  await openEnd(finishedState({ nextGameId: next }), { keeps: { 'clockbeat.goneAlong': [next] } });
  const press = await page.findByRole('button', { name: 'To the next game' });
  expect(joins).toEqual([gameId]);
  await page.press(press);
  await goesAlong();
});

it.each(['/game-lobby', `/game-results/${gameId}`])(
  'leads from the pages beside the game, too: %s',
  async (address) => {
    await openEnd(finishedState({ nextGameId: next }), { address });
    await goesAlong();
  },
);

it('leaves who reads an earlier result alone', async () => {
  const keeps = { 'clockbeat.goneAlong': [next], 'clockbeat.seats': [{ ...seat, gameId: next }, seat] };
  await openEnd(finishedState({ nextGameId: next }), { address: `/game-results/${gameId}`, keeps });
  await page.findByRole('heading', { name: 'Friday night' });
  expect(joins).toEqual([]);
});

it('offers no earlier result where this browser has none', async () => {
  await page.openAt(`/player-game/${next}`, {
    keeps: { 'clockbeat.seats': [{ ...seat, gameId: next }] },
    messages: { joinGame: () => ({ ok: true, ...joined(lobby) }) },
  });
  await page.findByRole('heading', { name: 'Get Ready' });
  expect(page.queryByText('Results of the last game')).toBeNull();
});
