import { ApiError } from '../api/request.js';
import { problemText } from '../texts/problem-text.js';
import type { Translate } from '../texts/texts.js';

/** What a failed call says to a person. Whatever is no failed call is a bug of ours and goes on its way. */
export const failureText = (t: Translate, error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return problemText(t, { code: error.code, message: error.reason });
};
