import type { TvMessage } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../../api/queries.js';
import { useLive, useSession } from '../../../frame/live.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { useStore } from '../../../lib/store.js';
import { type OwnerSession, openTvScreen } from '../../../live/owner-session.js';
import { openSocket } from '../../../live/socket.js';
import { TvSession, tvToken } from '../../../live/tv-session.js';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { ConnectionBar } from '../../../ui/connection-bar.js';
import { Loading } from '../../../ui/loading.js';
import { Unavailable } from '../../../ui/message-page.js';
import { Ring } from '../../../ui/ring.js';
import { useWakeLock } from '../../../ui/use-wake-lock.js';
import { FullScreenButton } from '../full-screen-button.js';
import { answeredNow, Stage } from '../stage.js';
import { TvControls } from './tv-controls.js';

const openTv = (): TvSession => new TvSession(openSocket(), tvToken());
const closeTv = (session: TvSession): void => session.close();
const openGame = (gameId: string): OwnerSession => openTvScreen(gameId, tvToken());
const closeGame = (session: OwnerSession): void => session.close();

/** A screen without a sign-in: four letters, and then whatever its host plays. */
const TvPage = () => {
  const t = useTexts();
  const session = useSession('tv', openTv, closeTv);
  useWakeLock(true);
  return session ? <Tv session={session} /> : <Loading text={t('common.loading')} />;
};
export default TvPage;

const Tv = ({ session }: { session: TvSession }) => {
  const t = useTexts();
  const { connection, shown, gameId } = useStore(session.view);
  if (shown === null) {
    return (
      <>
        <ConnectionBar connection={connection} />
        <Loading text={t('common.loading')} />
      </>
    );
  }
  if (shown.host !== null && gameId !== null) {
    return <TvGame key={gameId} gameId={gameId} tv={session} shown={shown} />;
  }
  return (
    <div className="stage one-voice relative flex min-h-dvh grow flex-col p-[1.5em] lg:h-dvh">
      <ConnectionBar connection={connection} />
      {shown.host === null ? <Letters code={shown.code} /> : <BetweenGames tv={session} shown={shown} />}
    </div>
  );
};

/** What a host types, and where. */
const Letters = ({ code }: { code: string | null }) => {
  const room = useRoomTexts();
  usePageTitle(room('tv.title'));
  return (
    <>
      <div className="absolute top-[1em] end-[1em] text-muted">
        <FullScreenButton />
      </div>
      <section className="m-auto flex w-full max-w-[44em] flex-col items-center gap-[0.8em] text-center">
        <h1 className="text-[2.37em] leading-tight">{room('tv.howTo')}</h1>
        <p className="text-[1.333em] text-pretty">{room('tv.stepPanel')}</p>
        {code === null ? (
          <p role="status" className="my-[1em] text-[1.333em] text-muted">
            {room('tv.noLetters')}
          </p>
        ) : (
          <>
            <p className="text-[1.333em]">{room('tv.stepType')}</p>
            <p
              role="status"
              className="big-code rounded-[0.2em] border-[0.04em] border-text px-[0.25em] py-[0.12em] text-[min(7.5em,17vw)] tracking-[0.16em] indent-[0.16em]"
            >
              {code}
            </p>
            <p className="text-muted">{room('tv.fresh')}</p>
          </>
        )}
      </section>
    </>
  );
};

interface FollowingProps {
  tv: TvSession;
  shown: TvMessage;
}

/** A calm picture until the host begins the next game. */
const BetweenGames = ({ tv, shown }: FollowingProps) => {
  const room = useRoomTexts();
  usePageTitle(room('tv.title'));
  const { host, code } = shown;
  return (
    <>
      <div className="absolute top-[1em] end-[1em]">
        <TvControls saysWhose={false} shown={shown} onLeave={() => void tv.release()} />
      </div>
      <section className="m-auto flex max-w-[40em] flex-col items-center gap-[1em] text-center">
        <Ring share={1} strokeWidth={7} className="size-[7em] text-accent" />
        <h1 className="text-[2.37em] leading-tight wrap-anywhere text-balance">
          {host?.name ? room('tv.waits', { name: host.name }) : room('tv.waitsHost')}
        </h1>
        <p className="text-[1.333em] text-muted">{room('tv.waitsText')}</p>
      </section>
      <p className="numbers text-center text-muted">{code !== null && room('tv.named', { code })}</p>
    </>
  );
};

interface TvGameProps extends FollowingProps {
  gameId: string;
}

/** The game as the projector shows it. Which address phones need, anybody may ask for. */
const TvGame = ({ gameId, tv, shown }: TvGameProps) => {
  const t = useTexts();
  const session = useSession(gameId, openGame, closeGame);
  const game = useQuery(reading.game(gameId));
  if (game.isError) return <Unavailable again={game.refetch} />;
  if (!session || !game.data) return <Loading text={t('common.loadingGame')} />;
  return <TvStage session={session} joinUrl={game.data.joinUrl} tv={tv} shown={shown} />;
};

interface TvStageProps extends FollowingProps {
  session: OwnerSession;
  joinUrl: string;
}

const TvStage = ({ session, joinUrl, tv, shown }: TvStageProps) => {
  const snapshot = useLive(session);
  const { card } = useStore(tv.view);
  return (
    <Stage
      snapshot={snapshot}
      serverNow={session.serverNow}
      joinUrl={joinUrl}
      answered={answeredNow(card, snapshot.picture.state)}
      controls={({ status }) => (
        <TvControls
          inGame
          saysWhose={status === 'waiting' || status === 'finished'}
          shown={shown}
          onLeave={() => void tv.release()}
        />
      )}
    />
  );
};
