import { paths } from '../../../paths.js';
import { Seated } from '../../../shared/seated.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';
import { LeaderboardEnd } from './leaderboard-end.js';
import { LeaderboardStep } from './leaderboard-step.js';
import { StepGate } from './step-gate.js';
import { Watched } from './watched.js';

/** /leaderboard: the final results of this browser's game; before its end the same, live. */
const LeaderboardPage = () => {
  const t = useRoomTexts();
  usePageTitle(t('steps.leaderboard'));
  return (
    <StepGate
      away={paths.joinTeam}
      player={(seat) => (
        <Seated seat={seat}>
          {(session, picture) => (
            <LeaderboardStep
              picture={picture}
              serverNow={session.serverNow}
              seat={{ name: session.displayName, token: session.token }}
            />
          )}
        </Seated>
      )}
      host={(gameId) => (gameId === null ? <NoGame /> : <Watched gameId={gameId} />)}
    />
  );
};
export default LeaderboardPage;

const NoGame = () => {
  const t = useRoomTexts();
  const texts = useTexts();
  return (
    <MessagePage title={t('steps.noGame')} text={t('steps.noGameText')}>
      <ButtonLink to={paths.joinTeam} tone="main">
        {texts('common.joinTeam')}
      </ButtonLink>
      <LeaderboardEnd />
    </MessagePage>
  );
};
