import type { GameCard } from '@clockbeat/domain/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getGame } from './games.js';
import { ApiError } from './request.js';

/** A refusal stays a refusal; only what the network or a busy server did is worth another try, so many times. */
export const worthAnotherTry =
  (times: number) =>
  (failures: number, error: Error): boolean =>
    failures < times && (!(error instanceof ApiError) || error.statusCode === 0 || error.statusCode >= 500);

/**
 * How account pages read (API-02): once, at each visit. Nothing is kept for the next visit, because what never goes stale
 * would otherwise show yesterday's numbers.
 */
export const readOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
} as const;

/** Where the account's switches are cached: the settings page turns them, notices obey them. */
export const settingsKey = ['account', 'settings'] as const;

/** Where all lists of saved sets are cached: whatever changes a set makes them out of date. */
export const allSetsKey = ['saved-sets'] as const;
/** The list of an account, or of a guest. */
export const setsKey = (guest: string | null) => [...allSetsKey, guest] as const;
export const setKey = (setId: string, guest: string | null) => ['saved-set', setId, guest] as const;

/** How the list is read (API-05): kept for five minutes, and asked for once more where it did not come. */
export const listOfSets = { staleTime: 5 * 60_000, retry: worthAnotherTry(1) } as const;

/** Under what a game's card is kept between pages. */
export const gameCardKey = (gameId: string): readonly string[] => ['game', gameId];

/** One game's card. */
export const useGameCard = (gameId: string): UseQueryResult<GameCard> =>
  useQuery({ queryKey: gameCardKey(gameId), queryFn: ({ signal }) => getGame(gameId, signal) });
