import {
  type Difficulty,
  limits,
  type QuestionKind,
  type QuestionView,
  questionKinds,
} from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import type { CategoryFilter } from '../../api/questions.js';
import { DeskPage } from '../../frame/desk-page.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { appState } from '../../hosting/app-state.js';
import type { BankCategory } from '../../hosting/bank-categories.js';
import { bankKinds } from '../../hosting/bank-kinds.js';
import { type BasketQuestion, fromServer } from '../../hosting/basket-question.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ActionBar } from '../../ui/action-bar.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ListSearch, NothingFound, useListSearch } from '../../ui/desk/list-search.js';
import { Select } from '../../ui/desk/select.js';
import { MessagePage } from '../../ui/message-page.js';
import { notify } from '../../ui/notices.js';
import { SwitchField } from '../../ui/switch-field.js';
import { sourceOfExtra } from './extra-categories.js';
import { useOwnQuestions } from './own-questions.js';
import { PickMany } from './pick-many.js';
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
  const q = useQuestionsTexts();
  const search = useListSearch<Difficulty>();
  const [kind, setKind] = useState<ShownKind | null>(null);
  const kinds = source === 'bank' ? bankKinds : questionKinds;
  const pictures = kind === withPicture;
  const chosen = kind === null ? undefined : pictures ? kinds : [kind];
  const [asPlayed, setAsPlayed] = useState(false);
  const [alike, setAlike] = useState<BasketQuestion | null>(null);
  const wanted = {
    source,
    q: search.q,
    difficulty: search.choice,
    asPlayed,
    kinds: chosen ?? kinds,
    ...(pictures && { pictures }),
  };
  const active = search.active || kind !== null || alike !== null;
  const clear = (): void => {
    search.clear();
    setKind(null);
  };
  const showAlike = (question: BasketQuestion): void => {
    clear();
    setAlike(question);
  };
  const found = useCategoryQuestions(category, alike ? { ...wanted, alike: alike.id } : wanted);
  const selection = useSelection();
  const questions = found.questions.map(fromServer);
  const own = useOwnQuestions(selection);
  const played = new Map(found.questions.flatMap(({ id, played: of }) => (of ? [[id, of] as const] : [])));
  const isTold = [...played.values()].some(({ is }) => is === 'told');

  if (found.state === 'loaded' && questions.length === 0 && !active)
    return <NoQuestions category={category} />;
  return (
    <DeskPage
      step={2}
      title={category}
      aside={
        <p className="-ms-3 flex flex-wrap sm:-me-3 sm:ms-0">
          {practicePath !== undefined && (
            <ButtonLink to={practicePath} tone="quiet">
              {q('bank.practise')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.bank} tone="quiet">
            {dynamic ? q('bank.backToBank') : q('bank.backToCategories')}
          </ButtonLink>
        </p>
      }
    >
      <ListSearch
        search={search}
        label={q('bank.search')}
        hint={q('bank.searchHint')}
        maxLength={limits.questionText}
        choice={{
          label: q('bank.difficulty'),
          any: q('bank.anyDifficulty'),
          words: { Easy: q('bank.easy'), Medium: q('bank.medium'), Hard: q('bank.hard') },
        }}
        more={<KindChoice kinds={kinds} kind={kind} onChange={setKind} />}
      />
      {(isTold || asPlayed) && (
        <SwitchField
          label={q('bank.asPlayed')}
          hint={q('bank.asPlayedHint')}
          checked={asPlayed}
          onChange={setAsPlayed}
        />
      )}
      {alike && <AlikeTo key={alike.id} question={alike} end={() => setAlike(null)} />}
      {found.state === 'loading' && <ListSkeleton />}
      {found.state === 'failed' && <Failed category={category} again={found.again} />}
      {found.state === 'loaded' && questions.length === 0 && alike && (
        <p className="mb-10 text-lg">{q('bank.alikeNone')}</p>
      )}
      {found.state === 'loaded' && questions.length === 0 && !alike && (
        <NothingFound
          title={q('bank.nothingFound')}
          text={q('bank.nothingFoundText')}
          clear={q('bank.clearFilter')}
          onClear={clear}
        />
      )}
      {questions.length > 0 && (
        <>
          {!alike && (
            <PickMany
              category={category}
              filter={wanted}
              chosen={chosen}
              questions={questions}
              hasMore={found.hasMore}
              selection={selection}
            />
          )}
          <QuestionChoices
            label={category}
            questions={questions}
            selection={selection}
            own={own}
            rooms={{ played, asPlayed, showAlike }}
          />
          {found.hasMore && (
            <Button busy={found.loadingMore} onClick={found.showMore} className="mb-8 self-center">
              {found.loadingMore ? q('bank.showingMore') : q('bank.showMore')}
            </Button>
          )}
        </>
      )}
      {own.deletePicked && <p className="mb-6 -ms-3">{own.deletePicked}</p>}
      {own.dialogs}
      <AddBar category={category} dynamic={dynamic} selection={selection} />
    </DeskPage>
  );
};

/** Which question the list is about as hard as, until it is shown whole again. */
const AlikeTo = ({ question, end }: { question: BasketQuestion; end: () => void }) => {
  const q = useQuestionsTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // it was asked for from the middle of a list that is no more
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-2 mb-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-line pt-4">
      <h2 ref={heading} tabIndex={-1} className="min-w-0 text-lg wrap-anywhere">
        {q('bank.alikeTo', { question: question.question })}
      </h2>
      <Button tone="quiet" className="-mx-3" onClick={end}>
        {q('bank.alikeEnd')}
      </Button>
    </div>
  );
};

