import { ApiError } from '../api/request.js';
import { askSessionAgain } from './session-status.js';

export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode === 401;

/** A call that was refused because the session has ended asks who is here: the guarded page around it leads to the sign-in. */
export const noticeEndedSession = (error: unknown): void => {
  if (isSessionOver(error)) void askSessionAgain();
};
