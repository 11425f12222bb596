import type { QuestionKind, QuestionView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { type CategoryFilter, drawQuestions, getWholeCategory } from '../../api/questions.js';
import { tellFailure } from '../../frame/failures.js';
import { appState } from '../../hosting/app-state.js';
import { mostInBasket } from '../../hosting/basket.js';
import { type BasketQuestion, fromServer } from '../../hosting/basket-question.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { notify } from '../../ui/notices.js';
import type { useSelection } from './selection.js';

interface PickManyProps {
  category: string;
  filter: CategoryFilter;
  /** Kinds that were asked for; undefined: none. */
  chosen: readonly QuestionKind[] | undefined;
  /** Those that are shown. */
  questions: readonly BasketQuestion[];
  /** More match than are shown. */
  hasMore: boolean;
  selection: ReturnType<typeof useSelection>;
}

/** How many there are, all that match at once, or some of them by chance. */
export const PickMany = ({ category, filter, chosen, questions, hasMore, selection }: PickManyProps) => {
  const q = useQuestionsTexts();
  const [drawCount, setDrawCount] = useState(10);
  const { busy, pick } = usePicking(selection);
  const count = questions.length;
  const all =
    questions.every(({ id }) => selection.has(id)) && (!hasMore || selection.questions.length > count);
  const selectAll = (): void => {
    if (all) hasMore ? selection.clear() : selection.remove(questions);
    else if (hasMore) pick('all', () => getWholeCategory(category, filter));
    else selection.add(questions);
  };
  const draw = (): void => {
    const there = new Set([...appState.get().basket, ...selection.questions].map(({ id }) => id));
    // as many more as could be there already: what is drawn is new
    const asked = Math.min(mostDrawn, drawCount + there.size);
    pick('draw', async () => {
      // Nobody gets other kinds by lot who has not asked for one: not every client in a room may know them.
      const drawn = await drawQuestions(category, { ...filter, kinds: chosen }, asked);
      return drawn.filter(({ id }) => !there.has(id)).slice(0, drawCount);
    });
  };
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p role="status" className="numbers text-muted">
        {hasMore ? q('bank.shownSome', { count }) : q('bank.shown', { count })}
        {selection.questions.length > 0 && ` · ${q('bank.selected', { count: selection.questions.length })}`}
      </p>
      <div className="-me-3 flex flex-wrap items-center sm:gap-x-2">
        <select
          aria-label={q('bank.drawCount')}
          value={drawCount}
          onChange={({ target }) => setDrawCount(Number(target.value))}
          className="numbers min-h-11 rounded-field border-2 border-line-strong bg-surface px-3 text-text"
        >
          {drawCounts.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <Button tone="quiet" busy={busy === 'draw'} onClick={draw}>
          {q('bank.draw')}
        </Button>
        <Button tone="quiet" busy={busy === 'all'} onClick={selectAll}>
          {all ? q('bank.deselectAll') : q('bank.selectAll')}
        </Button>
      </div>
    </div>
  );
};

const drawCounts = [5, 10, 15, 20, 30, 50];
/** As many as the server draws at a time. */
const mostDrawn = 200;

/** Asks for questions that are not shown, and picks them: as many as a basket holds. */
const usePicking = (selection: ReturnType<typeof useSelection>) => {
  const t = useTexts();
  const q = useQuestionsTexts();
  const [busy, setBusy] = useState<'all' | 'draw' | null>(null);
  const pick = async (what: 'all' | 'draw', ask: () => Promise<QuestionView[]>): Promise<void> => {
    setBusy(what);
    try {
      const found = (await ask()).map(fromServer);
      const news = found.filter(({ id }) => !selection.has(id));
      const room = Math.max(0, mostInBasket - selection.questions.length);
      selection.add(news.slice(0, room));
      if (news.length > room)
        notify(q('basket.noRoom', { most: mostInBasket, count: news.length - room }), { tone: 'error' });
      else if (news.length === 0 && what === 'draw') notify(q('bank.nothingLeft'));
    } catch (error) {
      tellFailure(t, error);
    } finally {
      setBusy(null);
    }
  };
  return { busy, pick: (...args: Parameters<typeof pick>) => void pick(...args) };
};
