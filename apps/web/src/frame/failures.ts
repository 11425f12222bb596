import { failureText } from '../texts/problem-text.js';
import type { Translate } from '../texts/texts.js';
import { notify } from '../ui/notices.js';
import { noticeEndedSession } from './session.js';

/**
 * Says what a call was refused for, under `title` where one says what did not work. A session that has ended is noticed, so that a
 * guarded page leads to the sign-in.
 */
export const tellFailure = (t: Translate, error: unknown, title?: string): void => {
  notify(failureText(t, error), { tone: 'error', ...(title !== undefined && { title }) });
  noticeEndedSession(error);
};
