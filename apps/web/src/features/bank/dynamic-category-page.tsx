import { useParams } from 'react-router-dom';
import { CategoryQuestions } from './category-questions.js';
import { sourceOfExtra } from './extra-categories.js';

export { QuestionsSkeleton as Waiting } from './question-choices.js';

/** Any other category: what was uploaded under its name. */
const DynamicCategoryPage = () => {
  const { category = '' } = useParams();
  return <CategoryQuestions key={category} dynamic category={category} source={sourceOfExtra(category)} />;
};
export default DynamicCategoryPage;
