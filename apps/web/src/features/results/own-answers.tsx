import type { BreakdownEntry, CorrectionView } from '@clockbeat/domain/contract';
import { CorrectedNote, correctionOf, isVoided } from '../../frame/corrections/correction.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { chosenIn, rightChoices } from '../../ui/crowd/asked.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { MediaThumb } from '../../ui/media/media-thumb.js';
import { OptionThumbs } from '../../ui/media/option-image.js';

interface OwnAnswersProps {
  breakdown: readonly BreakdownEntry[];
  corrections: readonly CorrectionView[];
  /** Their player saw the options in an order of its own: no letter is that of the host. */
  isMixed?: boolean | undefined;
  /** Whose they are, where somebody else reads them. */
  of?: string;
}

/** Question by question: what this player answered, what was right, what it brought. */
export const OwnAnswers = ({ breakdown, corrections, isMixed = false, of }: OwnAnswersProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const room = useRoomTexts();
  const oneDigit = useOneDigit();
  const given = ({ answer, answerText = '', options }: BreakdownEntry): string => {
    if (answer === null) return room('results.noAnswer');
    if (typeof answer !== 'number') return answerText;
    return isMixed ? (options[answer] ?? '') : `${letterOf(answer)} · ${options[answer]}`;
  };
  const right = ({ correctAnswer, correctAnswerText: text }: BreakdownEntry): string =>
    correctAnswer === null || isMixed
      ? besides('besides.rightIs', { text })
      : besides('besides.rightAnswer', { letter: letterOf(correctAnswer), text });
  /** The options that are named: what was answered, and what was right. */
  const told = ({ answer, correctAnswer, key }: BreakdownEntry): readonly number[] => [
    ...chosenIn(answer),
    ...rightChoices(correctAnswer, key),
  ];
  /** Neither voided, nor asked for an opinion. */
  const isMarked = ({ questionIndex, correctAnswerText }: BreakdownEntry): boolean =>
    !isVoided(corrections, questionIndex) && correctAnswerText !== '';
  return (
    <section>
      <h2 className="text-xl">
        {of === undefined ? room('results.yours') : room('results.answersOf', { name: of })}
      </h2>
      <AnswerStrip breakdown={breakdown.filter(isMarked)} />
      <ol className="mt-2 divide-y-2 divide-line">
        {breakdown.map((entry) => (
          <li key={entry.questionIndex} className="flex gap-4 py-4">
            {!isMarked(entry) ? (
              <span aria-hidden="true" className="w-6 shrink-0 text-center text-xl leading-7 text-muted">
                –
              </span>
            ) : (
              <Mark
                right={entry.correct}
                className={classNames('mt-0.5 size-6 shrink-0', entry.correct ? 'text-good' : 'text-bad')}
              />
            )}
            <div className="min-w-0 grow">
              <p lang={entry.language} dir="auto" className="line-clamp-4 font-bold wrap-anywhere">
                {withFormulas(entry.question)}
              </p>
              <p className="text-sm text-muted">
                {withFormulas(
                  room(of === undefined ? 'results.yourAnswer' : 'results.theirAnswer', {
                    answer: given(entry),
                  }),
                )}
                {entry.fraction &&
                  ` · ${besides('besides.inPart', { percent: Math.round(100 * entry.fraction) })}`}
                {!entry.correct && isMarked(entry) && withFormulas(` · ${right(entry)}`)}
              </p>
              <OptionThumbs optionMedia={entry.optionMedia} only={told(entry)} className="mt-1" />
              <CorrectedNote correction={correctionOf(corrections, entry.questionIndex)} />
            </div>
            {entry.media && <MediaThumb media={entry.media} />}
            <p className="numbers shrink-0 text-end">
              <span className="block font-bold">{t('common.figure', { count: entry.points })}</span>
              {entry.ms !== null && (
                <span className="text-sm text-muted">
                  {room('results.seconds', { seconds: oneDigit(entry.ms / 1_000) })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The game at a glance: right and wrong, question by question. The list below says it in words. */
const AnswerStrip = ({ breakdown }: { breakdown: readonly BreakdownEntry[] }) => {
  const t = useBesidesTexts();
  const right = breakdown.filter(({ correct }) => correct).length;
  return (
    <div
      role="img"
      aria-label={t('besides.correctOf', { correct: right, total: breakdown.length })}
      className="mt-3 flex flex-wrap gap-1.5"
    >
      {breakdown.map(({ questionIndex, correct }) => (
        <span
          key={questionIndex}
          className={classNames(
            'grid h-10 min-w-8 flex-1 place-items-center rounded-field',
            correct ? 'bg-volt text-ink' : 'border-2 border-line text-bad',
          )}
        >
          <Mark right={correct} className="size-5" />
        </span>
      ))}
    </div>
  );
};
