import type { OpenQuestionView } from '@clockbeat/domain/contract';
import type { GamePicture, Me } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { Board } from '../../ui/board.js';
import { TeamBoard } from '../../ui/team-board.js';
import { distanceText } from './distance-text.js';
import { lowerPart } from './lower-part.js';
import { nextAhead } from './next-ahead.js';

interface StandingsViewProps {
  picture: GamePicture;
  question: OpenQuestionView;
  me: Me;
}

/**
 * Between the own answer and the next question: where everybody stands. Takes exactly the answers' place, in which ten rows
 * find room; teams besides them scroll.
 */
export const StandingsView = ({ picture, question, me }: StandingsViewProps) => {
  const t = useTexts();
  const { board, turn } = picture;
  const ahead = nextAhead(picture);
  return (
    <section
      aria-label={t('common.leaderboard')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className={`animate-rise overflow-y-auto text-[clamp(0.875rem,1.75dvh,1.1rem)] leading-tight ${lowerPart(question)}`}
    >
      <div className="mx-auto max-w-xl">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          {turn.choice !== null && <span>{t('play.locked', { letter: letterOf(turn.choice) })}</span>}
          {ahead !== undefined && <span className="numbers">{distanceText(t, ahead)}</span>}
        </p>
        <Board players={board.players} ownId={me.playerId} caption={t('common.leaderboard')} />
        <TeamBoard teams={board.teams} />
        <p className="py-2 text-sm text-muted">{t('play.nextSoon')}</p>
      </div>
    </section>
  );
};
