import { ApiError } from '../api/request.js';
import type { Translate } from '../texts/texts.js';
import { notify } from '../ui/notices.js';
import { failureText } from './failure-text.js';
import { askSessionAgain } from './session-status.js';

/** Says what a call was refused for. A session that has ended is noticed, so that a guarded page leads to the sign-in. */
export const tellFailure = (t: Translate, error: unknown): void => {
  notify(failureText(t, error), { tone: 'error' });
  if (error instanceof ApiError && error.statusCode === 401) void askSessionAgain();
};
