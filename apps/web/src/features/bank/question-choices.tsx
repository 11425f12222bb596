import { appState } from '../../hosting/app-state.js';
import type { BasketQuestion } from '../../hosting/basket-question.js';
import { useKept } from '../../hosting/use-kept.js';
import { QuestionChoice } from './question-choice.js';
import type { useSelection } from './use-selection.js';

interface QuestionChoicesProps {
  label: string;
  questions: readonly BasketQuestion[];
  selection: ReturnType<typeof useSelection>;
}

/** Questions under each other, each to be taken or left. */
export const QuestionChoices = ({ label, questions, selection }: QuestionChoicesProps) => {
  const { basket } = useKept(appState);
  const inBasket = new Set(basket.map(({ id }) => id));
  return (
    <ul aria-label={label} className="mt-4 mb-6">
      {questions.map((question) => (
        <QuestionChoice
          key={question.id}
          question={question}
          selected={selection.has(question.id)}
          inBasket={inBasket.has(question.id)}
          onToggle={() => selection.toggle(question)}
        />
      ))}
    </ul>
  );
};
