import { useEffect } from 'react';
import { openSoloSession } from '../../../live/open-session.js';
import type { PlayerSession } from '../../../live/player-session.js';
import type { Seat } from '../../../live/seat-storage.js';
import { useLive, useSession } from '../../../shared/use-live.js';
import { useLiveNotices } from '../../../shared/use-live-notices.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor/visitor-texts.js';
import { ConnectionBar } from '../../../ui/connection-bar.js';
import { Loading } from '../../../ui/loading.js';
import { notify } from '../../../ui/notices.js';
import { useWakeLock } from '../../../ui/use-wake-lock.js';
import { Announcer } from '../announcer.js';
import { OutView } from '../out-view.js';
import { useFeedback } from '../use-feedback.js';
import { SoloEnd } from './solo-end.js';
import { SoloRound } from './solo-round.js';

export interface SoloGameProps {
  seat: Seat;
  /** What starts the same again. */
  replayPath: string;
  onOver: (seat: Seat) => void;
  onLeave: () => void;
}

const close = (session: PlayerSession): void => session.close();

/** One solo game from its first question to its result, over as many connections as it takes. */
export const SoloGame = (props: SoloGameProps) => {
  const t = useTexts();
  const session = useSession(props.seat, openSoloSession, close);
  return (
    <main className="one-voice flex grow flex-col">
      {session ? <RunningGame {...props} session={session} /> : <Loading text={t('common.loadingGame')} />}
    </main>
  );
};

const RunningGame = ({
  session,
  seat,
  replayPath,
  onOver,
  onLeave,
}: SoloGameProps & { session: PlayerSession }) => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  const { state, me } = picture;
  const shown = useFeedback(picture.feedback);
  const status = state?.status ?? null;
  useLiveNotices(snapshot);
  usePageTitle(state?.title ?? visitor('solo.title'));
  useWakeLock(status === 'active');
  useEffect(() => {
    if (status === 'waiting') void session.startNow();
  }, [status, session]);
  useEffect(() => {
    if (refusal === null) return;
    notify(visitor('solo.lost'), { tone: 'error' });
    onOver(seat);
    onLeave();
  }, [refusal, visitor, seat, onOver, onLeave]);
  if (picture.removed !== null)
    return <OutView reason={picture.removed} onComeBack={() => void session.comeBack()} />;
  return (
    <>
      <ConnectionBar connection={connection} at="bottom" />
      {stage()}
      <Announcer state={state} feedback={shown?.feedback ?? null} serverNow={session.serverNow} />
    </>
  );

  function stage() {
    if (state === null || me === null || state.status === 'waiting')
      return <Loading text={t('common.loadingGame')} />;
    if (state.status === 'finished')
      return <SoloEnd seat={seat} shown={shown} {...{ replayPath, onOver, onLeave }} />;
    return <SoloRound {...{ session, picture, state, me, shown }} />;
  }
};
