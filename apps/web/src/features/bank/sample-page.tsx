import { Navigate, useParams } from 'react-router-dom';
import { DeskPage } from '../../frame/desk-page.js';
import { appState } from '../../hosting/app-state.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { ActionBar } from '../../ui/action-bar.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { notify } from '../../ui/notices.js';
import { QuestionChoices } from './question-choices.js';
import { basketQuestionsOf, type SampleCategory, samples } from './samples.js';
import { useAdd, useSelection } from './selection.js';

/** One of the small built-in categories (OP-01). */
const SamplePage = () => {
  const q = useQuestionsTexts();
  const { key } = useParams();
  const { teamId } = useStore(appState);
  const category = samples.find((sample) => sample.key === key);
  if (!category)
    return (
      <MessagePage title={q('bank.unknownSample')} text={q('bank.unknownSampleText')}>
        <ButtonLink to={paths.bank} tone="main">
          {q('bank.backToBank')}
        </ButtonLink>
      </MessagePage>
    );
  if (teamId === null) return <Navigate to={paths.createTeam} replace />;
  return <SampleQuestions key={category.key} category={category} />;
};
export default SamplePage;

/** Five questions to try: picked here, kept in the basket, and the host stays for more. */
const SampleQuestions = ({ category }: { category: SampleCategory }) => {
  const q = useQuestionsTexts();
  const { basket } = useStore(appState);
  const selection = useSelection();
  const add = useAdd();
  const selected = selection.questions.length;
  const press = (): void => {
    if (selected === 0) {
      notify(q('bank.selectOneSample'), { tone: 'error' });
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
          {q('bank.sampleCounts', { selected, basket: basket.length })}
        </p>
      }
    >
      <QuestionChoices label={category.title} questions={basketQuestionsOf(category)} selection={selection} />
      <div className="mb-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.bank} tone="quiet" className="-ms-3">
          {q('bank.pickMore')}
        </ButtonLink>
      </div>
      <ActionBar>
        <ButtonLink to={paths.approve} tone={selected === 0 && basket.length > 0 ? 'main' : 'plain'}>
          {q('bank.review', { count: basket.length })}
        </ButtonLink>
        {/* Not the browser's `disabled`: it keeps its place in the order of keys, and a press says what is missing. */}
        <Button
          tone={selected > 0 ? 'main' : 'plain'}
          aria-disabled={selected === 0}
          onClick={press}
          className="aria-disabled:cursor-default! aria-disabled:opacity-45"
        >
          {q('bank.addSelected')}
        </Button>
      </ActionBar>
    </DeskPage>
  );
};
