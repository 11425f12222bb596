import { type ReactNode, useEffect } from 'react';
import type { KeptSeat } from '../../../live/seat-storage.js';
import { openSoloSession, type SoloSession } from '../../../live/solo-session.js';
import { QuietFrame } from '../../../shared/quiet-layout.js';
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
import { soloTitle } from './solo-title.js';
import { SoloTurn } from './solo-turn.js';

export interface SoloGameProps {
  seat: KeptSeat;
  /** What starts the same again. */
  replayPath: string;
  onOver: (seat: KeptSeat) => void;
  onLeave: () => void;
}

const close = (session: SoloSession): void => session.close();

/** One solo game from its first question to its result, over as many connections as it takes. */
export const SoloGame = (props: SoloGameProps) => {
  const t = useTexts();
  const session = useSession(props.seat, openSoloSession, close);
  if (session) return <RunningGame {...props} session={session} />;
  return (
    <Stage>
      <Loading text={t('common.loadingGame')} />
    </Stage>
  );
};

/** The whole screen, without a bar: the same as round any game. */
const Stage = ({ children }: { children: ReactNode }) => (
  <main className="one-voice flex grow flex-col">{children}</main>
);

const RunningGame = ({
  session,
  seat,
  replayPath,
  onOver,
  onLeave,
}: SoloGameProps & { session: SoloSession }) => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  const { state, me } = picture;
  const shown = useFeedback(picture.feedback);
  const status = state?.status ?? null;
  useLiveNotices(snapshot);
  usePageTitle(state ? soloTitle(visitor, state.title) : visitor('solo.title'));
  useWakeLock(status === 'active');
  useEffect(() => {
    if (connection === 'online' && status === 'waiting') void session.startNow();
  }, [connection, status, session]);
  useEffect(() => {
    if (refusal === null) return;
    notify(visitor('solo.lost'), { tone: 'error' });
    onOver(seat);
    onLeave();
  }, [refusal, visitor, seat, onOver, onLeave]);
  if (picture.removed !== null) {
    return (
      <Stage>
        <OutView reason={picture.removed} onComeBack={() => void session.comeBack()} />
      </Stage>
    );
  }
  return (
    <>
      <ConnectionBar connection={connection} at="bottom" />
      {screen()}
      <Announcer state={state} feedback={shown?.feedback ?? null} serverNow={session.serverNow} />
    </>
  );

  function screen() {
    if (status === 'finished') {
      // Played: a quiet page again, with the bar to go on by.
      return (
        <QuietFrame oneVoice>
          <SoloEnd seat={seat} shown={shown} {...{ replayPath, onOver, onLeave }} />
        </QuietFrame>
      );
    }
    const opening = state === null || me === null || status === 'waiting';
    return (
      <Stage>
        {opening ? (
          <Loading text={t('common.loadingGame')} />
        ) : (
          <SoloTurn {...{ session, picture, state, me, shown }} />
        )}
      </Stage>
    );
  }
};
