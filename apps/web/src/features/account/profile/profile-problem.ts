import { ApiError } from '../../../api/request.js';
import type { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { problemText } from '../../../texts/problem-text.js';
import type { Translate } from '../../../texts/texts.js';

/** Why a profile was not saved; null if nobody knows. Its only conflict is a username that somebody has already. */
export const profileProblem = (
  t: ReturnType<typeof useDeskTexts>,
  common: Translate,
  error: unknown,
): string | null => {
  if (!(error instanceof ApiError) || !error.reason) return null;
  if (error.code === 'conflict') return t('profile.usernameTaken');
  return problemText(common, { code: error.code, message: error.reason });
};
