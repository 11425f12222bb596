import { DeskPage } from '../../frame/desk-page.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { ChoiceLink } from '../../ui/choice.js';

/** Where hosting begins: with questions that are there, or with own ones. */
const StartTriviaPage = () => {
  const d = useQuestionsTexts();
  return (
    <DeskPage title={d('choose.createTitle')} lead={d('choose.createLead')}>
      <div className="mt-8 flex flex-col gap-2">
        <ChoiceLink
          main
          to={paths.createTeam}
          title={d('choose.quickStart')}
          text={d('choose.quickStartText')}
        />
        <ChoiceLink to={paths.customQuestions} title={d('choose.custom')} text={d('choose.customText')} />
      </div>
      <ButtonLink to={paths.home} tone="quiet" className="-ml-3 my-6 self-start sm:ml-4">
        {d('choose.backToHome')}
      </ButtonLink>
    </DeskPage>
  );
};
export default StartTriviaPage;
