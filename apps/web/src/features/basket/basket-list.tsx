import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { removeFromBasket } from '../../hosting/basket.js';
import type { BasketQuestion } from '../../hosting/basket-question.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { classNames } from '../../ui/class-names.js';
import { BasketRow } from './basket-row.js';

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
