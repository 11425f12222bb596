import type { GamePicture } from '../../../live/picture.js';
import { paths } from '../../../paths.js';
import { FinalMissing } from '../../../shared/final-missing.js';
import { useFinalResult } from '../../../shared/use-final-result.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { TeamBoard } from '../../../ui/team-board.js';
import { FloatingFeedback } from '../floating-feedback.js';
import { useFeedback } from '../use-feedback.js';
import { BackToQuestion } from './back-to-question.js';
import { LeaderboardEnd } from './leaderboard-end.js';
import { ownLine, withOwn } from './own-line.js';
import { ScoreTable } from './score-table.js';
import { useVerdictJustAsked } from './use-verdict-just-asked.js';

/** Who sits here, for the own line where the list ends before it. */
interface Seated {
  name: string;
  token: string;
}

interface LeaderboardStepProps {
  picture: GamePicture;
  serverNow: () => number;
  seat?: Seated;
}

/** Everybody's places: final ones, or while the game runs the live ones with the way back to the question (OP-82). */
export const LeaderboardStep = ({ picture, serverNow, seat }: LeaderboardStepProps) => {
  const t = useRoomTexts();
  const shown = useFeedback(useVerdictJustAsked(picture.feedback));
  const { state, me, board } = picture;
  const result = useFinalResult(picture, seat?.token);
  const over = state?.status === 'finished';
  const own = over ? result.own : ownLine(picture, seat?.name ?? '');
  return (
    <section className="mx-auto flex w-full max-w-3xl grow flex-col gap-6 px-5 py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="truncate text-muted">{state?.title}</p>
          <h1 className="text-3xl sm:text-4xl">{t(over ? 'steps.final' : 'steps.live')}</h1>
        </div>
        {!over && me && <BackToQuestion picture={picture} serverNow={serverNow} />}
      </header>
      {over && result.missing ? (
        <FinalMissing missing={result.missing} again={result.again} />
      ) : (
        <ScoreTable
          entries={withOwn(over ? result.scores : board.players, own)}
          opened={over ? (result.scores[0]?.total ?? 0) : (state?.currentQuestionIndex ?? 0) + 1}
          ownId={me?.playerId ?? null}
          caption={t(over ? 'steps.final' : 'steps.live')}
          final={over}
        />
      )}
      <TeamBoard teams={over ? result.teams : board.teams} />
      <footer className="flex flex-wrap gap-3">
        {over && state && (
          <ButtonLink to={paths.ownResultsOf(state.gameId)} tone="main">
            {t('steps.ownResults')}
          </ButtonLink>
        )}
        <LeaderboardEnd />
      </footer>
      <FloatingFeedback shown={shown} />
    </section>
  );
};
