import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Feedback } from '../../../live/picture.js';

/** What the answer's form says to the leaderboard as it leads there. */
export const justAnswered = { justAnswered: true } as const;

/**
 * The feedback as news also where it was quicker than this page: the answer was sent from the one before, and its verdict
 * may be there at the first look, when it would pass for an old one.
 */
export const useVerdictJustAsked = (feedback: Feedback | null): Feedback | null => {
  const came: unknown = useLocation().state;
  const [looked, setLooked] = useState(!isJustAnswered(came));
  useEffect(() => setLooked(true), []);
  return looked ? feedback : null;
};

const isJustAnswered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justAnswered' in state;
