import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createGame } from '../api/create-game.js';
import { getDefaultQuestions } from '../api/get-default-questions.js';
import { paths } from '../paths.js';
import { useTexts } from '../texts/texts.js';
import { useVisitorTexts } from '../texts/visitor/visitor-texts.js';
import { Button } from '../ui/button.js';
import { tellFailure } from './tell-failure.js';

/** One press: a game of the ten default questions, then its share page. */
export const QuickGameButton = ({ label }: { label: string }) => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const make = async (): Promise<void> => {
    setMaking(true);
    try {
      const questions = (await getDefaultQuestions()).map(({ id }) => ({ id }));
      const { game } = await createGame({ title: visitor('home.quickGame'), questions });
      await navigate(paths.publish(game.id));
    } catch (error) {
      tellFailure(t, error);
      setMaking(false);
    }
  };
  return (
    <Button tone="main" busy={making} onClick={() => void make()}>
      {making ? visitor('home.quickGameMaking') : label}
    </Button>
  );
};
