import type { GameStateView, JoinedAck, WaitingAck } from '@clockbeat/domain/contract';
import { stored } from '../lib/stored.js';
import { patiently } from './patiently.js';
import type { PlayerSession } from './player-session.js';

/** As many as an evening has, and more; the oldest go. */
const kept = 50;

/**
 * The games that this browser has gone on to from the one before. It is brought to each of them once by itself: who has left
 * one, or looks at an earlier result again, is not brought there anew.
 */
const games = stored<string[]>({
  key: 'clockbeat.goneAlong',
  empty: [],
  read: (from) => (Array.isArray(from) ? from.filter((each) => typeof each === 'string') : null),
});

export const hasGoneAlong = (gameId: string): boolean => games.now().includes(gameId);

/** Whether a game goes on in another one that this browser has not been brought to yet. */
export const leadsOn = (state: Pick<GameStateView, 'nextGameId'> | null): boolean =>
  state?.nextGameId !== undefined && !hasGoneAlong(state.nextGameId);

/**
 * Goes on in the game that follows, by the same name and token, on the same connection: `roomJoined` brings the session
 * there. False where it may not: it stays where it is. Not a part of the session, which is on the way to the first question.
 */
export const goAlong = async (session: PlayerSession, gameId: string): Promise<boolean> => {
  const { displayName: playerName, token } = session;
  const ack = await patiently<JoinedAck | WaitingAck>(
    () => session.link.socket.send('joinGame', { roomId: gameId, playerName, token }),
    () => !session.isClosed,
  );
  if (!ack.ok) return false;
  session.cameLate = false;
  games.update((now) => [gameId, ...now.filter((each) => each !== gameId)].slice(0, kept));
  return true;
};
