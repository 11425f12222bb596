import { useEffect } from 'react';
import { noticeEndedSession } from './ended-session.js';

/** For a list that was refused because the session has ended. */
export const useEndedSession = (error: Error | null): void => {
  useEffect(() => noticeEndedSession(error), [error]);
};
