import type { AuthStatus, UserView } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import { ApiError } from '../api/request.js';
import { onServerBack } from '../api/server-away.js';
import { getAuthStatus, getUser } from '../api/session.js';
import { keptUser } from '../hosting/kept-user.js';
import { store, useStore } from '../lib/store.js';

/** Who is signed in: not known yet, nobody, somebody, somebody of whom nothing came along (OP-22), or the question failed. */
export type SessionStatus =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'signed-out' }
  | { state: 'nameless' }
  | { state: 'signed-in'; user: UserView };

const loading: SessionStatus = { state: 'loading' };
const freshForMs = 5 * 60_000;
const retryMs = 1_000;

const status = store<SessionStatus>(loading);
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks the server unless it has been asked in the last 5 minutes. A store of its own and not TanStack Query's, because
 * the top bar of the player's join page needs it and that path carries no query library.
 */
export const askSession = async (now = performance.now()): Promise<void> => {
  if (now - askedAt < freshForMs) return;
  askedAt = now;
  try {
    const answer = await getAuthStatus().catch(askOnceMore);
    mirror(answer.authenticated ? answer.user : null);
    status.set(statusOf(answer));
  } catch {
    askedAt = Number.NEGATIVE_INFINITY;
    status.set({ state: 'failed' });
  }
};

onServerBack(() => {
  if (status.get().state === 'failed') void askSession();
});

/** One failed call may be a moment without network (API-03). */
const askOnceMore = async (): Promise<AuthStatus> => {
  await new Promise((resolve) => setTimeout(resolve, retryMs));
  return getAuthStatus();
};

const mirror = (user: UserView | null): void => {
  if (user)
    keptUser.set({ id: user.id, email: user.email, firstName: user.firstName, username: user.username });
  else keptUser.forget();
};

const statusOf = ({ authenticated, user }: AuthStatus): SessionStatus => {
  if (!authenticated) return { state: 'signed-out' };
  return user ? { state: 'signed-in', user } : { state: 'nameless' };
};

/** Asks for the account anew, without leaving the page that shows it meanwhile (API-04). */
export const askUserAgain = async (): Promise<void> => {
  const user = await getUser();
  mirror(user);
  status.set({ state: 'signed-in', user });
};

/** Forgets the last answer and asks again. */
export const askSessionAgain = (): Promise<void> => {
  askedAt = Number.NEGATIVE_INFINITY;
  status.set(loading);
  return askSession();
};

export const currentSession = status.get;

/** Who is signed in here. */
export const useSessionStatus = (): SessionStatus => {
  useEffect(() => void askSession(), []);
  return useStore(status);
};

export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode === 401;

/** A call that was refused because the session has ended asks who is here: the guarded page around it leads to the sign-in. */
export const noticeEndedSession = (error: unknown): void => {
  if (isSessionOver(error)) void askSessionAgain();
};

/** For a list that was refused because the session has ended. */
export const useEndedSession = (error: Error | null): void => {
  useEffect(() => noticeEndedSession(error), [error]);
};
