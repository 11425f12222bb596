import type { BreakdownEntry } from '@clockbeat/domain/contract';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';

/** The game at a glance: right and wrong, question by question. The list below says it in words. */
export const AnswerStrip = ({ breakdown }: { breakdown: readonly BreakdownEntry[] }) => {
  const t = useTexts();
  const right = breakdown.filter(({ correct }) => correct).length;
  return (
    <div
      role="img"
      aria-label={t('play.correctOf', { correct: right, total: breakdown.length })}
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
