import { type BasketQuestion, shownSource } from '../../hosting/basket-question.js';
import { sourceName } from '../../shared/source-name.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Badge } from '../../ui/badge.js';

interface BasketRowProps {
  question: BasketQuestion;
  number: number;
  onRemove: () => void;
}

/** One question with where it comes from, and the way out. */
export const BasketRow = ({ question, number, onRemove }: BasketRowProps) => {
  const d = useDeskTexts();
  return (
    <li className="flex items-start gap-3 border-line py-3 not-first:border-t">
      <span aria-hidden="true" className="numbers w-7 shrink-0 pt-0.5 text-right font-bold text-muted">
        {number}
      </span>
      <div className="min-w-0 grow">
        <p className="font-bold wrap-anywhere">{question.question}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Badge>{sourceName(d, shownSource(question))}</Badge>
          {question.category !== question.source && <span>{question.category}</span>}
        </p>
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={d('basket.removeOne', { question: question.question })}
        title={d('basket.remove')}
        className="grid size-11 shrink-0 place-items-center rounded-full outline-offset-0 hover:bg-surface"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
          <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  );
};
