import type { BankCategory } from '../../hosting/bank-categories.js';
import { paths } from '../../paths.js';
import { CategoryQuestions } from './category-questions.js';

export { QuestionsSkeleton as Waiting } from './question-choices.js';

/** One of the bank's nine. Two of them need no session; their answers do (OP-05, OP-81). */
const CategoryPage = ({ category }: { category: BankCategory }) => {
  const { key, name } = category;
  const practicePath = key === 'general' ? paths.soloGeneral : paths.play(key);
  return <CategoryQuestions key={key} category={name} source="bank" practicePath={practicePath} />;
};
export default CategoryPage;
