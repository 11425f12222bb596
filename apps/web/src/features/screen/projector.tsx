import type { OwnerSession } from '../../live/owner-session.js';
import { useLive } from '../../shared/use-live.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { problemText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage } from '../../ui/message-page.js';
import { useWakeLock } from '../../ui/use-wake-lock.js';
import { JoinCorner } from './join-corner.js';
import { StageFinal } from './stage-final.js';
import { StageLobby } from './stage-lobby.js';
import { StagePaused } from './stage-paused.js';
import { StageQuestion } from './stage-question.js';

/** The big screen. It watches as a player does, so the right answer is not even in this browser before the close. */
export const Projector = ({ session, joinUrl }: { session: OwnerSession; joinUrl: string }) => {
  const t = useTexts();
  const { picture, connection, refusal } = useLive(session);
  const { state } = picture;
  usePageTitle(state?.title ?? '');
  useWakeLock(state !== null && state.status !== 'finished');
  if (refusal) return <MessagePage title={t('errors.oops')} text={problemText(t, refusal)} />;
  if (state === null) {
    return (
      <>
        <ConnectionBar connection={connection} />
        <Loading text={t('common.loadingGame')} />
      </>
    );
  }
  const join = <JoinCorner code={state.gameCode} joinUrl={joinUrl} />;
  return (
    <div className="stage one-voice flex min-h-dvh grow flex-col p-[1.5em] lg:h-dvh">
      <ConnectionBar connection={connection} />
      {state.status === 'waiting' && <StageLobby picture={picture} state={state} joinUrl={joinUrl} />}
      {state.status === 'active' && (
        <StageQuestion picture={picture} state={state} serverNow={session.serverNow} join={join} />
      )}
      {state.status === 'paused' && <StagePaused state={state} serverNow={session.serverNow} join={join} />}
      {state.status === 'finished' && <StageFinal picture={picture} state={state} />}
    </div>
  );
};
