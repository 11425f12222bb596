import type { Problem, RefusalCode } from '@clockbeat/domain/contract';
import { type Readable, store } from '../lib/store.js';
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

/** How one piece of news changes the picture. */
export type Fold = (picture: GamePicture, news: GameNews) => GamePicture;

export interface LiveStore extends Readable<LiveSnapshot> {
  dispatch(news: GameNews): void;
  setConnection(connection: LinkState): void;
  refuse(refusal: Problem): void;
  report(problem: Problem): void;
}

/** Codes that mean "ask again": the message did nothing and may be repeated unchanged. */
export const isTransient = (code: RefusalCode): boolean =>
  code === 'unavailable' || code === 'too_many_requests';

/** The picture and what surrounds it. */
export const makeLiveStore = (fold: Fold): LiveStore => {
  const { get, set, subscribe } = store<LiveSnapshot>({
    picture: emptyPicture,
    connection: 'connecting',
    returns: 0,
    refusal: null,
    problem: null,
  });
  const change = (part: Partial<LiveSnapshot>): void => {
    set({ ...get(), ...part });
  };
  return {
    get,
    subscribe,
    dispatch: (news) => {
      const picture = fold(get().picture, news);
      if (picture !== get().picture) change({ picture });
    },
    setConnection: (connection) => {
      const { connection: before, returns } = get();
      if (connection === before) return;
      // The first failed attempts are still the first connection.
      if (connection === 'reconnecting' && before === 'connecting') return;
      const back = connection === 'online' && before === 'reconnecting';
      change({ connection, returns: returns + (back ? 1 : 0) });
    },
    refuse: (refusal) => change({ refusal }),
    report: (problem) => change({ problem: { ...problem } }),
  };
};
