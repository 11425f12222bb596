import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SavedGame } from '../../hosting/saved-games.js';
import { paths } from '../../paths.js';
import { kindTexts } from '../../shared/kind-texts.js';
import { tellFailure } from '../../shared/tell-failure.js';
import { type RoomTranslate, useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useDayText } from '../../texts/use-day-text.js';
import { Button } from '../../ui/button.js';
import { editGame, playGame } from './choose-game.js';

/** One saved game, and what can be done with it. */
export const SavedRow = ({ game }: { game: SavedGame }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const day = useDayText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const kind = kindTexts(
    game.category || room('myTrivia.general'),
    difficultyText(room, game.difficulty),
    room('myTrivia.mixed'),
  );
  const choose = async (make: (gameId: string) => Promise<void>, to: string): Promise<void> => {
    setBusy(true);
    try {
      await make(game.gameId);
      await navigate(to);
    } catch (error) {
      tellFailure(t, error);
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        <h2 className="truncate text-lg">{game.name}</h2>
        <p className="text-sm text-muted">
          {[t('common.questions', { count: game.questions }), ...kind].join(' · ')} ·{' '}
          <span className="whitespace-nowrap">{room('myTrivia.created', { date: day(game.createdAt) })}</span>
        </p>
      </div>
      <Button
        tone="main"
        busy={busy}
        aria-label={room('myTrivia.playNamed', { name: game.name })}
        onClick={() => void choose(playGame, paths.playTriviaIn(game.gameId))}
      >
        {room('myTrivia.play')}
      </Button>
      <Button
        busy={busy}
        aria-label={room('myTrivia.editNamed', { name: game.name })}
        onClick={() => void choose(editGame, paths.chooseTrivia)}
      >
        {room('myTrivia.edit')}
      </Button>
    </li>
  );
};

const difficulties = {
  easy: 'myTrivia.easy',
  medium: 'myTrivia.medium',
  hard: 'myTrivia.hard',
  mixed: 'myTrivia.mixed',
} as const;

const difficultyText = (t: RoomTranslate, difficulty: string): string =>
  difficulty in difficulties ? t(difficulties[difficulty as keyof typeof difficulties]) : difficulty;
