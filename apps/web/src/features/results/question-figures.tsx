import {
  type CorrectionPreviewBody,
  type CorrectionView,
  choicesFor,
  itemFloors,
  type QuestionFigures,
  type QuestionReports,
  questionReasons,
} from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { correctQuestion, undoCorrection } from '../../api/games.js';
import { cached, reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { CorrectButton } from '../../frame/corrections/correct-button.js';
import { CorrectedNote, correctionOf, firstPlace, isVoided } from '../../frame/corrections/correction.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { fillOf, LetteredShape, letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { hasOptions, isJudged, kindIn, rightChoices } from '../../ui/crowd/asked.js';
import { Crowd } from '../../ui/crowd/crowd.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { OptionImage } from '../../ui/media/option-image.js';
import { Worth, WorthOfAll } from './worth.js';

interface QuestionFiguresProps {
  gameId: string;
  questions: readonly QuestionFigures[];
  corrections: readonly CorrectionView[];
  participants: number;
}

/** The host's figures, drawn: who chose what on each question, how many were right, and how fast; and the way to correct it. */
export const FiguresOfQuestions = ({
  gameId,
  questions,
  corrections,
  participants,
}: QuestionFiguresProps) => {
  const room = useRoomTexts();
  const oneDigit = useOneDigit();
  const items = useQuery({ ...reading.gameItems(gameId), enabled: participants >= itemFloors.share });
  const reports = useQuery(reading.questionReports(gameId));
  return (
    <section>
      <h2 className="text-xl">{room('results.questions')}</h2>
      <WorthOfAll items={items.data} participants={participants} />
      <ol className="mt-2 divide-y-2 divide-line">
        {questions.map((figures) => (
          <li
            key={figures.questionIndex}
            className="grid gap-x-10 gap-y-4 py-6 md:grid-cols-[2fr_3fr] md:items-center"
          >
            <div className="min-w-0">
              <div className="flex items-start gap-3">
                {figures.media && <MediaThumb media={figures.media} />}
                <p className="line-clamp-4 min-w-0 font-bold wrap-anywhere">
                  <span className="numbers text-muted">{figures.questionIndex + 1}. </span>
                  <span lang={figures.language} dir="auto">
                    {withFormulas(figures.question)}
                  </span>
                </p>
              </div>
              <p className="numbers mt-2 text-sm text-muted">
                {!isJudged(figures) && room('crowd.opinion')}
                {isJudged(figures) && !isVoided(corrections, figures.questionIndex) && (
                  <>
                    <span className="text-lg font-bold text-text">
                      {room('results.share', { percent: Math.round(figures.correctShare * 100) })}
                    </span>{' '}
                    {room('results.wereRight')}
                  </>
                )}
                {figures.medianMs !== null &&
                  ` · ${room('results.typically', { seconds: oneDigit(figures.medianMs / 1_000) })}`}
              </p>
              <Worth verdict={items.data?.questions.find(isAbout(figures))} />
              <CorrectedNote correction={correctionOf(corrections, figures.questionIndex)} />
              <Reported said={reports.data?.find(isAbout(figures))} />
              {isJudged(figures) && (
                <Correcting
                  gameId={gameId}
                  question={figures}
                  correction={correctionOf(corrections, figures.questionIndex)}
                />
              )}
            </div>
            {hasOptions(figures) ? (
              <AnswerBars figures={figures} participants={participants} />
            ) : (
              <AnswerCrowd figures={figures} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const isAbout =
  ({ questionIndex }: QuestionFigures) =>
  (other: { questionIndex: number }): boolean =>
    other.questionIndex === questionIndex;

/** What players reported of a question of the host's own: how often, why, and in which words. */
const Reported = ({ said }: { said: QuestionReports | undefined }) => {
  const a = useAfterTexts();
  if (!said) return null;
  const reasons = questionReasons.filter((reason) => said.reasons[reason]);
  return (
    <div className="mt-2 rounded-xl border-2 border-line-strong px-3 py-2 text-sm">
      <p className="font-bold">
        {[
          a('reported.times', { count: said.times }),
          ...reasons.map((reason) => a(`reported.${reason}`)),
        ].join(' · ')}
      </p>
      {said.notes.map(
        ({ note, at }) =>
          note && (
            <p key={at} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
              {note}
            </p>
          ),
      )}
    </div>
  );
};

interface CorrectingProps {
  gameId: string;
  question: QuestionFigures;
  correction: CorrectionView | undefined;
}

/** Whatever came of it, the results on the screen are asked for anew. */
const Correcting = ({ gameId, question, correction }: CorrectingProps) => {
  const a = useAfterTexts();
  const queries = useQueryClient();
  return (
    <CorrectButton
      question={question}
      isCorrected={correction !== undefined}
      correct={async (body) => {
        const { effect } = await correctQuestion(gameId, body);
        return a('corrections.scores', { count: effect.playersChanged });
      }}
      undo={async () => {
        await undoCorrection(gameId, correction?.correctionId ?? '');
        return a('corrections.undone', { number: question.questionIndex + 1 });
      }}
      effectOf={(wanted) => <EffectNote gameId={gameId} correction={wanted} />}
      onSettled={() => queries.invalidateQueries({ queryKey: cached.results(gameId) })}
    />
  );
};

interface EffectNoteProps {
  gameId: string;
  correction: CorrectionPreviewBody;
}

/** What would change, before it does: how many scores, and who comes first. */
const EffectNote = ({ gameId, correction }: EffectNoteProps) => {
  const a = useAfterTexts();
  const effect = useQuery(reading.correctionEffect(gameId, correction));
  return (
    <p role="status" className="min-h-12">
      {effect.error instanceof ApiError &&
        effect.error.code === 'same_answer' &&
        a('corrections.acceptNobody')}
      {effect.data && (
        <>
          <strong>{a('corrections.scores', { count: effect.data.playersChanged })}</strong>{' '}
          {firstPlace(a, effect.data.winnersBefore, effect.data.winnersAfter)}
        </>
      )}
    </p>
  );
};

/** How many chose each option, as bars in the answers' own colours; the figures stand beside them for everybody. */
const AnswerBars = ({ figures, participants }: { figures: QuestionFigures; participants: number }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { counts, noAnswer, correctAnswer, key, options, optionMedia, language } = figures;
  const right = rightChoices(correctAnswer, key);
  // who ticks several counts for each of them
  const all =
    kindIn(figures) === 'multi'
      ? Math.max(participants, ...counts)
      : counts.reduce((sum, count) => sum + count, noAnswer);
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{room('results.chosen')}</caption>
      <colgroup>
        <col className="w-10" />
        <col />
        <col className="w-14" />
      </colgroup>
      <tbody>
        {choicesFor(options).map((choice) => {
          const isRight = right.includes(choice);
          const media = optionMedia?.[choice];
          return (
            <tr key={choice}>
              <th scope="row" className="py-1 text-start align-middle">
                <LetteredShape choice={choice} onColour={false} className="size-8 text-sm" />
                <span className="sr-only">{letterOf(choice)}</span>
              </th>
              <td className="py-1 align-middle">
                <p
                  className={classNames(
                    'flex items-center gap-1.5 truncate text-sm',
                    isRight ? 'font-bold' : isJudged(figures) && 'text-muted',
                  )}
                >
                  {isRight && <Mark right className="size-4 shrink-0 text-good" />}
                  {media && <OptionImage media={media} on="page" className="size-10 shrink-0" />}
                  <span lang={language} dir="auto" className="truncate">
                    {withFormulas(options[choice] ?? '')}
                  </span>
                  {isRight && <span className="sr-only">({room('results.right')})</span>}
                </p>
                <div aria-hidden="true" className="mt-1 h-2.5 overflow-hidden rounded-full bg-line">
                  <div
                    className={classNames('h-full rounded-full', fillOf(choice))}
                    style={{ width: `${all === 0 ? 0 : (100 * (counts[choice] ?? 0)) / all}%` }}
                  />
                </div>
              </td>
              <td className="numbers py-1 text-end align-bottom font-bold">
                {t('common.figure', { count: counts[choice] ?? 0 })}
              </td>
            </tr>
          );
        })}
        <tr className="text-sm text-muted">
          <th scope="row" colSpan={2} className="pt-1 ps-10 text-start font-normal">
            {room('results.noAnswer')}
          </th>
          <td className="numbers pt-1 text-end">{t('common.figure', { count: noAnswer })}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** The same of questions without options, in the picture of their kind. */
const AnswerCrowd = ({ figures }: { figures: QuestionFigures }) => {
  const t = useTexts();
  const room = useRoomTexts();
  return (
    <div className="min-w-0">
      <Crowd asked={figures} fallen={figures} on="page" />
      <p className="mt-2 flex justify-between gap-4 text-sm text-muted">
        {room('results.noAnswer')}
        <span className="numbers">{t('common.figure', { count: figures.noAnswer })}</span>
      </p>
    </div>
  );
};
