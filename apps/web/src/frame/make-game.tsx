import type { GameCard, QuickGameBody } from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createQuickGame } from '../api/games.js';
import { currentGame, toCurrentGame } from '../hosting/current-game.js';
import { paths } from '../paths.js';
import { useTexts } from '../texts/texts.js';
import { Button, type ButtonTone } from '../ui/button.js';
import { tellFailure } from './failures.js';

/** The short way to a game (decision 043): it is made, and its host stands before the panel with its code. */
export const useMakeGame = () => {
  const t = useTexts();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const make = async (asked: () => Promise<{ game: GameCard }>): Promise<void> => {
    setMaking(true);
    try {
      const { game } = await asked();
      currentGame.set(toCurrentGame(game, []));
      await navigate(paths.hostPanel(game.id));
    } catch (error) {
      tellFailure(t, error);
    }
    setMaking(false);
  };
  return { making, make: (asked: () => Promise<{ game: GameCard }>): void => void make(asked) };
};

interface QuickGameButtonProps {
  /** What is played; nothing named is ten questions of the whole bank. */
  game: QuickGameBody;
  tone?: ButtonTone;
  className?: string;
  /** What a screen reader says in place of the words. */
  label?: string;
  children: ReactNode;
}

/** Only who makes a game needs them: this button stands on the front page, where players come first. */
const chosenRules = async (): Promise<Pick<QuickGameBody, 'rules'>> => {
  const { rulesPlan, rulesSaid } = await import('../hosting/rules-plan.js');
  return rulesSaid(rulesPlan.now());
};

/** One press: a game of questions by lot, by the rules that this browser's host chose last, or an earlier one again. */
export const QuickGameButton = ({ game, label, ...button }: QuickGameButtonProps) => {
  const { making, make } = useMakeGame();
  // an earlier one has the rules that it had
  const asked = async () =>
    createQuickGame(game.fromGameId === undefined ? { ...game, ...(await chosenRules()) } : game);
  return <Button {...button} aria-label={label} busy={making} onClick={() => make(asked)} />;
};