const any = 'any';
const withPicture = 'picture';
/** One kind, or of whatever kind what shows a picture. */
type ShownKind = QuestionKind | typeof withPicture;

interface KindChoiceProps {
  kinds: readonly QuestionKind[];
  /** Null: all of them. */
  kind: ShownKind | null;
  onChange: (kind: ShownKind | null) => void;
}

const KindChoice = ({ kinds, kind, onChange }: KindChoiceProps) => {
  const q = useQuestionsTexts();
  const shownKinds: readonly ShownKind[] = [withPicture, ...kinds];
  return (
    <Select
      label={q('kinds.label')}
      placeholder={q('bank.anyDifficulty')}
      options={[
        { value: any, label: q('bank.anyDifficulty') },
        { value: withPicture, label: q('bank.withPicture') },
        ...kinds.map((value) => ({ value, label: q(`kinds.${value}`) })),
      ]}
      value={kind ?? any}
      onChange={(value) => onChange(shownKinds.find((known) => known === value) ?? null)}
    />
  );
};

const Failed = ({ category, again }: { category: string; again: () => void }) => {
  const t = useTexts();
  const q = useQuestionsTexts();
  return (
    <div className="mt-4 mb-10 border-t-2 border-line pt-6">
      <p className="text-lg">{q('bank.questionsFailed', { category })}</p>
      <Button tone="main" onClick={again} className="mt-4">
        {t('common.tryAgain')}
      </Button>
    </div>
  );
};

/** A category without a single question. */
const NoQuestions = ({ category }: { category: string }) => {
  const q = useQuestionsTexts();
  usePageTitle(category);
  return (
    <MessagePage title={q('bank.noQuestions')} text={q('bank.noQuestionsText')}>
      <ButtonLink to={paths.upload} tone="main">
        {q('bank.upload')}
      </ButtonLink>
      <ButtonLink to={paths.bank}>{q('bank.backToBank')}</ButtonLink>
    </MessagePage>
  );
};

interface AddBarProps {
  category: string;
  dynamic: boolean;
  selection: ReturnType<typeof useSelection>;
}

/** What is selected goes into the basket, and its host to the basket's page. */
const AddBar = ({ category, dynamic, selection }: AddBarProps) => {
  const q = useQuestionsTexts();
  const navigate = useNavigate();
  const add = useAdd();
  const { basket } = useStore(appState);
  const count = selection.questions.length;
  const press = (): void => {
    if (count === 0) {
      notify(q('bank.selectOne'), { tone: 'error' });
      return;
    }
    add(selection.questions, dynamic ? undefined : category);
    selection.clear();
    void navigate(paths.basket);
  };
  return (
    <ActionBar says={dynamic && q('bank.selected', { count })}>
      {basket.length > 0 && (
        <ButtonLink to={paths.basket}>{q('bank.viewBasketOf', { count: basket.length })}</ButtonLink>
      )}
      <Button tone={count > 0 ? 'main' : 'plain'} onClick={press}>
        {dynamic ? q('bank.addToBasket') : q('bank.addCount', { count })}
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
