import type { CategoryCount } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reading } from '../../api/queries.js';
import { DeskPage } from '../../frame/desk-page.js';
import { appState } from '../../hosting/app-state.js';
import { bankCategories } from '../../hosting/bank-categories.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { ActionBar } from '../../ui/action-bar.js';
import { ButtonLink } from '../../ui/button.js';
import { Link } from '../../ui/link.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { extraCategories } from './extra-categories.js';
import { samples } from './samples.js';
import { useLoadingError } from './use-loading-error.js';

/** Every category there is: the bank's nine, one's own uploads, and three small ones to try. */
const BankPage = () => {
  const q = useQuestionsTexts();
  const bank = useBank();
  const { basket } = useStore(appState);
  if (bank.loading) return <Waiting />;
  return (
    <DeskPage
      wide
      step={2}
      title={q('bank.title')}
      lead={q('bank.lead')}
      aside={
        <ButtonLink to={paths.chooseTrivia} tone="quiet" className="-ms-3 sm:-me-3 sm:ms-0">
          {q('bank.backToSource')}
        </ButtonLink>
      }
    >
      <ul className={categoryGrid}>
        {bankCategories.map(({ key, name }) => (
          <CategoryEntry
            key={key}
            to={paths.bankCategory(key)}
            name={name}
            count={q('bank.fixedCount')}
            peek={bank.peekOf(name)}
          />
        ))}
      </ul>
      {bank.extra.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{q('bank.uploads')}</h2>
          <ul className={categoryGrid}>
            {bank.extra.map(({ category, count }) => (
              <CategoryEntry
                key={category}
                to={paths.dynamicCategory(category)}
                name={category}
                count={q('bank.uploadedCount', { count })}
              />
            ))}
          </ul>
        </section>
      )}
      <section className="mt-10 mb-8">
        <h2 className="text-xl">{q('bank.samples')}</h2>
        <p className="mt-1 text-muted">{q('bank.samplesText')}</p>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {samples.map(({ key, title }) => (
            <li key={key}>
              <Link
                to={paths.sampleCategory(key)}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 hover:no-underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="mb-8">
        <h2 className="text-xl">{q('bank.practise')}</h2>
        <p className="mt-1 text-muted">{q('bank.practiseText')}</p>
        <p className="mt-2 -ms-3 flex flex-wrap">
          <ButtonLink to={paths.soloGeneral} tone="quiet">
            {q('bank.generalQuiz')}
          </ButtonLink>
          <ButtonLink to={paths.play('solo')} tone="quiet">
            {q('bank.anyCategory')}
          </ButtonLink>
        </p>
      </section>
      <ActionBar
        says={basket.length > 0 ? q('bank.inBasketCount', { count: basket.length }) : q('bank.basketEmpty')}
      >
        <ButtonLink to={paths.basket} tone={basket.length > 0 ? 'main' : 'plain'}>
          {q('bank.viewBasket')}
        </ButtonLink>
      </ActionBar>
    </DeskPage>
  );
};
export default BankPage;

/** The bank before it is there: its heading and nine entries. */
export const Waiting = () => {
  const q = useQuestionsTexts();
  return (
    <Skeleton text={q('bank.loading')} className="mx-auto w-full max-w-5xl px-5 pt-6 sm:pt-10">
      <Bone className="h-5 w-28" />
      <Bone className="mt-3 h-11 w-72 max-w-full" />
      <Bone className="mt-3 h-6 w-full max-w-xl" />
      <div className={categoryGrid}>
        {bankCategories.map(({ key }) => (
          <div key={key} data-testid="bank-skeleton" className="border-t-2 border-line py-4">
            <div className="flex items-center justify-between gap-4">
              <Bone className="my-2 h-7 w-40" />
              <Bone className="h-4 w-24" />
            </div>
            <Bone className="mt-1 h-5 w-11/12" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
};

interface BankList {
  loading: boolean;
  /** Categories beside the nine. */
  extra: readonly CategoryCount[];
  /** One question of a category, if they are known. */
  peekOf: (category: string) => string | undefined;
}

/** What the bank holds now. If that cannot be told, it is said and the nine cards stand all the same (BANK-05, OP-76). */
const useBank = (): BankList => {
  const questions = useQuery(reading.questionsByCategory);
  const categories = useQuery(reading.categories);
  const tell = useLoadingError();
  const error = questions.error ?? categories.error;
  useEffect(() => {
    if (error) tell(error);
  }, [error, tell]);
  return {
    loading: questions.isPending || categories.isPending,
    extra: extraCategories(categories.data?.items ?? []),
    peekOf: (category) => questions.data?.[category]?.[0]?.question,
  };
};

interface CategoryEntryProps {
  to: string;
  name: string;
  /** How much there is in it, in words. */
  count: string;
  /** One of its questions, to give a taste. */
  peek?: string | undefined;
}

/** Entries stand as in a table of contents: between rules, not in boxes. */
const categoryGrid = 'mt-6 grid gap-x-12 sm:grid-cols-2';

/** A category with its size; the whole entry leads there. */
const CategoryEntry = ({ to, name, count, peek }: CategoryEntryProps) => (
  <li className="group relative min-w-0 border-t-2 border-line py-4">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="min-w-0 text-xl wrap-anywhere">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
      </h3>
      <p className="numbers text-sm font-bold">{count}</p>
    </div>
    {peek && (
      <p lang="en" dir="auto" className="line-clamp-2 text-muted">
        {peek}
      </p>
    )}
  </li>
);
