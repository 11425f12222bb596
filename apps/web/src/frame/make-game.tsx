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

/** One press: a game of questions by lot, or an earlier one again. */
export const QuickGameButton = ({ game, label, ...button }: QuickGameButtonProps) => {
  const { making, make } = useMakeGame();
  return (
    <Button {...button} aria-label={label} busy={making} onClick={() => make(() => createQuickGame(game))} />
  );
};
