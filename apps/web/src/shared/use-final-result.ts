import type { FinalEntry, Results, TeamEntry } from '@clockbeat/domain';
import { useEffect, useState } from 'react';
import { getResults } from '../api/get-results.js';
import type { GamePicture } from '../live/picture.js';

interface FinalResult {
  scores: readonly FinalEntry[];
  teams: readonly TeamEntry[];
  /** This player's own line, also when it lies beyond the best hundred. */
  own: FinalEntry | null;
  /** What this player gave before the page was opened. */
  stars: number | null;
}

/**
 * The final scores: as the game told them, else (beyond the best hundred) as the results call does. That one also knows the
 * own stars, for a player who came back after the end; at the end itself nobody has given any.
 * A plain effect, because the player's path has no query library; results change only when a correction tells the end anew.
 */
export const useFinalResult = (
  { state, final, me }: GamePicture,
  seatToken?: string,
  cameLate = false,
): FinalResult => {
  const [asked, setAsked] = useState<Results | null>(null);
  const told = final?.finalScores.find(({ id }) => id === me?.playerId) ?? null;
  const finishedGame = state?.status === 'finished' ? state.gameId : null;
  const missing = cameLate || final === null || (me !== null && told === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that is told anew has other results
  useEffect(() => {
    if (finishedGame === null || !missing) return;
    const call = new AbortController();
    getResults(finishedGame, seatToken, call.signal).then(setAsked, () => {
      // An abandoned game may have no results: the page then shows what it was told.
    });
    return () => call.abort();
  }, [finishedGame, missing, seatToken, final]);
  return {
    scores: final?.finalScores ?? asked?.scores ?? [],
    teams: final?.teams ?? asked?.teams ?? [],
    own: told ?? asked?.you ?? null,
    stars: asked?.stars ?? null,
  };
};
