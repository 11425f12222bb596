import type { FinalEntry, Results, TeamEntry } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';
import { getResults } from '../api/play.js';
import type { GamePicture } from '../live/picture.js';
import { useTexts } from '../texts/texts.js';
import { LoadFailed } from '../ui/message-page.js';
import { PodiumBones } from '../ui/podium.js';
import { Bone, Skeleton } from '../ui/skeleton.js';

interface FinalResult {
  /** Why there are no scores yet: they are on their way, or did not come. Null where they are known. */
  missing: 'pending' | 'failed' | null;
  /** Asks again for what did not come. */
  again: () => void;
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
  // Undefined: it did not come.
  const [asked, setAsked] = useState<Results | null | undefined>(null);
  const failed = asked === undefined;
  const told = final?.finalScores.find(({ id }) => id === me?.playerId) ?? null;
  const finishedGame = state?.status === 'finished' ? state.gameId : null;
  const wanted = cameLate || final === null || (me !== null && told === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that is told anew has other results
  useEffect(() => {
    if (finishedGame === null || !wanted || failed) return;
    const call = new AbortController();
    getResults(finishedGame, seatToken, call.signal).then(setAsked, () => {
      if (!call.signal.aborted) setAsked((before) => before ?? undefined);
    });
    return () => call.abort();
  }, [finishedGame, wanted, seatToken, final, failed]);
  const scores = final?.finalScores ?? asked?.scores;
  const unheard = failed ? 'failed' : 'pending';
  return {
    missing: scores ? null : unheard,
    again: () => setAsked(null),
    scores: scores ?? [],
    teams: final?.teams ?? asked?.teams ?? [],
    own: told ?? asked?.you ?? null,
    stars: asked?.stars ?? null,
  };
};

interface FinalMissingProps {
  missing: 'pending' | 'failed';
  again: () => void;
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The place of the final scores while they are on their way, or where they did not come. In em, for desk and stage alike. */
export const FinalMissing = ({ missing, again }: FinalMissingProps) => {
  const t = useTexts();
  if (missing === 'failed') return <LoadFailed text={t('errors.unavailable')} again={again} />;
  return (
    <Skeleton text={t('common.loadingGame')} className="grid items-end gap-[2em] lg:grid-cols-2">
      <PodiumBones />
      <div className="grid gap-[0.25em]">
        {rows.map((row) => (
          <Bone key={row} className="h-[2.5em]" />
        ))}
      </div>
    </Skeleton>
  );
};
