import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/request.js';
import { appState } from '../../hosting/app-state.js';
import { keepApproved } from '../../hosting/approval.js';
import { countBy, removeFromBasket } from '../../hosting/basket.js';
import { type CurrentTeam, forgetTeam } from '../../hosting/current-team.js';
import { gameBodyOf } from '../../hosting/game-body.js';
import { paths } from '../../paths.js';
import { tellFailure } from '../../shared/tell-failure.js';
import { gameCardKey } from '../../shared/use-game-card.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { notify } from '../../ui/notices.js';
import { gameTitle } from './game-title.js';
import { goneQuestions } from './gone-questions.js';
import { makeGame } from './make-game.js';

/** Approves the basket for a team: the server makes the game, this browser remembers it, and its code is shown. */
export const useConfirm = ({ teamId }: CurrentTeam): { busy: boolean; confirm: () => Promise<void> } => {
  const t = useTexts();
  const d = useDeskTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  const refused = (error: unknown): void => {
    const gone = goneQuestions(error);
    if (gone.length > 0) {
      const { basket } = appState.get();
      for (const index of gone) removeFromBasket(basket[index]?.id ?? '');
      notify(d('approve.gone', { count: gone.length }), { tone: 'error' });
    } else if (error instanceof ApiError && error.statusCode === 404) {
      forgetTeam();
      notify(d('team.notYours'), { tone: 'error' });
    } else tellFailure(t, error);
  };

  const confirm = async (): Promise<void> => {
    setBusy(true);
    const { basket, title, gameId } = appState.get();
    const categories = countBy(basket, ({ category }) => category).map(({ name }) => name);
    const named =
      title ?? gameTitle(categories, { two: (names) => d('approve.two', names), mixed: d('approve.mixed') });
    try {
      const game = await makeGame(gameBodyOf(basket, { teamId, title: named }), gameId);
      queries.setQueryData(gameCardKey(game.id), game);
      keepApproved(game, basket);
      await navigate(paths.approved);
    } catch (error) {
      refused(error);
      setBusy(false);
    }
  };
  return { busy, confirm };
};
