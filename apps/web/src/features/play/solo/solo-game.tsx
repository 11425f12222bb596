import { type ReactNode, useEffect, useState } from 'react';
import { useLive, useLiveNotices, useSession } from '../../../frame/live.js';
import { QuietFrame } from '../../../frame/quiet-layout.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { PlayerSession } from '../../../live/player-session.js';
import type { KeptSeat } from '../../../live/seat-storage.js';
import { openSocket } from '../../../live/socket.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor-texts.js';
import { Button } from '../../../ui/button.js';
import { ConnectionBar } from '../../../ui/connection-bar.js';
import { Loading } from '../../../ui/loading.js';
import { ConfirmDialog } from '../../../ui/modal.js';
import { notify } from '../../../ui/notices.js';
import { useWakeLock } from '../../../ui/use-wake-lock.js';
import { Announcer } from '../announcer.js';
import { Answers } from '../answers.js';
import { useFeedback } from '../feedback.js';
import { OutView } from '../interludes.js';
import { type OpenTurn, TurnFrame } from '../turn-frame.js';
import { SoloEnd } from './solo-end.js';
import { soloTitle } from './solo-words.js';
import { soloSeats } from './use-solo-seat.js';

interface SoloGameProps {
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
      <ConnectionBar
        connection={connection}
        answerWaits={picture.unheard.length > 0}
        at="bottom"
        returns={snapshot.returns}
      />
      {screen()}
      <Announcer picture={picture} feedback={shown?.feedback ?? null} serverNow={session.serverNow} />
    </>
  );

  function screen() {
    if (status === 'finished') {
      // Played: a quiet page again, with the bar to go on by.
      return (
        <QuietFrame oneVoice>
          <SoloEnd
            seat={seat}
            shown={shown}
            {...(state?.ghosts &&
              picture.final && {
                places: { scores: picture.final.finalScores, ownId: me?.playerId ?? null },
              })}
            {...{ replayPath, onOver, onLeave }}
          />
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

/** The answer's feedback stays so long, then the next question comes (specification, section 4, "Solo quiz"). */
const pauseMs = 2_000;

/** An open question of a game of one. An answered one shows its right answer, then moves on by itself. */
const SoloTurn = ({ session, ...turn }: OpenTurn & { session: SoloSession }) => {
  const { result } = turn.picture.turn;
  const { question } = turn.state;
  useMovingOn(session, result?.questionIndex ?? null);
  if (question === null) return null;
  return (
    <TurnFrame
      {...turn}
      question={question}
      serverNow={session.serverNow}
      leave={<QuitButton onQuit={() => void session.finish()} />}
    >
      <Answers question={question} turn={turn.picture.turn} state={turn.state} session={session} />
    </TurnFrame>
  );
};

const useMovingOn = (session: SoloSession, answered: number | null): void => {
  useEffect(() => {
    if (answered === null) return;
    const timer = setTimeout(() => void session.next(), pauseMs);
    return () => clearTimeout(timer);
  }, [session, answered]);
};

const QuitButton = ({ onQuit }: { onQuit: () => void }) => {
  const t = useVisitorTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('solo.quit')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('solo.quitTitle')}
          text={t('solo.quitText')}
          confirm={t('solo.quit')}
          cancel={t('solo.keepPlaying')}
          onConfirm={() => {
            setAsking(false);
            onQuit();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** A game of one, whose player does what a host may. A file of its own: nobody else's way carries it. */
class SoloSession extends PlayerSession {
  /** To the next question. Names the question on the screen, so that a late press skips nothing. */
  async next(): Promise<void> {
    const currentQuestionIndex = this.picture.state?.currentQuestionIndex ?? 0;
    const ack = await this.link.socket.send('nextQuestion', {
      roomId: this.roomId,
      gameState: { currentQuestionIndex },
    });
    if (ack.ok) this.link.store.dispatch({ type: 'stateAcknowledged', body: ack });
    // The clock may have ended the game in the meantime.
    else if (ack.error.code !== 'game_finished') this.link.store.report(ack.error);
  }

  /** To the end. */
  async finish(): Promise<void> {
    const ack = await this.link.socket.send('finishGame', { roomId: this.roomId });
    if (!ack.ok && ack.error.code !== 'game_finished') this.link.store.report(ack.error);
  }
}

/** Its seat is this tab's, and no game of this browser that others would look for. */
const openSoloSession = (seat: KeptSeat): SoloSession =>
  new SoloSession(openSocket(seat.gameId), soloSeats(), seat);
