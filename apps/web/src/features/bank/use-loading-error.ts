import { useCallback } from 'react';
import { ApiError } from '../../api/request.js';
import { noticeEndedSession } from '../../frame/session.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { notify } from '../../ui/notices.js';

/** `category` is what could not be loaded: its questions. Without it, it was the list of categories. */
type TellLoadingError = (error: Error, category?: string) => void;

/** Says that something could not be loaded, and whether the server was there at all (ERR-02). Written to the browser's log too. */
export const useLoadingError = (): TellLoadingError => {
  const t = useTexts();
  const q = useQuestionsTexts();
  return useCallback<TellLoadingError>(
    (error, category) => {
      const away = error instanceof ApiError && error.statusCode === 0;
      const questionsText = away
        ? t('errors.unreachable')
        : q('bank.questionsFailed', { category: category ?? '' });
      const text = category === undefined ? q('bank.categoriesFailed') : questionsText;
      notify(text, { title: q('bank.loadingError'), tone: 'error' });
      reportError(error);
      noticeEndedSession(error);
    },
    [t, q],
  );
};
