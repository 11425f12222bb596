import { useState } from 'react';
import { failureText } from '../texts/problem-text.js';
import { type Translate, useTexts } from '../texts/texts.js';
import { notify } from '../ui/notices.js';
import { noticeEndedSession } from './session.js';

interface Sending {
  pending: boolean;
  /** Why the last one failed, for a person. */
  failure: string | null;
  /** True when it went through. */
  send: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** One form's call: under way, through, or failed with a reason that is shown. */
export const useSending = (): Sending => {
  const t = useTexts();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    setFailure(null);
    try {
      await call();
      return true;
    } catch (error) {
      setFailure(failureText(t, error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, failure, send };
};

/** Says what a call was refused for. A session that has ended is noticed, so that a guarded page leads to the sign-in. */
export const tellFailure = (t: Translate, error: unknown): void => {
  notify(failureText(t, error), { tone: 'error' });
  noticeEndedSession(error);
};
