import type { BreakdownEntry, CorrectionView } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';
import { AnswerStrip } from './answer-strip.js';
import { CorrectedNote } from './corrections/corrected-note.js';
import { correctionOf, isVoided } from './corrections/correction-of.js';

interface OwnAnswersProps {
  breakdown: readonly BreakdownEntry[];
  corrections: readonly CorrectionView[];
}

/** Question by question: what this player answered, what was right, what it brought. */
export const OwnAnswers = ({ breakdown, corrections }: OwnAnswersProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const oneDigit = useOneDigit();
  const given = ({ answer, options }: BreakdownEntry): string =>
    answer === null ? room('results.noAnswer') : `${letterOf(answer)} · ${options[answer]}`;
  return (
    <section>
      <h2 className="text-xl">{room('results.yours')}</h2>
      <AnswerStrip
        breakdown={breakdown.filter(({ questionIndex }) => !isVoided(corrections, questionIndex))}
      />
      <ol className="mt-2 divide-y-2 divide-line">
        {breakdown.map((entry) => (
          <li key={entry.questionIndex} className="flex gap-4 py-4">
            {isVoided(corrections, entry.questionIndex) ? (
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
              <p className="line-clamp-4 font-bold wrap-anywhere">{entry.question}</p>
              <p className="text-sm text-muted">
                {room('results.yourAnswer', { answer: given(entry) })}
                {!entry.correct &&
                  !isVoided(corrections, entry.questionIndex) &&
                  ` · ${t('play.rightAnswer', { letter: letterOf(entry.correctAnswer), text: entry.correctAnswerText })}`}
              </p>
              <CorrectedNote correction={correctionOf(corrections, entry.questionIndex)} />
            </div>
            <p className="numbers shrink-0 text-right">
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
