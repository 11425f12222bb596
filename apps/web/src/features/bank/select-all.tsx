import type { BasketQuestion } from '../../hosting/basket-question.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button } from '../../ui/button.js';
import type { useSelection } from './use-selection.js';

interface SelectAllProps {
  questions: readonly BasketQuestion[];
  /** There are more than are shown: what is not seen is not selected. */
  hasMore: boolean;
  selection: ReturnType<typeof useSelection>;
}

/** How many there are, and all of them at once. */
export const SelectAll = ({ questions, hasMore, selection }: SelectAllProps) => {
  const d = useDeskTexts();
  const count = questions.length;
  const all = questions.every(({ id }) => selection.has(id));
  return (
    <div className="-mx-3 mt-2 flex flex-wrap items-center justify-between">
      <p role="status" className="numbers px-3 text-muted">
        {hasMore ? d('bank.shownSome', { count }) : d('bank.shown', { count })}
      </p>
      <Button tone="quiet" onClick={() => (all ? selection.remove(questions) : selection.add(questions))}>
        {all ? d('bank.deselectAll') : d('bank.selectAll')}
      </Button>
    </div>
  );
};
