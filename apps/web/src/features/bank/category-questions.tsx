import { fromServer } from '../../hosting/basket-question.js';
import { paths } from '../../paths.js';
import { DeskPage } from '../../shared/desk-page.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { AddBar } from './add-bar.js';
import { NoMatch, NoQuestions } from './no-questions.js';
import { QuestionChoices } from './question-choices.js';
import { QuestionFilter } from './question-filter.js';
import { ListSkeleton } from './questions-skeleton.js';
import { SelectAll } from './select-all.js';
import { useCategoryQuestions } from './use-category-questions.js';
import { useQuestionFilter } from './use-question-filter.js';
import { useSelection } from './use-selection.js';

interface CategoryQuestionsProps {
  category: string;
  source: 'bank' | 'mine' | undefined;
  /** A category beside the nine: its words are a little different (BANK-18, BANK-21). */
  dynamic?: boolean;
  /** Where these questions are played alone. */
  practicePath?: string;
}

/** A category's questions to pick from: searched, page by page, and into the basket. */
export const CategoryQuestions = ({
  category,
  source,
  dynamic = false,
  practicePath,
}: CategoryQuestionsProps) => {
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
