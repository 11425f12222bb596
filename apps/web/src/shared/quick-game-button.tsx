import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createGame } from '../api/create-game.js';
import { getDefaultQuestions } from '../api/get-default-questions.js';
import { ApiError } from '../api/request.js';
import { paths } from '../paths.js';
import { problemText } from '../texts/problem-text.js';
import { useTexts } from '../texts/texts.js';
import { Button } from '../ui/button.js';
import { notify } from '../ui/notices.js';

/** One press: a game of the ten default questions, then its share page. */
export const QuickGameButton = ({ label }: { label: string }) => {
  const t = useTexts();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const make = async (): Promise<void> => {
    setMaking(true);
    try {
      const questions = (await getDefaultQuestions()).map(({ id }) => ({ id }));
      const { game } = await createGame({ title: t('home.quickGame'), questions });
      await navigate(paths.publish(game.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(problemText(t, { code: error.code, message: error.reason }), { tone: 'error' });
      setMaking(false);
    }
  };
  return (
    <Button tone="main" busy={making} onClick={() => void make()}>
      {making ? t('home.quickGameMaking') : label}
    </Button>
  );
};
