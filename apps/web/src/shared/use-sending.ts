import { useState } from 'react';
import { ApiError } from '../api/request.js';
import { problemText } from '../texts/problem-text.js';
import { useTexts } from '../texts/texts.js';

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
      if (!(error instanceof ApiError)) throw error;
      setFailure(problemText(t, { code: error.code, message: error.reason }));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, failure, send };
};
