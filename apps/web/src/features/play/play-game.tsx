import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { PlayerSession } from '../../live/player-session.js';
import { paths } from '../../paths.js';
import { useLive } from '../../shared/use-live.js';
import { useLiveNotices } from '../../shared/use-live-notices.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { problemText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { notify } from '../../ui/notices.js';
import { useWakeLock } from '../../ui/use-wake-lock.js';
import { PlayStageView } from './play-stage-view.js';

/** One player's game: listens to the session, shows its stage, carries choices back. */
export const PlayGame = ({ session }: { session: PlayerSession }) => {
  const t = useTexts();
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  useLiveNotices(snapshot);
  usePageTitle(picture.state?.title ?? '');
  useWakeLock(picture.state !== null && picture.state.status !== 'finished');
  useGameAddress(picture.state?.gameId ?? null);
  useEffect(() => {
    if (refusal) notify(problemText(t, refusal), { tone: 'error' });
  }, [refusal, t]);
  if (refusal) return <Navigate to={paths.joinTeam} replace />;
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
