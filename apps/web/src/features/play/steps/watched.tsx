import { openScreenSession } from '../../../live/open-owner-session.js';
import type { OwnerSession } from '../../../live/owner-session.js';
import { paths } from '../../../paths.js';
import { LeadAway } from '../../../shared/lead-away.js';
import { useLive, useSession } from '../../../shared/use-live.js';
import { problemText } from '../../../texts/problem-text.js';
import { useTexts } from '../../../texts/texts.js';
import { ConnectionBar } from '../../../ui/connection-bar.js';
import { Loading } from '../../../ui/loading.js';
import { LeaderboardStep } from './leaderboard-step.js';

const close = (session: OwnerSession): void => session.close();

/** A host's look at the leaderboard of the own game: as the projector, on no seat. */
export const Watched = ({ gameId }: { gameId: string }) => {
  const t = useTexts();
  const session = useSession(gameId, openScreenSession, close);
  return session ? <Board session={session} /> : <Loading text={t('common.loadingGame')} />;
};

const Board = ({ session }: { session: OwnerSession }) => {
  const t = useTexts();
  const { picture, connection, refusal } = useLive(session);
  if (refusal) return <LeadAway to={paths.joinTeam} saying={problemText(t, refusal)} />;
  return (
    <>
      <ConnectionBar connection={connection} at="bottom" />
      {picture.state === null ? (
        <Loading text={t('common.loadingGame')} />
      ) : (
        <LeaderboardStep picture={picture} serverNow={session.serverNow} />
      )}
    </>
  );
};
