import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDefaultQuestions } from '../../api/questions.js';
import { DeskPage } from '../../frame/desk-page.js';
import { tellFailure } from '../../frame/failures.js';
import type { Passed } from '../../frame/gates.js';
import { TeamLine } from '../../frame/hosting-parts.js';
import { appState } from '../../hosting/app-state.js';
import { fillBasket } from '../../hosting/basket.js';
import { fromServer } from '../../hosting/basket-question.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { ChoiceButton, ChoiceLink } from '../../ui/choice.js';
import { AlertDialog } from '../../ui/desk/dialogs.js';

/** The fork after the team: the bank, ten questions as they come, or own ones. */
const QuestionSourcePage = ({ team }: Pick<Passed, 'team'>) => {
  const q = useQuestionsTexts();
  return (
    <DeskPage step={2} title={q('choose.sourceTitle')} aside={<TeamLine team={team} />}>
      <div className="mt-8 flex flex-col gap-2">
        <ChoiceLink main to={paths.bank} title={q('choose.bank')} text={q('choose.bankText')} />
        <Defaults />
        <ChoiceLink to={paths.ownTrivia} title={q('choose.own')} text={q('choose.ownText')} />
      </div>
      <ButtonLink to={paths.dashboard} tone="quiet" className="-ms-3 my-6 self-start sm:ms-4">
        {q('choose.backToDashboard')}
      </ButtonLink>
    </DeskPage>
  );
};
export default QuestionSourcePage;

/** Ten questions, exactly these: a basket that was filled by hand is not emptied without a word. */
const Defaults = () => {
  const q = useQuestionsTexts();
  const { basket } = useStore(appState);
  const [asking, setAsking] = useState(false);
  const { busy, use } = useDefaultQuestions();
  return (
    <>
      <ChoiceButton
        busy={busy}
        onClick={() => (basket.length > 0 ? setAsking(true) : void use())}
        title={q('choose.defaults')}
        text={q('choose.defaultsText')}
      />
      <AlertDialog
        open={asking}
        title={q('choose.replaceTitle')}
        text={q('choose.replaceText', { count: basket.length })}
        confirm={q('choose.replace')}
        cancel={q('choose.keep')}
        tone="main"
        busy={busy}
        onConfirm={() => void use()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

/** They are filed under a name of their own; a game calls them this. */
const shownCategory = 'General Knowledge';

/** The ten default questions, and nothing else, into the basket and on to approval (OP-14). */
const useDefaultQuestions = (): { busy: boolean; use: () => Promise<void> } => {
  const t = useTexts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const use = async (): Promise<void> => {
    setBusy(true);
    try {
      const questions = await getDefaultQuestions();
      fillBasket(questions.map((question) => ({ ...fromServer(question), category: shownCategory })));
      await navigate(paths.approve);
    } catch (error) {
      tellFailure(t, error);
      setBusy(false);
    }
  };
  return { busy, use };
};
