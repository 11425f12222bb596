import { Guarded } from '../../frame/gates.js';
import type { BankCategory } from '../../hosting/bank-categories.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { CategoryQuestions } from './category-questions.js';
import { QuestionsSkeleton } from './question-choices.js';

/** One of the bank's nine. Two of them need no session; their answers do (OP-05, OP-81). */
const CategoryPage = ({ category }: { category: BankCategory }) => {
  const d = useDeskTexts();
  const { key, name } = category;
  const practicePath = key === 'general' ? paths.soloGeneral : paths.play(key);
  const questions = <CategoryQuestions key={key} category={name} source="bank" practicePath={practicePath} />;
  if (category.open) return questions;
  return (
    <Guarded waiting={<QuestionsSkeleton />} reason={d('bank.signIn')}>
      {() => questions}
    </Guarded>
  );
};
export default CategoryPage;
