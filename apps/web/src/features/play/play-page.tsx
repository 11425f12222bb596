import type { Choice, GameStateView } from '@clockbeat/domain/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { lazyPage } from '../../frame/lazy-page.js';
import { LeadAway } from '../../frame/lead-away.js';
import { useLive, useLiveNotices, useSession } from '../../frame/live.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import type { GamePicture, Me } from '../../live/picture.js';
import { openPlayerSession, type PlayerSession, releasePlayerSession } from '../../live/player-session.js';
import { type KeptSeat, seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { problemText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { Loading } from '../../ui/loading.js';
import { Ring } from '../../ui/ring.js';
import { SoundSwitch } from '../../ui/sound/sound-switch.js';
import { useWakeLock } from '../../ui/use-wake-lock.js';
import { Announcer } from './announcer.js';
import { KeySwitch, useAnswerKeys } from './answer-keys.js';
import { FloatingFeedback, Kicker, type ShownFeedback, useFeedback } from './feedback.js';
import { LeaveButton, OutView } from './leaving.js';
import { LobbyView } from './lobby-view.js';
import { playStage } from './play-stage.js';
import { AnswerTiles, LastSeconds, lowerPart, QuestionText, TurnHeader } from './turn-parts.js';

/** Nobody's first question waits for what comes after an answer: it is fetched while that question stands. */
const loadStandings = () => import('./standings.js');
const FinalView = lazyPage(async () => ({ default: (await loadStandings()).FinalView }));
/** Where it doesn't come the game goes on without it. */
const nothing: typeof import('./standings.js').StandingsView = () => <></>;
const StandingsView = lazy(async () => {
  const file = await loadStandings().catch(() => null);
  return { default: file?.StandingsView ?? nothing };
});
const fetchedAfterMs = 1_000;

/** /player-game/{room}: the room of a seat that this browser holds. Without one there is nothing to see here. */
const PlayPage = () => {
  const { room = '' } = useParams();
  const [seat] = useState(() => seats().find(room));
  const t = useTexts();
  return seat ? <SeatedGame seat={seat} /> : <LeadAway to={paths.joinTeam} saying={t('join.noSeat')} />;
};
export default PlayPage;

const SeatedGame = ({ seat }: { seat: KeptSeat }) => {
  const t = useTexts();
  const session = useSession(seat, openPlayerSession, releasePlayerSession);
  return session ? <PlayGame session={session} /> : <Loading text={t('common.loadingGame')} />;
};

/** One player's game: listens to the session, shows its stage, carries choices back. */
const PlayGame = ({ session }: { session: PlayerSession }) => {
  const t = useTexts();
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  useLiveNotices(snapshot);
  usePageTitle(picture.state?.title ?? '');
  useWakeLock(picture.state !== null && picture.state.status !== 'finished');
  useGameAddress(picture.state?.gameId ?? null);
  if (refusal) return <LeadAway to={paths.joinTeam} saying={problemText(t, refusal)} tone="error" />;
  return (
    <>
      <ConnectionBar connection={connection} at="bottom" />
      <PlayStageView session={session} picture={picture} />
    </>
  );
};

/** A team's code becomes the address of its game as soon as there is one. */
const useGameAddress = (gameId: string | null): void => {
  const { room } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (gameId !== null && room !== gameId) void navigate(paths.playerGame(gameId), { replace: true });
  }, [gameId, room, navigate]);
};

interface PlayStageViewProps {
  session: PlayerSession;
  picture: GamePicture;
}

/** What is on the stage, and what of it is said aloud. */
const PlayStageView = ({ session, picture }: PlayStageViewProps) => {
  const shown = useFeedback(picture.feedback);
  return (
    <>
      <Stage session={session} picture={picture} shown={shown} />
      <Announcer state={picture.state} feedback={shown?.feedback ?? null} serverNow={session.serverNow} />
    </>
  );
};

interface StageProps extends PlayStageViewProps {
  shown: ShownFeedback | null;
}

