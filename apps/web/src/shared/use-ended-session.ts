import { useEffect } from 'react';
import { isSessionOver } from './read-once.js';
import { askSessionAgain } from './session-status.js';

/** A list that was refused because the session has ended asks who is here: the guarded page around it leads to the sign-in. */
export const useEndedSession = (error: Error | null): void => {
  useEffect(() => {
    if (isSessionOver(error)) void askSessionAgain();
  }, [error]);
};
