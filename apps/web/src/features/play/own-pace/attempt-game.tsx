import type { GameStateView } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import { useLive, useLiveNotices, useSession } from '../../../frame/live.js';
import { useShownPhase } from '../../../frame/use-shown-phase.js';
import type { GamePicture, Me } from '../../../live/picture.js';
import type { KeptSeat } from '../../../live/seat-storage.js';
import { useOwnPaceTexts } from '../../../texts/own-pace-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { ConnectionBar } from '../../../ui/connection-bar.js';
import { Loading } from '../../../ui/loading.js';
import { Mark } from '../../../ui/mark.js';
import { Announcer } from '../announcer.js';
import { OutView } from '../interludes.js';
import { PacedStage } from '../paced/paced-stage.js';
import { PhaseFrame } from '../paced/phases.js';
import { type AttemptSession, closeAttempt, openAttempt } from './attempt-session.js';

interface AttemptGameProps {
  seat: KeptSeat;
  /** Back to the assignment: for now, or since it is over. A stable function. */
  onLeave: () => void;
}

/** One attempt, question by question, over as many connections as it takes. */
export const AttemptGame = (props: AttemptGameProps) => {
  const session = useSession(props.seat, openAttempt, closeAttempt);
  return (
    <main className="one-voice flex grow flex-col">
      {session ? <RunningAttempt {...props} session={session} /> : <Opening />}
    </main>
  );
};

const Opening = () => <Loading text={useTexts()('common.loadingGame')} />;

const RunningAttempt = ({ session, onLeave }: AttemptGameProps & { session: AttemptSession }) => {
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  const { state, me } = picture;
  const status = state?.status ?? null;
  useLiveNotices(snapshot);
  useEffect(() => {
    if (connection === 'online' && status === 'waiting') void session.startNow();
  }, [connection, status, session]);
  useEffect(() => {
    if (refusal !== null || status === 'finished') onLeave();
  }, [refusal, status, onLeave]);
  if (picture.removed !== null)
    return <OutView reason={picture.removed} onComeBack={() => void session.comeBack()} />;
  return (
    <>
      <ConnectionBar
        connection={connection}
        answerWaits={picture.unheard.length > 0}
        at="bottom"
        returns={snapshot.returns}
      />
      {state === null || me === null || status !== 'active' ? (
        <Opening />
      ) : (
        <AttemptTurn {...{ session, picture, state, me, onLeave }} />
      )}
      <Announcer picture={picture} feedback={null} serverNow={session.serverNow} />
    </>
  );
};

interface AttemptTurnProps {
  session: AttemptSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  onLeave: () => void;
}

/** An open question, or what came of it; its player leads on. */
const AttemptTurn = ({ session, picture, state, me, onLeave }: AttemptTurnProps) => {
  const t = useOwnPaceTexts();
  const { phase } = useShownPhase(state, session.serverNow);
  const isLast = state.currentQuestionIndex === state.questionCount - 1;
  const { turn } = picture;
  const isStored = turn.stored !== null && turn.index === state.currentQuestionIndex;
  useEffect(() => {
    // nobody else is waited for
    if (phase === 'question' && isStored) void session.next('question');
  }, [phase, isStored, session]);
  const bar = (
    <span className="flex flex-wrap items-center justify-end gap-1">
      <Button tone="quiet" onClick={onLeave}>
        {t('pace.stop')}
      </Button>
      {phase === 'revealed' && (
        <Button tone="main" onClick={() => void session.next('revealed')}>
          {t(isLast ? 'pace.finish' : 'pace.next')}
        </Button>
      )}
    </span>
  );
  if (phase === 'revealed' && state.assignment?.withheld)
    return <Saved state={state} isAnswered={isStored} bar={bar} />;
  return <PacedStage {...{ session, picture, state, me }} leave={bar} />;
};

interface SavedProps {
  state: GameStateView;
  isAnswered: boolean;
  bar: React.ReactNode;
}

/** Between two questions where nothing is told yet. */
const Saved = ({ state, isAnswered, bar }: SavedProps) => {
  const t = useOwnPaceTexts();
  return (
    <PhaseFrame state={state} score={0} leave={bar}>
      <section className="m-auto flex max-w-md flex-col items-center gap-4 text-center">
        {isAnswered && <Mark right className="size-16" />}
        <h1 role="status" className="text-3xl">
          {t(isAnswered ? 'pace.saved' : 'pace.notAnswered')}
        </h1>
        <p className="text-lg text-muted">
          {t(state.assignment?.feedback === 'end' ? 'pace.toldEnd' : 'pace.toldDeadline')}
        </p>
        <p className="text-muted">{t('pace.rest')}</p>
      </section>
    </PhaseFrame>
  );
};
