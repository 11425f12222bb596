import type { QuestionView } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';
import { getCategoryQuestions } from '../../../api/get-category-questions.js';

const category = 'General Knowledge';
const filter = { source: 'bank', q: '', difficulty: null } as const;
/** Twice what one game may ask: a list to choose from, not to get lost in. */
const listed = 100;

interface GeneralQuestions {
  /** Null while they are on their way. */
  questions: readonly QuestionView[] | null;
  failed: boolean;
  askAgain: () => void;
}

/** A plain effect: the player's side has no query library. */
export const useGeneralQuestions = (): GeneralQuestions => {
  const [questions, setQuestions] = useState<readonly QuestionView[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const call = new AbortController();
    getCategoryQuestions(category, filter, { limit: listed, cursor: null }, call.signal).then(
      ({ items }) => setQuestions(items),
      () => {
        if (!call.signal.aborted) setFailed(true);
      },
    );
    return () => call.abort();
  }, [attempt]);
  const askAgain = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { questions, failed, askAgain };
};
