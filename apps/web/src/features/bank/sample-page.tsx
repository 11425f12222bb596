import { Navigate, useParams } from 'react-router-dom';
import { appState } from '../../hosting/app-state.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { Guarded } from '../../shared/guarded.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { SampleQuestions } from './sample-questions.js';
import { samples } from './samples/index.js';

/** One of the small built-in categories (OP-01). */
const SamplePage = () => {
  const d = useDeskTexts();
  return <Guarded reason={d('bank.signIn')}>{() => <Sample />}</Guarded>;
};
export default SamplePage;

const Sample = () => {
  const d = useDeskTexts();
  const { key } = useParams();
  const { teamId } = useKept(appState);
  const category = samples.find((sample) => sample.key === key);
  if (!category)
    return (
      <MessagePage title={d('bank.unknownSample')} text={d('bank.unknownSampleText')}>
        <ButtonLink to={paths.bank} tone="main">
          {d('bank.backToBank')}
        </ButtonLink>
      </MessagePage>
    );
  if (teamId === null) return <Navigate to={paths.createTeam} replace />;
  return <SampleQuestions key={category.key} category={category} />;
};
