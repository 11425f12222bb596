import { limits } from '@clockbeat/domain/contract';
import { commonSeconds, setSeconds } from '../hosting/basket.js';
import { type BasketQuestion, secondsOf } from '../hosting/basket-question.js';
import { useQuestionsTexts } from '../texts/questions-texts.js';
import { classNames } from '../ui/class-names.js';

/** What is chosen from; a question that has another time keeps it, and shows it among these. */
const offered = [limits.timeLimit.min, 10, 15, 20, 30, 45, 60, 90, limits.timeLimit.max];

interface SecondsProps {
  label: string;
  /** Null where there is more than one. */
  seconds: number | null;
  onChange: (seconds: number) => void;
  className?: string;
}

/** A choice of seconds: the browser's own, since a basket has many. */
const Seconds = ({ label, seconds, onChange, className }: SecondsProps) => {
  const q = useQuestionsTexts();
  const choices = [...new Set(seconds === null ? offered : [...offered, seconds])].sort((a, b) => a - b);
  return (
    <select
      aria-label={label}
      value={seconds ?? ''}
      onChange={({ target }) => onChange(Number(target.value))}
      className={classNames(
        'numbers min-h-11 rounded-field border-2 border-line-strong bg-surface px-3 text-text',
        className,
      )}
    >
      {seconds === null && (
        <option value="" disabled>
          {q('basket.mixedSeconds')}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {q('approve.seconds', { count: choice })}
        </option>
      ))}
    </select>
  );
};

/** How long one question of the basket is open. */
export const QuestionSeconds = ({ question }: { question: BasketQuestion }) => {
  const q = useQuestionsTexts();
  return (
    <Seconds
      label={q('basket.secondsOf', { question: question.question })}
      seconds={secondsOf(question)}
      onChange={(seconds) => setSeconds(seconds, question.id)}
    />
  );
};

/** How long each question of the basket is open, set for all of them at once. */
export const AllSeconds = ({ basket }: { basket: readonly BasketQuestion[] }) => {
  const q = useQuestionsTexts();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="font-bold">
        {q('basket.secondsForAll')}
      </span>
      <Seconds
        label={q('basket.secondsForAll')}
        seconds={commonSeconds(basket)}
        onChange={(seconds) => setSeconds(seconds)}
      />
    </p>
  );
};
