import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appState } from '../hosting/app-state.js';
import { pendingGame, takePendingGame } from '../hosting/pending-game.js';
import { useStore } from '../lib/store.js';
import { paths } from '../paths.js';
import { useDeskTexts } from '../texts/desk-texts.js';
import { useQuestionsTexts } from '../texts/questions-texts.js';
import { AlertDialog } from '../ui/desk/dialogs.js';

/**
 * Own questions that wait to be hosted go into the basket, and the host after them. What is in the basket already gives way only
 * when the host says so; else the new ones stay where they were written.
 */
export const usePendingGame = () => {
  const d = useDeskTexts();
  const q = useQuestionsTexts();
  const navigate = useNavigate();
  const pending = useStore(pendingGame);
  const { basket } = useStore(appState);
  const [asking, setAsking] = useState(false);
  const take = (): void => {
    setAsking(false);
    takePendingGame();
    void navigate(paths.basket);
  };
  const question = (
    <AlertDialog
      open={asking}
      title={d('team.replaceTitle', { title: pending?.title ?? '' })}
      text={d('team.replaceText', { count: basket.length })}
      confirm={d('team.replace')}
      cancel={q('choose.keep')}
      tone="main"
      onConfirm={take}
      onCancel={() => setAsking(false)}
    />
  );
  const goOn = (): void => {
    if (appState.get().basket.length > 0) setAsking(true);
    else take();
  };
  return { pending, goOn, question };
};
