import type { ApiError } from '../../../api/request.js';
import type { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { problemText } from '../../../texts/problem-text.js';
import type { Translate } from '../../../texts/texts.js';

/** The server's word on what is in a file stands alone; any other refusal says that the upload failed, and why. */
export const csvProblemText = (
  t: ReturnType<typeof useDeskTexts>,
  common: Translate,
  { statusCode, code, reason }: ApiError,
): string => {
  if (statusCode === 401) return t('csv.signIn');
  if (code === 'bad_request') return t('csv.unreadable');
  if (statusCode === 400 && reason !== '') return t('csv.refused', { message: reason });
  return t('csv.uploadFailed', { message: problemText(common, { code, message: reason }) });
};
