import type { UserView } from '@clockbeat/domain';
import { getAuthStatus } from '../api/get-auth-status.js';

/** Who is signed in: not known yet, nobody, somebody, or the question failed. */
export type SessionStatus =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: UserView };

const loading: SessionStatus = { state: 'loading' };
const freshForMs = 5 * 60_000;

let status: SessionStatus = loading;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

const set = (next: SessionStatus): void => {
  status = next;
  for (const listener of listeners) listener();
};

/**
 * Asks the server unless it has been asked in the last 5 minutes. A store of its own and not TanStack Query's, because
 * the top bar of the player's join page needs it and that path carries no query library.
 */
export const askSession = async (now = performance.now()): Promise<void> => {
  if (now - askedAt < freshForMs) return;
  askedAt = now;
  try {
    const { authenticated, user } = await getAuthStatus();
    set(authenticated && user ? { state: 'signed-in', user } : { state: 'signed-out' });
  } catch {
    askedAt = Number.NEGATIVE_INFINITY;
    set({ state: 'failed' });
  }
};

/** Forgets the last answer and asks again. */
export const askSessionAgain = (): Promise<void> => {
  askedAt = Number.NEGATIVE_INFINITY;
  set(loading);
  return askSession();
};

export const subscribeSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSession = (): SessionStatus => status;
