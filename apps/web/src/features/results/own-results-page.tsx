import type { CorrectionView, OptionMedia, QuestionMedia, Results } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { hasNotEnded, reading } from '../../api/queries.js';
import { sendReport } from '../../api/reports.js';
import { ApiError } from '../../api/request.js';
import { CorrectedNote, correctionOf, isVoided } from '../../frame/corrections/correction.js';
import { LeadAway } from '../../frame/lead-away.js';
import { Report } from '../../frame/reporting/report-later.js';
import { reportableQuestions } from '../../frame/reporting/reportable.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { isMarked, type SoloResult, soloResult } from '../../hosting/solo-result.js';
import { useStore } from '../../lib/store.js';
import { seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { chosenIn, rightChoices } from '../../ui/crowd/asked.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { Credits } from '../../ui/media/credits.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { OptionThumbs } from '../../ui/media/option-image.js';
import { MessagePage, Unavailable } from '../../ui/message-page.js';
import { Ring } from '../../ui/ring.js';
import { percentOf, resultWord } from './result-words.js';
import { ResultsSkeleton } from './results-skeleton.js';

/** /results: what this browser's player got out of the game that the address names, else of its last one. */
const OwnResultsPage = () => {
  const t = useRoomTexts();
  usePageTitle(t('ownResults.title'));
  const [query] = useSearchParams();
  const solo = useStore(soloResult);
  const asked = query.get('gameId');
  if (solo && (asked === null || asked === solo.gameId)) return <OwnResultView result={fromSolo(solo)} />;
  const gameId = asked ?? seats().latest()?.gameId ?? null;
  return gameId === null ? <Nothing /> : <OfGame gameId={gameId} />;
};
export default OwnResultsPage;

const Nothing = () => {
  const t = useRoomTexts();
  return <LeadAway to={paths.home} saying={t('ownResults.noResults')} />;
};

const OfGame = ({ gameId }: { gameId: string }) => {
  const _t = useTexts();
  const room = useRoomTexts();
  const results = useQuery(reading.resultsToCome(gameId));
  if (results.isSuccess) {
    const own = fromResults(results.data);
    return own ? <OwnResultView result={own} /> : <Nothing />;
  }
  if (hasNotEnded(results.failureReason)) {
    return (
      <MessagePage title={room('ownResults.title')} text={room('ownResults.notYet')}>
        <ButtonLink to={paths.playerGame(gameId)} tone="main">
          {room('ownResults.backToGame')}
        </ButtonLink>
      </MessagePage>
    );
  }
  if (results.isPending) return <ResultsSkeleton />;
  const { error } = results;
  if (error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500) return <Nothing />;
  return <Unavailable again={results.refetch} />;
};

/** Score, percent and a word for it; then question by question, and the ways on. */
const OwnResultView = ({ result }: { result: OwnResult }) => {
  const t = useRoomTexts();
  const { gameId, title, score, total, breakdown, replay } = result;
  const percent = percentOf(score, total);
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-8 px-5 py-8">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="relative grid size-40 shrink-0 place-items-center">
          <Ring share={percent / 100} strokeWidth={9} className="absolute inset-0 size-full text-accent" />
          <p className="numbers relative text-4xl leading-none font-extrabold">
            {t('ownResults.scoreOf', { score, total })}
          </p>
        </div>
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-muted">{title}</p>
          <h1 className="text-3xl sm:text-4xl">{t(resultWord(percent))}</h1>
          <p className="numbers mt-1 text-lg">{t('ownResults.correctShare', { percent })}</p>
        </div>
      </header>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={replay} tone="main">
          {t('ownResults.replay')}
        </ButtonLink>
        <ButtonLink to={paths.bank}>{t('ownResults.bank')}</ButtonLink>
        <ButtonLink to={paths.home} tone="quiet">
          {t('ownResults.exit')}
        </ButtonLink>
      </div>
      <section>
        <h2 className="text-xl">{t('ownResults.breakdown')}</h2>
        <ol className="mt-2 divide-y-2 divide-line">
          {breakdown.map((answer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the questions is what names them
            <OwnAnswerRow key={index} answer={answer} />
          ))}
        </ol>
      </section>
      <Credits questions={breakdown.map((answer, questionIndex) => ({ ...answer, questionIndex }))} />
      <footer className="-ms-3">
        <Report
          things={[
            ...reportableQuestions(
              breakdown.map(({ question }, questionIndex) => ({ question, questionIndex })),
            ),
            { about: 'questions' },
          ]}
          send={(body) => sendReport(gameId, body, seats().find(gameId)?.token)}
        />
      </footer>
    </section>
  );
};

