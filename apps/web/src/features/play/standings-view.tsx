import type { OpenQuestionView } from '@clockbeat/domain';
import type { GamePicture, Me } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { Board } from '../../ui/board.js';
import { TeamBoard } from '../../ui/team-board.js';
import { lowerPart } from './lower-part.js';

interface StandingsViewProps {
  picture: GamePicture;
  question: OpenQuestionView;
  me: Me;
}

/** Between the own answer and the next question: where everybody stands. Takes exactly the answers' place. */
export const StandingsView = ({ picture, question, me }: StandingsViewProps) => {
  const t = useTexts();
  const { board, round, standing } = picture;
  return (
    <section
      aria-label={t('common.leaderboard')}
      className={`animate-rise overflow-y-auto ${lowerPart(question)}`}
    >
      <div className="mx-auto max-w-xl">
        <p className="flex flex-wrap justify-between gap-x-4 pb-1 text-sm text-muted">
          {round.choice !== null && <span>{t('play.locked', { letter: letterOf(round.choice) })}</span>}
          {standing && <span className="numbers">{standingText()}</span>}
        </p>
        <Board players={board.players} ownId={me.playerId} caption={t('common.leaderboard')} />
        <TeamBoard teams={board.teams} />
        <p className="py-2 text-sm text-muted">{t('play.nextSoon')}</p>
      </div>
    </section>
  );

  function standingText(): string {
    if (!standing?.next) return t('play.leading');
    return t('play.ahead', { points: standing.next.points, name: standing.next.name });
  }
};
