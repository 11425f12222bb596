import type { Results } from '@clockbeat/domain/contract';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Podium } from '../../ui/podium.js';
import { TeamBoard } from '../../ui/team-board.js';
import { AnswerTimes } from './charts/answer-times.js';
import { QuestionStrip } from './charts/question-strip.js';
import { ScoreRace } from './charts/score-race.js';
import { isVoided } from './corrections/correction-of.js';
import { ExportResults } from './export-results.js';
import { FinalPlaces } from './final-places.js';
import { OwnAnswers } from './own-answers.js';
import { QuestionFigures } from './question-figures.js';

/** The final places, then the caller's own answers or, for the host, the questions' figures. */
export const ResultsView = ({ results }: { results: Results }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const d = useDeskTexts();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-10 px-5 py-8">
      <header>
        <h1 className="text-3xl sm:text-4xl">{results.title}</h1>
        <p className="text-muted">
          {room('results.title')} · {t('common.players', { count: results.participantCount })} ·{' '}
          {t('common.questions', { count: results.questionCount })}
        </p>
      </header>
      {results.scores.length > 1 && (
        <div className="mx-auto w-full max-w-xl sm:text-lg">
          <Podium winners={results.scores} ownId={results.you?.id ?? null} />
        </div>
      )}
      <section>
        <h2 className="mb-2 text-xl">{t('common.leaderboard')}</h2>
        <FinalPlaces results={results} />
        <TeamBoard teams={results.teams} />
        {results.corrections.length > 0 && (
          <p className="mt-3 text-sm text-muted">
            {room('results.corrected', {
              count: results.corrections.length,
              numbers: results.corrections.map(({ questionIndex }) => questionIndex + 1).join(', '),
            })}
          </p>
        )}
      </section>
      {results.questions && (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink to={paths.replay(results.gameId)}>{d('replay.open')}</ButtonLink>
          <ExportResults gameId={results.gameId} />
        </div>
      )}
      {results.participantCount > 0 && <ScoreRace lines={results.race} />}
      {results.participantCount > 0 && results.questions && results.questions.length > 0 && (
        <QuestionStrip
          questions={results.questions.filter(
            ({ questionIndex }) => !isVoided(results.corrections, questionIndex),
          )}
        />
      )}
      {results.answerTimes && <AnswerTimes bins={results.answerTimes} />}
      {results.breakdown && results.breakdown.length > 0 && (
        <OwnAnswers breakdown={results.breakdown} corrections={results.corrections} />
      )}
      {results.questions && results.questions.length > 0 && (
        <QuestionFigures
          gameId={results.gameId}
          questions={results.questions}
          corrections={results.corrections}
        />
      )}
    </div>
  );
};
