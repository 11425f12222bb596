import type { OwnerSession } from '../../live/owner-session.js';
import { paths } from '../../paths.js';
import { HostSkeleton } from '../../shared/host-skeleton.js';
import { useLive } from '../../shared/use-live.js';
import { useLiveNotices } from '../../shared/use-live-notices.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { problemText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { MessagePage } from '../../ui/message-page.js';
import { GameSettings } from './game-settings.js';
import { HostControls } from './host-controls.js';
import { HostHeader } from './host-header.js';
import { HostStage } from './host-stage.js';
import { KeyHelp } from './key-help.js';
import { PlayerList } from './player-list.js';

/** The host's live panel: the question as the host may see it, the controls, the players. */
export const HostPanel = ({ session, joinUrl }: { session: OwnerSession; joinUrl: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  const { state } = picture;
  useLiveNotices(snapshot);
  usePageTitle(state ? state.title : room('host.title'));
  if (refusal) {
    return (
      <MessagePage title={room('host.title')} text={problemText(t, refusal)}>
        <ButtonLink to={paths.dashboard} tone="main">
          {room('missing.goToDashboard')}
        </ButtonLink>
      </MessagePage>
    );
  }
  if (state === null) {
    return (
      <>
        <ConnectionBar connection={connection} />
        <HostSkeleton />
      </>
    );
  }
  return (
    <>
      <ConnectionBar connection={connection} />
      <div className="mx-auto grid w-full max-w-7xl grow grid-cols-1 gap-x-10 gap-y-6 px-4 py-4 sm:px-6 lg:grid-cols-[3fr_2fr] content-start">
        <HostHeader state={state} count={picture.participants.count} />
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-6',
            state.status === 'finished' && 'lg:col-span-2',
          )}
        >
          <HostStage picture={picture} state={state} joinUrl={joinUrl} serverNow={session.serverNow} />
          {state.status !== 'finished' && <HostControls session={session} state={state} />}
          <KeyHelp status={state.status} />
          {state.status !== 'finished' && <GameSettings session={session} state={state} />}
        </div>
        {state.status !== 'finished' && (
          <PlayerList
            picture={picture}
            status={state.status}
            onRemove={(playerId) => void session.removePlayer(playerId)}
            onRemoveAbsent={() => void session.removeAbsent()}
          />
        )}
      </div>
    </>
  );
};
