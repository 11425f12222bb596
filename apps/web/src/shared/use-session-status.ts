import { useEffect, useSyncExternalStore } from 'react';
import { askSession, currentSession, type SessionStatus, subscribeSession } from './session-status.js';

/** Who is signed in here. */
export const useSessionStatus = (): SessionStatus => {
  useEffect(() => void askSession(), []);
  return useSyncExternalStore(subscribeSession, currentSession);
};
