import { useParams } from 'react-router-dom';
import { Guarded } from '../../frame/gates.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { CategoryQuestions } from './category-questions.js';
import { sourceOfExtra } from './extra-categories.js';
import { QuestionsSkeleton } from './question-choices.js';

/** Any other category: what was uploaded under its name. */
const DynamicCategoryPage = () => {
  const d = useDeskTexts();
  const { category = '' } = useParams();
  return (
    <Guarded waiting={<QuestionsSkeleton />} reason={d('bank.signIn')}>
      {() => (
        <CategoryQuestions key={category} dynamic category={category} source={sourceOfExtra(category)} />
      )}
    </Guarded>
  );
};
export default DynamicCategoryPage;
