import type { Passed } from '../../frame/gates.js';
import { useLive, useSession } from '../../frame/live.js';
import { useFollowed } from '../../frame/rematch.js';
import { useRunningGames, useWatchSession } from '../../frame/use-running-games.js';
import { useStore } from '../../lib/store.js';
import { type OwnerSession, openScreenSession } from '../../live/owner-session.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage } from '../../ui/message-page.js';
import { answeredNow, Stage } from './stage.js';
import { StageControls } from './stage-controls.js';

const close = (session: OwnerSession): void => session.close();

const ScreenPage = ({ user, game }: Pick<Passed, 'user' | 'game'>) => {
  const t = useTexts();
  const session = useSession(game.id, openScreenSession, close);
  return session ? (
    <Projector session={session} joinUrl={game.joinUrl} userId={user.id} />
  ) : (
    <Loading text={t('common.loadingGame')} />
  );
};
export default ScreenPage;

interface ProjectorProps {
  session: OwnerSession;
  joinUrl: string;
  /** Who leads the game: nobody else sees this page. */
  userId: string;
}

/** The big screen of a host who is signed in here. */
const Projector = ({ session, joinUrl, userId }: ProjectorProps) => {
  const room = useRoomTexts();
  const snapshot = useLive(session);
  const { state, participants } = snapshot.picture;
  useFollowed(state, paths.screen);
  const dismissed = useStore(session.dismissed);
  // players are not told how many have answered, so the stage asks as the dashboard does
  const { games } = useRunningGames(useWatchSession(userId));
  const card = games?.find(({ gameId }) => gameId === state?.gameId);
  if (dismissed)
    return (
      <MessagePage
        title={room('coHost.takenBack')}
        text={room(dismissed === 'stepped down' ? 'coHost.steppedDownScreen' : 'coHost.screenOver')}
      >
        <ButtonLink to={paths.dashboard}>{room('missing.goToDashboard')}</ButtonLink>
      </MessagePage>
    );
  return (
    <Stage
      snapshot={snapshot}
      serverNow={session.serverNow}
      joinUrl={joinUrl}
      answered={answeredNow(card, state)}
      controls={(shown) => <StageControls session={session} state={shown} players={participants.count} />}
    />
  );
};
