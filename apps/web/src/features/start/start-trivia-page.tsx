import { DeskPage } from '../../frame/desk-page.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { ChoiceLink } from '../../ui/choice.js';

/** Where hosting begins: with questions that are there, or with own ones. */
const StartTriviaPage = () => {
  const q = useQuestionsTexts();
  return (
    <DeskPage title={q('choose.createTitle')} lead={q('choose.createLead')}>
      <div className="mt-8 flex flex-col gap-2">
        <ChoiceLink
          main
          to={paths.createTeam}
          title={q('choose.quickStart')}
          text={q('choose.quickStartText')}
        />
        <ChoiceLink to={paths.customQuestions} title={q('choose.custom')} text={q('choose.customText')} />
      </div>
      <ButtonLink to={paths.home} tone="quiet" className="-ms-3 my-6 self-start sm:ms-4">
        {q('choose.backToHome')}
      </ButtonLink>
    </DeskPage>
  );
};
export default StartTriviaPage;
