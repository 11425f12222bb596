import { useState } from 'react';
import { useTexts } from '../texts/texts.js';
import { failureText } from './failure-text.js';

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
