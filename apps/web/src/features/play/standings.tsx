import type { GamePicture, Me } from '../../live/picture.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { Board, TeamBoard } from '../../ui/board.js';
import { nextAhead } from './play-stage.js';
import { distanceText } from './verdict-words.js';

interface StandingsViewProps {
  picture: GamePicture;
  me: Me;
  name: string;
}

/**
 * Between the own answer and the next question: where everybody stands. Takes exactly the answers' place, in which ten rows
 * find room; teams besides them scroll.
 */
export const StandingsView = ({ picture, me, name }: StandingsViewProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const { board, turn } = picture;
  const ahead = nextAhead(picture);
  return (
    <section
      aria-label={t('common.leaderboard')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className={`h-full animate-rise overflow-y-auto text-[clamp(0.875rem,1.75dvh,1.1rem)] leading-tight`}
    >
      <div className="mx-auto max-w-xl">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          {typeof turn.answer === 'number' && (
            <span>{besides('besides.locked', { letter: letterOf(turn.answer) })}</span>
          )}
          {ahead !== undefined && (
            <span className="numbers">{distanceText(besides, { next: ahead, score: me.score })}</span>
          )}
        </p>
        <Board players={withOwn()} ownId={me.playerId} caption={t('common.leaderboard')} />
        <TeamBoard teams={board.teams} />
        <p className="py-2 text-sm text-muted">{besides('besides.nextSoon')}</p>
      </div>
    </section>
  );

  /** Beyond the best ten the own place is told with the next question only: until then the line is there without it. */
  function withOwn() {
    const { playerId: id, teamName, score } = me;
    const isThere = board.players.length === 0 || board.players.some((player) => player.id === id);
    return isThere ? board.players : [...board.players, { id, name, teamName, score, position: null }];
  }
};
