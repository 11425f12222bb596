import {
  type Difficulty,
  difficulties,
  difficultyNamed,
  limits,
  type QuestionView,
} from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { type CategoryFilter } from '../../api/questions.js';
import { DeskPage } from '../../frame/desk-page.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { appState } from '../../hosting/app-state.js';
import type { BankCategory } from '../../hosting/bank-categories.js';
import { type BasketQuestion, fromServer } from '../../hosting/basket-question.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ActionBar } from '../../ui/action-bar.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { MessagePage } from '../../ui/message-page.js';
import { notify } from '../../ui/notices.js';
import { sourceOfExtra } from './extra-categories.js';
import { ListSkeleton, QuestionChoices } from './question-choices.js';
import { useAdd, useSelection } from './selection.js';
import { useLoadingError } from './use-loading-error.js';

export { QuestionsSkeleton as Waiting } from './question-choices.js';

/** One of the bank's nine. */
export const CategoryPage = ({ category: { key, name } }: { category: BankCategory }) => (
  <CategoryQuestions
    key={key}
    category={name}
    source="bank"
    practicePath={key === 'general' ? paths.soloGeneral : paths.play(key)}
  />
);

/** Any other category: what was uploaded under its name. */
export const DynamicCategoryPage = () => {
  const { category = '' } = useParams();
  return <CategoryQuestions key={category} dynamic category={category} source={sourceOfExtra(category)} />;
};

interface CategoryQuestionsProps {
  category: string;
  source: 'bank' | 'mine' | undefined;
  /** A category beside the nine: its words are a little different (BANK-18, BANK-21). */
  dynamic?: boolean;
  /** Where these questions are played alone. */
  practicePath?: string;
}

