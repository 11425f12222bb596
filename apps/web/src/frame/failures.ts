import { ApiError } from '../api/request.js';
import { failureText } from '../texts/problem-text.js';
import type { Translate } from '../texts/texts.js';
import { notify } from '../ui/notices.js';
import { noticeEndedSession } from './session.js';

/** What a quota that was reached says, for pages that have other words for whatever else fails; null: it was something else. */
export const quotaWords = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'quota_reached' ? error.reason : null;

/**
 * Says what a call was refused for, under `title` where one says what did not work. A session that has ended is noticed, so that a
 * guarded page leads to the sign-in.
 */
export const tellFailure = (t: Translate, error: unknown, title?: string): void => {
  notify(failureText(t, error), { tone: 'error', ...(title !== undefined && { title }) });
  noticeEndedSession(error);
};
