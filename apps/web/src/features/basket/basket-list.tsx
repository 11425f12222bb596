import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { removeFromBasket } from '../../hosting/basket.js';
import { type BasketQuestion, shownSource } from '../../hosting/basket-question.js';
import { sourceName } from '../../shared/source-name.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Badge } from '../../ui/badge.js';
import { classNames } from '../../ui/class-names.js';

interface BasketListProps {
  basket: readonly BasketQuestion[];
  /** The heading that names it; else it is called by its own name. */
  labelledBy?: string;
  className?: string;
}

/** The questions in the order in which they will be asked. */
export const BasketList = ({ basket, labelledBy, className }: BasketListProps) => {
  const d = useDeskTexts();
  const region = useRef<HTMLElement>(null);
  const remove = (id: string, index: number): void => {
    flushSync(() => removeFromBasket(id));
    // what was pressed is gone: its place, or the last one, has the focus
    const buttons = region.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? region.current)?.focus();
  };
  return (
    <section
      ref={region}
      aria-label={labelledBy ? undefined : d('basket.list')}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
      tabIndex={0}
      className={classNames('relative border-y-2 border-line outline-offset-0', className)}
    >
      <ol>
        {basket.map((question, index) => (
          <BasketRow
            key={question.id}
            question={question}
            number={index + 1}
            onRemove={() => remove(question.id, index)}
          />
        ))}
      </ol>
    </section>
  );
};

interface BasketRowProps {
  question: BasketQuestion;
  number: number;
  onRemove: () => void;
}

/** One question with where it comes from, and the way out. */
const BasketRow = ({ question, number, onRemove }: BasketRowProps) => {
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
