import type { GameStateView } from '@clockbeat/domain/contract';
import { type ReactNode, useEffect } from 'react';
import { FinalMissing, useFinalResult } from '../../frame/final-result.js';
import type { Passed } from '../../frame/gates.js';
import { useLive, useSession } from '../../frame/live.js';
import { nameInLobby } from '../../frame/name-in-lobby.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { type OwnerSession, openScreenSession } from '../../live/owner-session.js';
import type { GamePicture } from '../../live/picture.js';
import { problemText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Board, TeamBoard } from '../../ui/board.js';
import { celebrate } from '../../ui/celebrate.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { JoinQr } from '../../ui/join-qr.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage } from '../../ui/message-page.js';
import { Podium } from '../../ui/podium.js';
import { useWakeLock } from '../../ui/use-wake-lock.js';
import { StageQuestion } from './stage-question.js';

const close = (session: OwnerSession): void => session.close();

const ScreenPage = ({ game }: Pick<Passed, 'game'>) => {
  const t = useTexts();
  const session = useSession(game.id, openScreenSession, close);
  return session ? (
    <Projector session={session} joinUrl={game.joinUrl} />
  ) : (
    <Loading text={t('common.loadingGame')} />
  );
};
export default ScreenPage;

/** The big screen. It watches as a player does, so the right answer is not even in this browser before the close. */
const Projector = ({ session, joinUrl }: { session: OwnerSession; joinUrl: string }) => {
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

/**
 * Code and QR stay in sight from the lobby to the last question: late players are welcome. A phone must be able to scan it
 * from 3 m away (qr.spec.ts). On a screen as small as a phone nobody scans, and the clock needs the room.
 */
const JoinCorner = ({ code, joinUrl }: { code: string; joinUrl: string }) => {
  const room = useRoomTexts();
  return (
    <aside className="flex items-center gap-[0.8em]">
      <p className="text-right leading-tight">
        <span className="block text-muted">{room('game.code')}</span>
        <span className="numbers text-[1.6em] font-extrabold tracking-[0.1em]">{code}</span>
      </p>
      <JoinQr link={joinUrl} className="w-[9em] shrink-0 max-sm:hidden" />
    </aside>
  );
};

interface StagePausedProps {
  state: GameStateView;
  serverNow: () => number;
  join: ReactNode;
}

/** The clock stands still, the question is covered. */
const StagePaused = ({ state, serverNow, join }: StagePausedProps) => {
  const t = useTexts();
  return (
    <>
      <header className="flex justify-end">{join}</header>
      <section className="m-auto flex flex-col items-center gap-[1em] text-center">
        <CountdownClock
          time={{ endsAt: null, serverNow, restMs: state.timeLeft * 1_000 }}
          totalMs={(state.question?.timeLimit ?? 1) * 1_000}
          className="w-[6em] text-[2em]"
        />
        <h1 className="text-[2.4em]">{t('play.paused')}</h1>
      </section>
    </>
  );
};

/** The end: three on the podium, then the places. */
const StageFinal = ({ picture, state }: { picture: GamePicture; state: GameStateView }) => {
  const room = useRoomTexts();
  const { scores, teams, missing, again } = useFinalResult(picture);
  const hasWinners = scores.length > 0;
  useEffect(() => {
    if (hasWinners) void celebrate();
  }, [hasWinners]);
  return (
    <section className="m-auto grid w-full max-w-[60em] gap-[2em]">
      <header className="text-center">
        <p className="text-muted">{state.title}</p>
        <h1 className="text-[3.157em]">{room('screen.podium')}</h1>
      </header>
      {missing && <FinalMissing missing={missing} again={again} />}
      {!missing && scores.length === 0 && <p className="text-center text-muted">{room('screen.nobody')}</p>}
      {scores.length > 0 && (
        <div className="grid items-end gap-[2em] lg:grid-cols-2">
          <div className="text-[1.333em]">
            <Podium winners={scores} />
          </div>
          <div>
            <Board players={scores.slice(0, 10)} caption={room('screen.restOfBoard')} />
            <TeamBoard teams={teams} />
          </div>
        </div>
      )}
    </section>
  );
};

interface StageLobbyProps {
  picture: GamePicture;
  state: GameStateView;
  joinUrl: string;
}

/** Before the start: how to come in, and how many have. */
const StageLobby = ({ picture, state, joinUrl }: StageLobbyProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const address = joinUrl.replace(/^https?:\/\//, '');
  return (
    <section className="m-auto grid items-center gap-[2em] lg:grid-cols-[auto_1fr] lg:gap-[3em]">
      <JoinQr framed link={joinUrl} className="w-[min(18em,70vw)]" />
      <div className="min-w-0">
        <p className="text-muted">{state.title}</p>
        <h1 className="text-[3.157em]">{room('screen.starting')}</h1>
        <p className="mt-[0.6em] wrap-anywhere">{room('screen.joinAt', { address })}</p>
        <p className="numbers text-[min(5.6em,17vw)] leading-none font-extrabold tracking-[0.08em]">
          {state.gameCode}
        </p>
        <p className="mt-[0.5em] text-[1.333em] font-bold" aria-live="polite">
          {t('common.players', { count: picture.participants.count })}
        </p>
        <ul className="mt-[0.4em] flex max-h-[4.5em] flex-wrap gap-[0.4em] overflow-hidden">
          {picture.lobby.map((entry) => (
            <li
              key={entry.id}
              className="max-w-[12em] truncate rounded-full bg-surface px-[0.7em] py-[0.1em]"
            >
              {nameInLobby(entry, t('play.host'))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
