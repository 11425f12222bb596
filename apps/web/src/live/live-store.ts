import type { Problem, RefusalCode } from '@clockbeat/domain/contract';
import { foldNews } from './game-reducer.js';
import type { GameNews } from './news.js';
import { emptyPicture, type GamePicture } from './picture.js';
import type { LinkState } from './socket.js';

/** All a screen can see; a new object at each change. */
export interface LiveSnapshot {
  picture: GamePicture;
  connection: LinkState;
  /** How often the connection came back: a screen says so once each time. */
  returns: number;
  /** The game itself was refused: there is nothing to show. */
  refusal: Problem | null;
  /** The last refused message; a new object each time. */
  problem: Problem | null;
}

export interface LiveStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): LiveSnapshot;
  dispatch(news: GameNews): void;
  setConnection(connection: LinkState): void;
  refuse(refusal: Problem): void;
  report(problem: Problem): void;
}

/** Codes that mean "ask again": the message did nothing and may be repeated unchanged. */
export const isTransient = (code: RefusalCode): boolean =>
  code === 'unavailable' || code === 'too_many_requests';

/** The picture and what surrounds it, for useSyncExternalStore or a test. */
export const makeLiveStore = (): LiveStore => {
  let snapshot: LiveSnapshot = {
    picture: emptyPicture,
    connection: 'connecting',
    returns: 0,
    refusal: null,
    problem: null,
  };
  const listeners = new Set<() => void>();
  const change = (part: Partial<LiveSnapshot>): void => {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    dispatch: (news) => {
      const picture = foldNews(snapshot.picture, news);
      if (picture !== snapshot.picture) change({ picture });
    },
    setConnection: (connection) => {
      if (connection === snapshot.connection) return;
      // The first failed attempts are still the first connection.
      if (connection === 'reconnecting' && snapshot.connection === 'connecting') return;
      const back = connection === 'online' && snapshot.connection === 'reconnecting';
      change({ connection, returns: snapshot.returns + (back ? 1 : 0) });
    },
    refuse: (refusal) => change({ refusal }),
    report: (problem) => change({ problem: { ...problem } }),
  };
};