/** Chooses what is on the stage. Every view gets facts and callbacks, and knows no socket. */
const Stage = ({ session, picture, shown }: StageProps) => {
  const t = useTexts();
  const { state, me } = picture;
  const stage = playStage(picture, shown === null);
  if (stage === 'out') return <OutView reason={picture.removed} onComeBack={() => void session.comeBack()} />;
  if (stage === 'waiting-for-game') return <WaitingView session={session} />;
  if (state === null || me === null) return <Loading text={t('common.loadingGame')} />;
  const view = { session, picture, state, me };
  switch (stage) {
    case 'lobby':
      return <LobbyView {...view} />;
    case 'paused':
      return <PausedView {...view} shown={shown} />;
    case 'final':
      return (
        <Suspense fallback={<Loading text={t('common.loadingGame')} />}>
          <FinalView {...view} shown={shown} />
        </Suspense>
      );
    default:
      return <TurnView {...view} shown={shown} showBoard={stage === 'board'} />;
  }
};

/** A team without an open game yet. */
const WaitingView = ({ session }: { session: PlayerSession }) => {
  const t = useTexts();
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-5 py-10 text-center">
      <Ring share={0.25} className="size-24 animate-turn text-coral" />
      <h1 className="text-2xl">{t('play.waitingTitle')}</h1>
      <p className="text-muted">{t('play.waitingText')}</p>
      <p className="font-bold">{t('play.playingAs', { name: session.displayName })}</p>
      <LeaveButton session={session} status="waiting" />
    </div>
  );
};

interface PausedViewProps {
  session: PlayerSession;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
}

/** The clock stands still; the question is hidden, so that a pause is no thinking time. */
const PausedView = ({ session, state, me, shown }: PausedViewProps) => {
  const t = useTexts();
  const seconds = Math.ceil(state.timeLeft);
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-5 py-10 text-center">
      <FloatingFeedback shown={shown} />
      <CountdownClock
        time={{ endsAt: null, serverNow: session.serverNow, restMs: state.timeLeft * 1_000 }}
        totalMs={(state.question?.timeLimit ?? 1) * 1_000}
        className="w-40 text-3xl"
      />
      <h1 className="text-3xl">{t('play.paused')}</h1>
      <p className="text-muted">
        {t('play.pausedText', { seconds: t('common.seconds', { count: seconds }) })}
      </p>
      <p className="numbers font-bold">
        {t('play.yourScore')} {t('common.figure', { count: me.score })}
      </p>
      <LeaveButton session={session} status={state.status} />
    </div>
  );
};

interface TurnViewProps {
  session: PlayerSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
  /** The answer is settled: the place of the answers is the board's until the next question. */
  showBoard: boolean;
}

/** An open question: clock and score on top, the question, its answers in the lower part. Nothing moves its place. */
const TurnView = ({ session, picture, state, me, shown, showBoard }: TurnViewProps) => {
  const { turn } = picture;
  const answer = (choice: Choice): void => void session.answer(choice);
  useAnswerKeys(answer, !turn.locked);
  useEffect(() => {
    const timer = setTimeout(() => void loadStandings().catch(() => {}), fetchedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (state.question === null) return null;
  return (
    <div className="mx-auto flex h-dvh min-h-[34rem] w-full max-w-5xl flex-col px-4 pb-2">
      {/* Where a long question makes the page scroll, the clock and the verdict stay in sight. */}
      <div className="sticky top-0 z-10 shrink-0 bg-page">
        <TurnHeader state={state} me={me} serverNow={session.serverNow} />
        <Kicker question={state.question} me={me} shown={shown} standing={picture.standing} />
      </div>
      <QuestionText question={state.question} />
      {showBoard ? (
        <Suspense fallback={<div className={lowerPart(state.question)} />}>
          <StandingsView picture={picture} question={state.question} me={me} />
        </Suspense>
      ) : (
        <AnswerTiles question={state.question} turn={turn} onAnswer={answer} />
      )}
      <footer className="flex shrink-0 items-center justify-between">
        <div className="-ml-2 flex">
          <SoundSwitch />
          <KeySwitch />
        </div>
        <LeaveButton session={session} status={state.status} />
      </footer>
      <LastSeconds time={{ endsAt: state.endsAt, serverNow: session.serverNow, restMs: 0 }} />
    </div>
  );
};
