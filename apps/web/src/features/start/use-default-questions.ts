import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDefaultQuestions } from '../../api/get-default-questions.js';
import { fillBasket } from '../../hosting/basket.js';
import { fromServer } from '../../hosting/basket-question.js';
import { paths } from '../../paths.js';
import { tellFailure } from '../../shared/tell-failure.js';
import { useTexts } from '../../texts/texts.js';

/** They are filed under a name of their own; a game calls them this. */
const shownCategory = 'General Knowledge';

/** The ten default questions, and nothing else, into the basket and on to approval (OP-14). */
export const useDefaultQuestions = (): { busy: boolean; use: () => Promise<void> } => {
  const t = useTexts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const use = async (): Promise<void> => {
    setBusy(true);
    try {
      const questions = await getDefaultQuestions();
      fillBasket(questions.map((question) => ({ ...fromServer(question), category: shownCategory })));
      await navigate(paths.approve);
    } catch (error) {
      tellFailure(t, error);
      setBusy(false);
    }
  };
  return { busy, use };
};
