import type { QuestionFigures, Results } from '@clockbeat/domain/contract';
import { createGhostGame } from '../../api/games.js';
import { sendReport } from '../../api/reports.js';
import { isVoided } from '../../frame/corrections/correction.js';
import { GoOn } from '../../frame/go-on.js';
import { useMakeGame } from '../../frame/make-game.js';
import { Rematch } from '../../frame/rematch.js';
import { Report } from '../../frame/reporting/report-later.js';
import { reportableOf, reportableQuestions } from '../../frame/reporting/reportable.js';
import { playAgainst } from '../../hosting/play-against.js';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { TeamBoard } from '../../ui/board.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ChartFrame, isNamed } from '../../ui/chart-frame.js';
import { isJudged } from '../../ui/crowd/asked.js';
import { Credits } from '../../ui/media/credits.js';
import { Podium } from '../../ui/podium.js';
import { AddToLeague } from './add-to-league.js';
import { FinalPlaces } from './final-places.js';
import { OwnAnswers } from './own-answers.js';
import { FiguresOfQuestions } from './question-figures.js';
import { SaveResults } from './save-results.js';
import { ScoreRace } from './score-race.js';
import { Signals } from './signals.js';

/** The final places, then the caller's own answers or, for the host, the questions' figures. */
export const ResultsView = ({ results }: { results: Results }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const a = useAfterTexts();
  const { gameId, questionCount } = results;
  /** How many were asked before it ended, which its host is told. */
  const played = results.questions?.length ?? questionCount;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-10 px-5 py-8">
      <header>
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{results.title}</h1>
        <p className="text-muted">
          {room('results.title')} · {t('common.players', { count: results.participantCount })} ·{' '}
          {played < questionCount
            ? room('results.played', { part: played, count: questionCount })
            : t('common.questions', { count: questionCount })}
        </p>
      </header>
      {results.scores.length > 1 && (
        <div className="mx-auto w-full max-w-xl sm:text-lg">
          <Podium winners={results.scores} ownId={results.you?.id ?? null} />
        </div>
      )}
      <section>
        {!results.questions && <h2 className="mb-2 text-xl">{t('common.leaderboard')}</h2>}
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
        <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
          <Rematch gameId={results.gameId} />
          <div className="flex flex-wrap gap-2">
            <GoOn
              gameId={results.gameId}
              asked={played}
              questionCount={questionCount}
              board={results.scores}
              label={a('goOn.open')}
            />
            {results.participantCount > 0 && <PlayAgainst gameId={results.gameId} />}
            <ButtonLink to={paths.replay(results.gameId)}>{a('replay.open')}</ButtonLink>
            <ButtonLink to={paths.whatIf(results.gameId)}>{a('whatIf.title')}</ButtonLink>
            <ButtonLink to={paths.receipts(results.gameId)}>{a('receipts.seal')}</ButtonLink>
            <ButtonLink to={paths.exportOf(results.gameId)}>{a('export.thisGame')}</ButtonLink>
            <AddToLeague gameId={results.gameId} />
          </div>
          <SaveResults gameId={results.gameId} />
        </div>
      )}
      {results.participantCount > 0 && <ScoreRace lines={results.race} />}
      {results.participantCount > 0 && results.questions && results.questions.length > 0 && (
        <QuestionStrip
          questions={results.questions.filter(
            (question) => isJudged(question) && !isVoided(results.corrections, question.questionIndex),
          )}
          participants={results.participantCount}
        />
      )}
      {results.answerTimes && <AnswerTimes bins={results.answerTimes} />}
      {results.breakdown && results.breakdown.length > 0 && (
        <OwnAnswers
          breakdown={results.breakdown}
          corrections={results.corrections}
          isMixed={results.shuffle}
        />
      )}
      {!results.questions && (
        <p className="flex flex-wrap gap-2">
          <ButtonLink to={paths.receipts(results.gameId)}>{a('receipts.title')}</ButtonLink>
          {results.you && results.participantCount > 1 && (
            <ButtonLink to={playAgainst(results.gameId)}>{a('replay.playAgainstAlone')}</ButtonLink>
          )}
        </p>
      )}
      {results.questions && results.questions.length > 0 && (
        <FiguresOfQuestions
          gameId={results.gameId}
          questions={results.questions}
          corrections={results.corrections}
          participants={results.participantCount}
        />
      )}
      {results.questions && results.participantCount > 1 && <Signals gameId={results.gameId} />}
      <Credits questions={results.questions ?? results.breakdown ?? []} />
      <footer className="-ms-3">
        <Report
          things={thingsIn(results)}
          send={(body) => sendReport(gameId, body, seats().find(gameId)?.token)}
        />
      </footer>
    </div>
  );
};

