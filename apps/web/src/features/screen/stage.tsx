import type { GameCardMessage, GameStateView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useLiveNotices } from '../../frame/live.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import type { LiveSnapshot } from '../../live/live-store.js';
import { isPaced } from '../../live/picture.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { problemText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { JoinQr } from '../../ui/join-qr.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage } from '../../ui/message-page.js';
import { Ring } from '../../ui/ring.js';
import { useWakeLock } from '../../ui/use-wake-lock.js';
import { StageMusic } from './sound/stage-sound.js';
import { StageFinal } from './stage-final.js';
import { StageLobby } from './stage-lobby.js';
import { StagePaced, type StagePacedProps } from './stage-paced.js';
import { StageQuestion } from './stage-question.js';

/** How many have answered the open question, by the card of its game. */
export const answeredNow = (card: GameCardMessage | null | undefined, state: GameStateView | null): number =>
  card && card.gameId === state?.gameId && card.currentQuestionIndex === state.currentQuestionIndex
    ? card.answeredNow
    : 0;

interface StageProps {
  snapshot: LiveSnapshot;
  serverNow: () => number;
  joinUrl: string;
  /** How many have answered the open question; null: nobody tells this screen. */
  answered: number | null;
  /** What this screen's people may press: small, in the upper right. */
  controls: (state: GameStateView) => ReactNode;
}

/** What the whole room sees of a game, on the projector and on a TV. Nothing of it holds the right answer before the close. */
export const Stage = ({ snapshot, serverNow, joinUrl, answered, controls: controlsOf }: StageProps) => {
  const t = useTexts();
  const { picture, connection, refusal } = snapshot;
  const { state } = picture;
  useLiveNotices(snapshot);
  usePageTitle(state?.title ?? '');
  useWakeLock(state !== null && state.status !== 'finished');
  if (refusal) return <MessagePage title={t('errors.oops')} text={problemText(t, refusal)} />;
  if (state === null) {
    return (
      <>
        <ConnectionBar connection={connection} returns={snapshot.returns} />
        <Loading text={t('common.loadingGame')} />
      </>
    );
  }
  const controls = controlsOf(state);
  const corner = (
    <div className="ms-auto flex items-center gap-[1em]">
      {controls}
      <JoinCorner state={state} joinUrl={joinUrl} />
    </div>
  );
  return (
    <div className="stage one-voice relative flex min-h-dvh grow flex-col p-[1.5em] lg:h-dvh">
      <ConnectionBar connection={connection} returns={snapshot.returns} />
      <StageMusic state={state} serverNow={serverNow} />
      {(state.status === 'waiting' || state.status === 'finished') && (
        <div className="absolute top-[1em] end-[1em]">{controls}</div>
      )}
      {state.status === 'waiting' && <StageLobby picture={picture} state={state} joinUrl={joinUrl} />}
      {state.status === 'active' && (
        <Running
          picture={picture}
          state={state}
          answered={answered}
          serverNow={serverNow}
          corner={corner}
          controls={controls}
          joinUrl={joinUrl}
        />
      )}
      {state.status === 'paused' && <StagePaused state={state} serverNow={serverNow} corner={corner} />}
      {state.status === 'finished' && <StageFinal picture={picture} state={state} />}
    </div>
  );
};

const Running = (props: StagePacedProps) =>
  isPaced(props.state) ? <StagePaced {...props} /> : <StageQuestion {...props} />;

/**
 * Code and QR stay in sight from the lobby to the last question: late players are welcome. A phone must be able to scan it
 * from 3 m away (qr.spec.ts). On a screen as small as a phone nobody scans, and the clock needs the room.
 */
const JoinCorner = ({ state, joinUrl }: { state: GameStateView; joinUrl: string }) => {
  const room = useRoomTexts();
  if (state.joining === 'locked') return <p className="text-muted">{room('game.locked')}</p>;
  return (
    <aside className="flex items-center gap-[0.8em]">
      <p className="text-end leading-tight">
        <span className="block text-muted">{room('game.code')}</span>
        <span className="numbers text-[1.6em] font-extrabold tracking-[0.1em]">{state.gameCode}</span>
      </p>
      <JoinQr link={joinUrl} className="w-[9em] shrink-0 max-sm:hidden" />
    </aside>
  );
};

interface StagePausedProps {
  state: GameStateView;
  serverNow: () => number;
  /** The upper right: controls, and the way in. */
  corner: ReactNode;
}

/** The clock stands still, the question is covered. */
const StagePaused = ({ state, serverNow, corner }: StagePausedProps) => {
  const t = useBesidesTexts();
  return (
    <>
      <header className="flex items-center justify-end gap-[1em]">{corner}</header>
      <section className="m-auto flex flex-col items-center gap-[1em] text-center">
        {state.stage ? (
          <Ring share={1} strokeWidth={7} className="size-[8em] text-line-strong" />
        ) : (
          <CountdownClock
            time={{ endsAt: null, serverNow, restMs: state.timeLeft * 1_000 }}
            totalMs={(state.question?.timeLimit ?? 1) * 1_000}
            className="w-[6em] text-[2em]"
          />
        )}
        <h1 className="text-[2.4em]">{t('besides.paused')}</h1>
      </section>
    </>
  );
};
