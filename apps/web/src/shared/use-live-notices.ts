import { useEffect } from 'react';
import type { LiveSnapshot } from '../live/live-store.js';
import { problemText } from '../texts/problem-text.js';
import { useTexts } from '../texts/texts.js';
import { notify } from '../ui/notices.js';

/** Says aloud what a session reports: refused messages, and that a lost connection is back. */
export const useLiveNotices = ({ problem, returns }: LiveSnapshot): void => {
  const t = useTexts();
  useEffect(() => {
    if (problem) notify(problemText(t, problem), { tone: 'error' });
  }, [t, problem]);
  useEffect(() => {
    if (returns > 0) notify(t('common.reconnected'));
  }, [t, returns]);
};
