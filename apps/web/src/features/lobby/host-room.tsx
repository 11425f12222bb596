import { type GameCard, unnamedHost } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { openHostSession } from '../../live/open-owner-session.js';
import type { OwnerSession } from '../../live/owner-session.js';
import { paths } from '../../paths.js';
import { LeadAway } from '../../shared/lead-away.js';
import { useLive, useSession } from '../../shared/use-live.js';
import { useLiveNotices } from '../../shared/use-live-notices.js';
import { problemText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { Loading } from '../../ui/loading.js';
import { entriesForHost, type LobbyPicture } from './lobby-picture.js';

interface HostRoomProps {
  game: GameCard;
  children: (room: LobbyPicture) => ReactNode;
}

const close = (session: OwnerSession): void => session.close();

/** The lobby as its host sees it. */
export const HostRoom = ({ game, children }: HostRoomProps) => {
  const t = useTexts();
  const session = useSession(game.id, openHostSession, close);
  return session ? (
    <Connected session={session} game={game}>
      {children}
    </Connected>
  ) : (
    <Loading text={t('common.loadingGame')} />
  );
};

const Connected = ({ session, game, children }: HostRoomProps & { session: OwnerSession }) => {
  const t = useTexts();
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  useLiveNotices(snapshot);
  if (refusal) return <LeadAway to={paths.dashboard} saying={problemText(t, refusal)} />;
  return (
    <>
      <ConnectionBar connection={connection} />
      {picture.state === null ? (
        <Loading text={t('common.loadingGame')} />
      ) : (
        children({
          as: 'host',
          game,
          state: picture.state,
          entries: entriesForHost(picture, game.hostTeamName ?? unnamedHost),
          playerCount: picture.players.byId.size,
          ownId: null,
          teamName: null,
          start: () => session.start(),
          setReady: () => undefined,
          setTeamMode: (teamMode) => void session.setTeamMode(teamMode),
          chooseTeam: () => undefined,
        })
      )}
    </>
  );
};
