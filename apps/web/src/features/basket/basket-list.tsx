import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { sourceName } from '../../frame/hosting-parts.js';
import { appState } from '../../hosting/app-state.js';
import { emptyBasket, removeFromBasket } from '../../hosting/basket.js';
import { type BasketQuestion, shownSource } from '../../hosting/basket-question.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { Badge } from '../../ui/badge.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { AlertDialog } from '../../ui/desk/dialogs.js';
import { notify } from '../../ui/notices.js';

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

/** Empties the basket, once it was asked for twice. */
export const ClearAll = () => {
  const d = useDeskTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} className="-mr-3 max-sm:first:-ml-3">
        {d('basket.clear')}
      </Button>
      <AlertDialog
        open={asking}
        title={d('basket.clearTitle')}
        text={d('basket.clearText')}
        confirm={d('basket.clearConfirm')}
        cancel={d('basket.keep')}
        onConfirm={emptyBasket}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

/** Nothing yet, and where to find something. */
export const EmptyBasket = () => {
  const d = useDeskTexts();
  return (
    <section className="mt-8 border-t-2 border-line pt-6">
      <h2 className="text-xl">{d('basket.empty')}</h2>
      <p className="mt-1 text-muted">{d('basket.emptyText')}</p>
      <ButtonLink to={paths.bank} tone="main" className="mt-5 mb-6 min-h-14 px-8 text-lg">
        {d('basket.openBank')}
      </ButtonLink>
    </section>
  );
};

/** On to approval, or a word on why not yet; the page of the basket says by itself where there are too many. */
export const useProceed = (nothingYet: string): (() => void) => {
  const navigate = useNavigate();
  return () => {
    if (appState.get().basket.length === 0) notify(nothingYet, { tone: 'error' });
    else void navigate(paths.approve);
  };
};
