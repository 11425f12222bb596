import { appState } from '../../hosting/app-state.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { ActionBar } from '../../shared/action-bar.js';
import { DeskPage } from '../../shared/desk-page.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { notify } from '../../ui/notices.js';
import { QuestionChoices } from './question-choices.js';
import { basketQuestionsOf, type SampleCategory } from './samples/sample.js';
import { useAdd } from './use-add.js';
import { useSelection } from './use-selection.js';

/** Five questions to try: picked here, kept in the basket, and the host stays for more. */
export const SampleQuestions = ({ category }: { category: SampleCategory }) => {
  const d = useDeskTexts();
  const { basket } = useKept(appState);
  const selection = useSelection();
  const add = useAdd();
  const selected = selection.questions.length;
  const press = (): void => {
    if (selected === 0) {
      notify(d('bank.selectOneSample'), { tone: 'error' });
      return;
    }
    add(selection.questions);
    selection.clear();
  };
  return (
    <DeskPage
      step={2}
      title={category.title}
      aside={
        <p role="status" className="numbers font-bold">
          {d('bank.sampleCounts', { selected, basket: basket.length })}
        </p>
      }
    >
      <QuestionChoices label={category.title} questions={basketQuestionsOf(category)} selection={selection} />
      <div className="mb-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.bank} tone="quiet" className="-ml-3">
          {d('bank.pickMore')}
        </ButtonLink>
      </div>
      <ActionBar>
        <ButtonLink to={paths.approve} tone={selected === 0 && basket.length > 0 ? 'main' : 'plain'}>
          {d('bank.review', { count: basket.length })}
        </ButtonLink>
        {/* Not the browser's `disabled`: it keeps its place in the order of keys, and a press says what is missing. */}
        <Button
          tone={selected > 0 ? 'main' : 'plain'}
          aria-disabled={selected === 0}
          onClick={press}
          className="aria-disabled:cursor-default! aria-disabled:opacity-45"
        >
          {d('bank.addSelected')}
        </Button>
      </ActionBar>
    </DeskPage>
  );
};