/** Right or wrong, unless it is voided or asked for an opinion; what was answered, and what was right. */
const OwnAnswerRow = ({ answer }: { answer: OwnAnswer }) => {
  const t = useRoomTexts();
  const { question, correct, correctAnswer, chosen, media, optionMedia, told, correction } = answer;
  const counts = isMarked(answer) && correction?.kind !== 'voided';
  const said = chosen === null ? t('results.noAnswer') : t('results.yourAnswer', { answer: chosen ?? '' });
  return (
    <li data-testid="result-row" className="flex gap-4 py-4">
      {counts ? (
        <Mark
          right={correct}
          className={classNames('mt-0.5 size-6 shrink-0', correct ? 'text-good' : 'text-bad')}
        />
      ) : (
        <span aria-hidden="true" className="w-6 shrink-0 text-center text-xl leading-7 text-muted">
          –
        </span>
      )}
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">
          {withFormulas(question)}
          {counts && (
            <span className="sr-only"> ({t(correct ? 'ownResults.right' : 'ownResults.wrong')})</span>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {withFormulas(
            [
              !correct && chosen !== undefined && said,
              isMarked(answer) && t('ownResults.rightAnswer', { text: correctAnswer }),
            ]
              .filter(Boolean)
              .join(' · '),
          )}
        </p>
        <OptionThumbs optionMedia={optionMedia} only={told} className="mt-1" />
        <CorrectedNote correction={correction} />
      </div>
      {media && (
        <span className="ms-auto">
          <MediaThumb media={media} />
        </span>
      )}
    </li>
  );
};

/** One question of a finished game, as its player sees it afterwards (specification, section 3, "Game results"). */
interface OwnAnswer {
  question: string;
  correct: boolean;
  correctAnswer: string;
  chosen?: string | null | undefined;
  media?: QuestionMedia | undefined;
  optionMedia?: OptionMedia | undefined;
  /** The options that are named: what was answered, and what was right. */
  told?: readonly number[];
  /** What the host has corrected of it since. */
  correction?: CorrectionView | undefined;
}

/** What a player got out of a game, solo or with others. */
interface OwnResult {
  gameId: string;
  title: string;
  score: number;
  total: number;
  breakdown: readonly OwnAnswer[];
  /** 'Replay Trivia': the solo game anew, else the lobby of the game (OP-83). */
  replay: string;
}

const fromSolo = ({ gameId, title, score, total, breakdown, replayPath }: SoloResult): OwnResult => ({
  gameId,
  title,
  score,
  total,
  breakdown,
  replay: replayPath,
});

/** Of a game of this browser's seat; null for somebody who only looked on. */
const fromResults = ({ gameId, title, breakdown, corrections }: Results): OwnResult | null =>
  breakdown
    ? {
        gameId,
        title,
        score: breakdown.filter(({ correct }) => correct).length,
        total: breakdown.filter(
          ({ questionIndex, correctAnswerText }) =>
            isMarked({ correctAnswer: correctAnswerText }) && !isVoided(corrections, questionIndex),
        ).length,
        breakdown: breakdown.map(
          ({
            questionIndex,
            question,
            correct,
            correctAnswer,
            correctAnswerText,
            key,
            answer,
            answerText,
            options,
            media,
            optionMedia,
          }) => ({
            question,
            media,
            optionMedia,
            told: [...chosenIn(answer), ...rightChoices(correctAnswer, key)],
            correct,
            chosen: typeof answer === 'number' ? (options[answer] ?? null) : (answerText ?? null),
            correctAnswer: correctAnswerText,
            correction: correctionOf(corrections, questionIndex),
          }),
        ),
        replay: paths.gameLobbyOf(gameId),
      }
    : null;
