import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LeadAway } from '../../frame/lead-away.js';
import { useLive, useLiveNotices, useSession } from '../../frame/live.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { type GamePicture, isPaced } from '../../live/picture.js';
import { openPlayerSession, type PlayerSession, releasePlayerSession } from '../../live/player-session.js';
import { type KeptSeat, seats } from '../../live/seat-storage.js';
import { playerPaths } from '../../player-paths.js';
import { problemText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { Loading } from '../../ui/loading.js';
import { useStands } from '../../ui/use-stands.js';
import { Announcer } from './announcer.js';
import { Answers } from './answers.js';
import { fetchedAfterMs, useBesides, useSeen } from './besides-later.js';
import { useFeedback } from './feedback.js';
import { useLeaving } from './leaving.js';
import { LobbyView } from './lobby-view.js';
import { usePaced } from './paced-later.js';
import { playStage } from './play-stage.js';
import { type OpenTurn, TurnFrame } from './turn-frame.js';
import type { ShownFeedback } from './verdict.js';

/** /player-game/{room}: the room of a seat that this browser holds. Without one there is nothing to see here. */
const PlayPage = () => {
  const { room = '' } = useParams();
  const [seat] = useState(() => seats().find(room));
  const t = useTexts();
  return seat ? <SeatedGame seat={seat} /> : <LeadAway to={playerPaths.joinTeam} saying={t('join.noSeat')} />;
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
  useGameAddress(picture.state?.gameId ?? null);
  const seen = useSeen(picture);
  if (refusal) return <LeadAway to={playerPaths.joinTeam} saying={problemText(t, refusal)} tone="error" />;
  return (
    <>
      <ConnectionBar
        connection={connection}
        answerWaits={picture.unheard.length > 0}
        at="bottom"
        returns={snapshot.returns}
      />
      {seen ? <PlayStageView session={session} picture={seen} /> : <Loading text={t('common.loadingGame')} />}
    </>
  );
};

/** A team's code becomes the address of its game as soon as there is one. */
const useGameAddress = (gameId: string | null): void => {
  const { room } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (gameId !== null && room !== gameId) void navigate(playerPaths.playerGame(gameId), { replace: true });
  }, [gameId, room, navigate]);
};

interface PlayStageViewProps {
  session: PlayerSession;
  picture: GamePicture;
}

/** What is on the stage, and what of it is said aloud. */
const PlayStageView = ({ session, picture }: PlayStageViewProps) => {
  const shown = useFeedback(picture.feedback);
  const besides = useBesides(false);
  const status = picture.state?.status ?? 'waiting';
  // stays asked when the stage changes under it
  const leaving = useLeaving({ session, status });
  const canLeave = status !== 'finished' && picture.removed === null;
  return (
    <>
      {besides && <besides.WakeLock wanted={picture.state !== null && status !== 'finished'} />}
      <Stage session={session} picture={picture} shown={shown} leave={leaving.button} />
      {canLeave && leaving.question}
      <Announcer picture={picture} feedback={shown?.feedback ?? null} serverNow={session.serverNow} />
    </>
  );
};

interface StageProps extends PlayStageViewProps {
  shown: ShownFeedback | null;
  leave: ReactNode;
}

/** What besides.js shows, with nothing else on the screen. */
const apartStages: ReadonlySet<string> = new Set(['out', 'waiting-outside', 'paused', 'final']);

/** Chooses what is on the stage. Every view gets facts and callbacks, and knows no socket. */
const Stage = ({ session, picture, shown, leave }: StageProps) => {
  const t = useTexts();
  const { state, me } = picture;
  const stage = playStage(picture, shown === null);
  const leads = state !== null && (isPaced(state) || state.rounds !== undefined);
  const paced = usePaced(stage === 'paced' ? 'empty' : leads);
  const apart = apartStages.has(stage);
  // its first verdict waits for nothing
  const besides = useBesides(apart ? 'empty' : paced !== null || state?.parentGameId !== undefined);
  const loading = <Loading text={t('common.loadingGame')} />;
  if (apart && !besides) return loading;
  if (besides && stage === 'out')
    return <besides.OutView reason={picture.removed} onComeBack={() => void session.comeBack()} />;
  if (besides && stage === 'waiting-outside')
    return <besides.OutsideView session={session} waitingFor={picture.waitingFor} leave={leave} />;
  if (state === null || me === null) return loading;
  const view = { session, picture, state, me };
  if (besides && stage === 'paused') return <besides.PausedView {...view} shown={shown} leave={leave} />;
  if (besides && stage === 'final') return <besides.FinalView {...view} shown={shown} />;
  switch (stage) {
    case 'lobby':
      return (
        <LobbyView {...view} leave={leave}>
          {paced && <paced.Joker {...view} />}
          {besides && <besides.OtherGames state={state} />}
        </LobbyView>
      );
    case 'paced':
      return paced ? <paced.PacedStage {...view} leave={leave} /> : loading;
    default:
      return <TurnView {...view} shown={shown} leave={leave} showBoard={stage === 'board'} />;
  }
};

interface TurnViewProps extends OpenTurn {
  session: PlayerSession;
  leave: ReactNode;
  /** The answer is settled: the place of the answers is the board's until the next question. */
  showBoard: boolean;
}

const TurnView = ({ session, leave, showBoard, ...turn }: TurnViewProps) => {
  const { picture, state, me } = turn;
  const hasStood = useStands(fetchedAfterMs);
  const besides = useBesides(showBoard ? 'poor' : hasStood);
  const { question } = state;
  if (question === null) return null;
  return (
    <TurnFrame {...turn} question={question} serverNow={session.serverNow} leave={leave}>
      {showBoard ? (
        besides && <besides.StandingsView picture={picture} me={me} name={session.displayName} />
      ) : (
        <Answers question={question} turn={picture.turn} state={state} session={session} />
      )}
    </TurnFrame>
  );
};