/** A category's questions to pick from: searched, page by page, and into the basket. */
const CategoryQuestions = ({ category, source, dynamic = false, practicePath }: CategoryQuestionsProps) => {
  const d = useDeskTexts();
  const filter = useQuestionFilter();
  const found = useCategoryQuestions(category, { source, q: filter.q, difficulty: filter.difficulty });
  const selection = useSelection();
  const questions = found.questions.map(fromServer);

  if (found.state === 'loaded' && questions.length === 0 && !filter.active)
    return <NoQuestions category={category} />;
  return (
    <DeskPage
      step={2}
      title={category}
      aside={
        <p className="-ml-3 flex flex-wrap sm:-mr-3 sm:ml-0">
          {practicePath !== undefined && (
            <ButtonLink to={practicePath} tone="quiet">
              {d('bank.practise')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.bank} tone="quiet">
            {dynamic ? d('bank.backToBank') : d('bank.backToCategories')}
          </ButtonLink>
        </p>
      }
    >
      <QuestionFilter filter={filter} />
      {found.state === 'loading' && <ListSkeleton />}
      {found.state === 'failed' && <Failed category={category} again={found.again} />}
      {found.state === 'loaded' && questions.length === 0 && <NoMatch onClear={filter.clear} />}
      {questions.length > 0 && (
        <>
          <SelectAll questions={questions} hasMore={found.hasMore} selection={selection} />
          <QuestionChoices label={category} questions={questions} selection={selection} />
          {found.hasMore && (
            <Button busy={found.loadingMore} onClick={found.showMore} className="mb-8 self-center">
              {found.loadingMore ? d('bank.showingMore') : d('bank.showMore')}
            </Button>
          )}
        </>
      )}
      <AddBar category={category} dynamic={dynamic} selection={selection} />
    </DeskPage>
  );
};

const Failed = ({ category, again }: { category: string; again: () => void }) => {
  const t = useTexts();
  const d = useDeskTexts();
  return (
    <div className="mt-4 mb-10 border-t-2 border-line pt-6">
      <p className="text-lg">{d('bank.questionsFailed', { category })}</p>
      <Button tone="main" onClick={again} className="mt-4">
        {t('common.tryAgain')}
      </Button>
    </div>
  );
};

interface SelectAllProps {
  questions: readonly BasketQuestion[];
  /** There are more than are shown: what is not seen is not selected. */
  hasMore: boolean;
  selection: ReturnType<typeof useSelection>;
}

/** How many there are, and all of them at once. */
const SelectAll = ({ questions, hasMore, selection }: SelectAllProps) => {
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

/** A category without a single question. */
const NoQuestions = ({ category }: { category: string }) => {
  const d = useDeskTexts();
  usePageTitle(category);
  return (
    <MessagePage title={d('bank.noQuestions')} text={d('bank.noQuestionsText')}>
      <ButtonLink to={paths.upload} tone="main">
        {d('bank.upload')}
      </ButtonLink>
      <ButtonLink to={paths.bank}>{d('bank.backToBank')}</ButtonLink>
    </MessagePage>
  );
};

/** There are questions, but none like that. */
const NoMatch = ({ onClear }: { onClear: () => void }) => {
  const d = useDeskTexts();
  return (
    <div role="status" className="mt-4 mb-10 border-t-2 border-line pt-6">
      <p className="text-lg font-bold">{d('bank.nothingFound')}</p>
      <p className="text-muted">{d('bank.nothingFoundText')}</p>
      <Button onClick={onClear} className="mt-4">
        {d('bank.clearFilter')}
      </Button>
    </div>
  );
};

const any = 'any';

/** A word to look for, and how hard it may be. */
const QuestionFilter = ({ filter }: { filter: ReturnType<typeof useQuestionFilter> }) => {
  const d = useDeskTexts();
  const labels = { Easy: d('bank.easy'), Medium: d('bank.medium'), Hard: d('bank.hard') };
  return (
    <search className="mt-6 grid grid-cols-[1fr_8.5rem] gap-x-3 sm:grid-cols-[1fr_14rem] sm:gap-x-4">
      <TextField
        type="search"
        label={d('bank.search')}
        placeholder={d('bank.searchHint')}
        value={filter.text}
        maxLength={limits.questionText}
        onChange={(event) => filter.setText(event.target.value)}
        enterKeyHint="search"
      />
      <Select
        label={d('bank.difficulty')}
        placeholder={d('bank.anyDifficulty')}
        options={[
          { value: any, label: d('bank.anyDifficulty') },
          ...difficulties.map((value) => ({ value, label: labels[value] })),
        ]}
        value={filter.difficulty ?? any}
        onChange={(value) => filter.setDifficulty(difficultyNamed(value) ?? null)}
      />
    </search>
  );
};

interface AddBarProps {
  category: string;
  dynamic: boolean;
  selection: ReturnType<typeof useSelection>;
}

/** What is selected goes into the basket, and its host to the basket's page. */
const AddBar = ({ category, dynamic, selection }: AddBarProps) => {
  const d = useDeskTexts();
  const navigate = useNavigate();
  const add = useAdd();
  const { basket } = useStore(appState);
  const count = selection.questions.length;
  const press = (): void => {
    if (count === 0) {
      notify(d('bank.selectOne'), { tone: 'error' });
      return;
    }
    add(selection.questions, dynamic ? undefined : category);
    selection.clear();
    void navigate(paths.basket);
  };
  return (
    <ActionBar says={dynamic && d('bank.selected', { count })}>
      {basket.length > 0 && (
        <ButtonLink to={paths.basket}>{d('bank.viewBasketOf', { count: basket.length })}</ButtonLink>
      )}
      <Button tone={count > 0 ? 'main' : 'plain'} onClick={press}>
        {dynamic ? d('bank.addToBasket') : d('bank.addCount', { count })}
      </Button>
    </ActionBar>
  );
};

/** More than a game may have, so that most categories come whole. */
const pageSize = 100;

interface FoundQuestions {
  questions: readonly QuestionView[];
  state: 'loading' | 'failed' | 'loaded';
  hasMore: boolean;
  loadingMore: boolean;
  showMore: () => void;
  again: () => void;
}

/** A category's questions, page by page, as the filter wants them. While another filter loads, the last ones stay. */
const useCategoryQuestions = (category: string, filter: CategoryFilter): FoundQuestions => {
  const query = useInfiniteQuery(reading.categoryQuestions(category, filter, pageSize));
  const { error } = query;
  const tell = useLoadingError();
  useEffect(() => {
    if (error) tell(error, category);
  }, [error, tell, category]);
  const questions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    questions,
    // a page that was shown stays where the next one does not come
    state: query.isPending ? 'loading' : query.isError && questions.length === 0 ? 'failed' : 'loaded',
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
  };
};

/** So long after the last letter the server is asked. */
const typingMs = 300;

interface QuestionFilterState {
  text: string;
  difficulty: Difficulty | null;
  /** The text as it is searched for: settled, without spaces around it. */
  q: string;
  active: boolean;
  setText: (text: string) => void;
  setDifficulty: (difficulty: Difficulty | null) => void;
  clear: () => void;
}

/** What a category's questions are searched for. */
const useQuestionFilter = (): QuestionFilterState => {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return {
    text,
    difficulty,
    q: settled,
    active: settled !== '' || difficulty !== null,
    setText,
    setDifficulty,
    clear: () => {
      setText('');
      setSettled('');
      setDifficulty(null);
    },
  };
};
