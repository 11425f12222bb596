import { ApiError } from '../api/request.js';
import { problemText } from '../texts/problem-text.js';
import type { Translate } from '../texts/texts.js';
import { notify } from '../ui/notices.js';
import { askSessionAgain } from './session-status.js';

/** Says what a call was refused for. A session that has ended is noticed, so that a guarded page leads to the sign-in. */
export const tellFailure = (t: Translate, error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
  notify(problemText(t, { code: error.code, message: error.reason }), { tone: 'error' });
  if (error.statusCode === 401) void askSessionAgain();
};
