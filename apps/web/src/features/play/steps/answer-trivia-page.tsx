import { currentGame } from '../../../hosting/current-game.js';
import { paths } from '../../../paths.js';
import { Seated } from '../../../shared/seated.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';
import { AnswerStep } from './answer-step.js';
import { StepGate } from './step-gate.js';

/** /answer-trivia: the question of this browser's game, to be answered by choosing and submitting. */
const AnswerTriviaPage = () => {
  const t = useRoomTexts();
  usePageTitle(t('steps.answer'));
  return (
    <StepGate
      away={paths.home}
      player={(seat) => (
        <Seated seat={seat}>
          {(session, picture) => <AnswerStep session={session} picture={picture} />}
        </Seated>
      )}
      host={() => <HostMayJoin />}
    />
  );
};
export default AnswerTriviaPage;

/** A host plays along like anybody: with the code (OP-84). */
const HostMayJoin = () => {
  const t = useRoomTexts();
  const code = currentGame.get()?.gameCode;
  return (
    <MessagePage title={t('steps.hosting')} text={t('steps.hostingText')}>
      <ButtonLink to={code ? paths.joinByCode(code) : paths.joinTeam} tone="main">
        {t('steps.joinIt')}
      </ButtonLink>
      <ButtonLink to={paths.leaderboard}>{t('steps.toLeaderboard')}</ButtonLink>
    </MessagePage>
  );
};
