import { type Stored, stored } from '../lib/stored.js';

/** As many as an evening has, and more; the oldest go. */
const kept = 50;

/**
 * The games that this browser has gone on to from the one before. It is brought to each of them once by itself: who has left
 * one, or looks at an earlier result again, is not brought there anew.
 */
const games: Stored<string[]> = stored({
  key: 'clockbeat.goneAlong',
  empty: [],
  read: (from) => (Array.isArray(from) ? from.filter((each) => typeof each === 'string') : null),
});

export const hasGoneAlong = (gameId: string): boolean => games.now().includes(gameId);

export const noteGoneAlong = (gameId: string): void =>
  games.update((now) => [gameId, ...now.filter((each) => each !== gameId)].slice(0, kept));
