import { goAlong, hasGoneAlong } from './gone-along.js';
import { gameId, joined, waitingState } from './picture.fixture.js';
import { PlayerSession } from './player-session.js';
import { SeatStorage } from './seat-storage.js';
import type { LiveSocket } from './socket.js';

const next = 'game_after_this_one_';
const over = waitingState({ status: 'finished', phase: 'final', nextGameId: next });
const lobby = waitingState({ gameId: next, gameCode: 'DEF456', parentGameId: gameId });
const inNext = joined(lobby, { playerId: 'p_ada_again', teamName: 'Reds' });

/** A session at the end of its game; `replies` are to the joins of the next one, in their order. */
const atTheEnd = async (...replies: object[]) => {
  const asked: object[] = [];
  const listeners = new Map<string, (body: never) => void>();
  const socket: LiveSocket = {
    send: async (message, body: object) => {
      if (message === 'syncClock') return { ok: true, t: 0, serverTime: 0 } as never;
      if (!JSON.stringify(body).includes(next)) return { ok: true, ...joined(over) } as never;
      asked.push(body);
      return replies.shift() as never;
    },
    on: (message, listener) => void listeners.set(message, listener as (body: never) => void),
    onConnection: (listener) => queueMicrotask(() => listener('online')),
    close: () => undefined,
  };
  const seats = new SeatStorage({ storage: null });
  const session = new PlayerSession(socket, seats, seats.prepare('ABC123', 'Ada', null, new Date(0)));
  await session.joined();
  const tell = (message: string, body: object): void => listeners.get(message)?.(body as never);
  return { session, seats, asked, tell };
};

it('goes on by the same name and token, on the same connection, and both seats are kept', async () => {
  const { session, seats, asked, tell } = await atTheEnd({ ok: true, ...inNext });
  expect(await goAlong(session, next)).toBe(true);
  tell('roomJoined', inNext);
  expect(asked).toEqual([{ roomId: next, playerName: 'Ada', token: 'token-of-ada-0123456789' }]);
  const { picture } = session.view.get();
  expect(picture).toMatchObject({ me: { playerId: 'p_ada_again', teamName: 'Reds' }, final: null });
  expect(picture.state).toEqual(lobby);
  expect([seats.latest()?.gameId, seats.find(gameId)?.playerId]).toEqual([next, 'p_ada']);
  // it did not come late for the end of this one
  expect([session.room, session.cameLate, hasGoneAlong(next)]).toEqual([next, false, true]);
  session.close();
});

it('stays where it may not: the result is there, and so is the seat', async () => {
  const { session, seats } = await atTheEnd({ ok: false, error: { code: 'removed', message: 'no' } });
  expect(await goAlong(session, next)).toBe(false);
  expect(session.view.get()).toMatchObject({
    refusal: null,
    picture: { state: { gameId, status: 'finished' } },
  });
  expect([session.room, seats.find(gameId)?.playerId, seats.find(next)]).toEqual([gameId, 'p_ada', null]);
  session.close();
});
