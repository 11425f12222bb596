import type { GameStateView, RematchQuestions } from '@clockbeat/domain/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createRematch } from '../api/games.js';
import { ApiError } from '../api/request.js';
import { useRoomTexts } from '../texts/room-texts.js';
import { Button } from '../ui/button.js';
import { useMakeGame } from './make-game.js';

/** Two presses that play again with the same people. */
export const Rematch = ({ gameId }: { gameId: string }) => {
  const room = useRoomTexts();
  const { making, make } = useMakeGame();
  const asked = async (questions: RematchQuestions) => {
    try {
      return await createRematch(gameId, questions);
    } catch (error) {
      // the bank, or the host's own stock, has no other questions of these categories
      const tooFew = questions === 'new' && error instanceof ApiError && error.statusCode === 400;
      if (tooFew) throw new ApiError(400, error.responseText, 'too_few', room('rematch.tooFew'));
      throw error;
    }
  };
  const play = (questions: RematchQuestions) => (
    <Button
      tone={questions === 'new' ? 'main' : 'plain'}
      busy={making}
      onClick={() => make(() => asked(questions))}
    >
      {room(`rematch.${questions}`)}
    </Button>
  );
  return (
    <section className="max-w-prose">
      <h2 className="text-xl">{room('rematch.title')}</h2>
      <p className="mt-1 mb-3 text-muted">{room('rematch.text')}</p>
      <div className="flex flex-wrap gap-3">
        {play('new')}
        {play('same')}
      </div>
    </section>
  );
};

/**
 * Leads a page of the host's to the game that follows the one it shows, when that comes up. A page that is opened on a game
 * that was followed before stays: somebody wants to see it.
 */
export const useFollowed = (state: GameStateView | null, to: (gameId: string) => string): void => {
  const navigate = useNavigate();
  const seen = useRef<string | null | undefined>(undefined);
  const next = state === null ? undefined : (state.nextGameId ?? null);
  useEffect(() => {
    if (next === undefined) return;
    if (next !== null && seen.current !== undefined && next !== seen.current)
      void navigate(to(next), { replace: true });
    seen.current = next;
  }, [next, to, navigate]);
};
