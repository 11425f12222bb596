import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { useLive, useSession } from '../../../frame/live.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { type OwnerSession, openOverlayScreen } from '../../../live/owner-session.js';
import { type OverlayShow, overlayShows } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { SilentStage } from '../sound/stage-sound.js';
import { Stage } from '../stage.js';
import { OverlayBoard, OverlayClock, OverlayQuestion } from './overlay-parts.js';
import { Plate } from './plate.js';

const close = (session: OwnerSession): void => session.close();

/** /overlay/{token}?show=…: a game on a stream, for software that lays pages over a picture and has nobody before it. */
const OverlayPage = () => {
  const room = useRoomTexts();
  const { token = '' } = useParams();
  const show = shownBy(useSearchParams()[0].get('show'));
  const game = useQuery(reading.overlayGame(token));
  usePageTitle(room('overlay.title'));
  useNoGround(show !== 'wall');
  const look = useCallback(() => void game.refetch(), [game.refetch]);
  if (game.data)
    return (
      <Shown key={game.data.gameId} gameId={game.data.gameId} token={token} show={show} onFollowed={look} />
    );
  const isOver = game.error instanceof ApiError && [400, 404].includes(game.error.statusCode);
  return isOver ? <Over /> : null;
};
export default OverlayPage;

const shownBy = (text: string | null): OverlayShow => overlayShows.find((one) => one === text) ?? 'board';

/** Lets what lies below shine through, also in a frame: a browser paints one whose scheme is not that of the page around it. */
const useNoGround = (isOver: boolean): void => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.background = isOver ? 'transparent' : '';
    style.colorScheme = isOver ? 'light' : '';
    return () => {
      style.background = '';
      style.colorScheme = '';
    };
  }, [isOver]);
};

interface ShownProps {
  gameId: string;
  token: string;
  show: OverlayShow;
  /** It goes on in another game, or may do so: the server says which one is shown now. */
  onFollowed: () => void;
}

/** Refused on the air: taken back, over, or by a gateway of the release before. The last one mends itself. */
const watchAgainMs = 30_000;

const Shown = ({ gameId, token, show, onFollowed }: ShownProps) => {
  const [attempt, setAttempt] = useState(0);
  const open = useCallback(() => openOverlayScreen(gameId, token), [gameId, token]);
  const session = useSession(attempt, open, close);
  const again = useCallback(() => {
    onFollowed();
    setAttempt((count) => count + 1);
  }, [onFollowed]);
  if (!session) return null;
  return (
    <>
      <Follow session={session} onFollowed={onFollowed} />
      {show === 'wall' ? (
        <Wall session={session} gameId={gameId} />
      ) : (
        <OverVideo session={session} show={show} onRefused={again} />
      )}
    </>
  );
};

/** Goes along with the room when the game is followed by another one. */
const Follow = ({ session, onFollowed }: { session: OwnerSession; onFollowed: () => void }) => {
  const { state } = useLive(session).picture;
  const next = state?.nextGameId ?? null;
  useEffect(() => {
    if (next !== null) onFollowed();
  }, [next, onFollowed]);
  return null;
};

interface OverVideoProps {
  session: OwnerSession;
  show: Exclude<OverlayShow, 'wall'>;
  onRefused: () => void;
}

/** One thing and no word besides: whatever went wrong, the whole audience would read it. */
const OverVideo = ({ session, show, onRefused }: OverVideoProps) => {
  const { picture, refusal } = useLive(session);
  const isRefused = refusal !== null;
  useEffect(() => {
    if (!isRefused) return;
    const timer = setTimeout(onRefused, watchAgainMs);
    return () => clearTimeout(timer);
  }, [isRefused, onRefused]);
  const { state } = picture;
  if (isRefused || state === null) return null;
  const Part = { board: OverlayBoard, clock: OverlayClock, question: OverlayQuestion }[show];
  return (
    <div data-theme="dark" data-testid="overlay" className="flex h-dvh flex-col overflow-hidden text-text">
      <Part picture={picture} state={state} serverNow={session.serverNow} />
    </div>
  );
};

/** All that the room sees, on another site's page: as silent as a page is that nobody asked for. */
const Wall = ({ session, gameId }: { session: OwnerSession; gameId: string }) => {
  const snapshot = useLive(session);
  const game = useQuery(reading.game(gameId));
  if (!game.data) return null;
  return (
    <SilentStage value={true}>
      <Stage
        snapshot={snapshot}
        serverNow={session.serverNow}
        joinUrl={game.data.joinUrl}
        answered={null}
        controls={() => null}
      />
    </SilentStage>
  );
};

/** Somebody is setting it up: nothing of this game was on the air yet. */
const Over = () => {
  const room = useRoomTexts();
  return (
    <div data-theme="dark" className="m-auto p-5 text-text">
      <Plate>
        <h1 className="text-xl">{room('overlay.over')}</h1>
        <p className="mt-2 max-w-prose">{room('overlay.overText')}</p>
      </Plate>
    </div>
  );
};