/** Its host wrote or chose the questions: all of them are not for that one to report, one that is wrong is. */
const thingsIn = ({ scores, teams, you, questions, breakdown }: Results) => [
  ...reportableQuestions(questions ?? breakdown ?? []),
  ...reportableOf(scores, teams, you?.id ?? null).filter(({ about }) => about !== 'questions' || !questions),
];

/** How fast the answers came: a column for each tenth of the time. */
const AnswerTimes = ({ bins }: { bins: readonly number[] }) => {
  const a = useAfterTexts();
  const t = useTexts();
  const most = Math.max(...bins);
  if (most <= 0) return null;
  const rangeOf = (index: number): string => a('charts.timeBin', { from: index * 10, to: (index + 1) * 10 });
  return (
    <ChartFrame
      title={a('charts.times')}
      text={a('charts.timesText')}
      head={[a('charts.times'), a('charts.answers')]}
      rows={bins.map((count, index) => ({ key: rangeOf(index), cells: [rangeOf(index), String(count)] }))}
    >
      <div aria-hidden="true">
        <div className="flex h-44 items-end gap-1 sm:gap-1.5">
          {bins.map((count, index) => (
            <div key={rangeOf(index)} className="flex h-full min-w-0 flex-1 flex-col justify-end">
              <span className="numbers text-center text-sm font-bold">
                {count > 0 && t('common.figure', { count })}
              </span>
              <span
                className="block min-h-0.5 rounded-t-md bg-text"
                style={{ height: `${(80 * count) / most}%` }}
              />
            </div>
          ))}
        </div>
        <p className="mt-1 flex justify-between border-t-2 border-line-strong pt-1 text-sm text-muted">
          <span>{a('charts.timesAxisStart')}</span>
          <span>{a('charts.timesAxisEnd')}</span>
        </p>
      </div>
    </ChartFrame>
  );
};

interface QuestionStripProps {
  questions: readonly QuestionFigures[];
  participants: number;
}

/** Each question as a column: how many were right in full, not, or said nothing. */
const QuestionStrip = ({ questions, participants }: QuestionStripProps) => {
  const a = useAfterTexts();
  const columns = questions.map((question) => shares(question, participants));
  if (columns.length === 0) return null;
  return (
    <ChartFrame
      title={a('charts.strip')}
      head={[a('charts.answers'), a('charts.right'), a('charts.wrong'), a('charts.missed')]}
      rows={columns.map(({ number, right, wrong, missed }) => ({
        key: String(number),
        cells: [a('charts.question', { number }), String(right), String(wrong), String(missed)],
      }))}
    >
      <div aria-hidden="true">
        <div className="flex h-40 gap-1 sm:gap-1.5">
          {columns.map(({ number, right, wrong, missed }) => (
            <div key={number} className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="border-2 border-dashed border-line-strong" style={grow(missed)} />
              <span className="border-2 border-bad" style={grow(wrong)} />
              <span className="bg-good" style={grow(right)} />
            </div>
          ))}
        </div>
        <div className="numbers mt-1 flex gap-1 text-center text-sm text-muted sm:gap-1.5">
          {columns.map(({ number }) => (
            <span key={number} className="min-w-0 flex-1">
              {isNamed(number, columns.length) && number}
            </span>
          ))}
        </div>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Key className="bg-good" text={a('charts.right')} />
          <Key className="border-2 border-bad" text={a('charts.wrong')} />
          <Key className="border-2 border-dashed border-line-strong" text={a('charts.missed')} />
        </p>
      </div>
    </ChartFrame>
  );
};

const Key = ({ className, text }: { className: string; text: string }) => (
  <span className="inline-flex items-center gap-2">
    <span className={`size-4 rounded-sm ${className}`} />
    {text}
  </span>
);

const shares = ({ questionIndex, correctShare, noAnswer }: QuestionFigures, participants: number) => {
  const right = Math.round(correctShare * participants);
  return { number: questionIndex + 1, right, wrong: participants - noAnswer - right, missed: noAnswer };
};

/** Nothing takes no place at all, not even its frame. */
const grow = (count: number) =>
  count === 0 ? { display: 'none' } : { flex: `${count} 1 0`, borderRadius: 4 };

/** One press: a game of mine against the people of this one. */
const PlayAgainst = ({ gameId }: { gameId: string }) => {
  const a = useAfterTexts();
  const { making, make } = useMakeGame();
  return (
    <Button busy={making} onClick={() => make(() => createGhostGame(gameId))}>
      {a('replay.playAgainst')}
    </Button>
  );
};
