import { type GameCard, type GameStatus, unnamedHost } from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LeadAway } from '../../frame/lead-away.js';
import { useLive, useLiveNotices, useSession } from '../../frame/live.js';
import type { OwnPart } from '../../frame/own-part.js';
import { Seated } from '../../frame/seated.js';
import { type OwnerSession, openHostSession } from '../../live/owner-session.js';
import type { GamePicture } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import type { KeptSeat } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { problemText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { Loading } from '../../ui/loading.js';
import { entriesForHost, entriesForPlayer, type LobbyPicture } from './lobby-picture.js';

interface LobbyProps {
  part: OwnPart;
  children: (room: LobbyPicture) => ReactNode;
}

/** A game's live lobby, for its host or a player of it. */
export const Lobby = ({ part, children }: LobbyProps) =>
  part.as === 'host' ? (
    <HostRoom game={part.game}>{children}</HostRoom>
  ) : (
    <PlayerRoom game={part.game} seat={part.seat}>
      {children}
    </PlayerRoom>
  );

interface PlayerRoomProps {
  game: GameCard;
  seat: KeptSeat;
  children: (room: LobbyPicture) => ReactNode;
}

/** The lobby as a player sees it. When the host starts, the player moves on to the game. */
const PlayerRoom = ({ game, seat, children }: PlayerRoomProps) => (
  <Seated seat={seat}>
    {(session, picture) => (
      <Entered session={session} picture={picture} game={game}>
        {children}
      </Entered>
    )}
  </Seated>
);

interface EnteredProps extends Omit<PlayerRoomProps, 'seat'> {
  session: PlayerSession;
  picture: GamePicture;
}

const Entered = ({ session, picture, game, children }: EnteredProps) => {
  const { state, me } = picture;
  const started = useStartedMeanwhile(state?.status ?? null);
  if (state === null || me === null) return null;
  if (started) return <Navigate to={paths.playerGame(game.id)} />;
  return children({
    as: 'player',
    game,
    state,
    entries: entriesForPlayer(picture),
    playerCount: picture.participants.count,
    ownId: me.playerId,
    teamName: me.teamName,
    start: async () => undefined,
    setReady: (ready) => void session.setReady(ready),
    setTeamMode: () => undefined,
    prepareTeams: async () => false,
    chooseTeam: (teamName) => void session.chooseTeam(teamName),
  });
};

/** Whether the game was waiting when this page opened and runs now. Who opens a lobby of a running game stays in it. */
const useStartedMeanwhile = (status: GameStatus | null): boolean => {
  const [waited, setWaited] = useState(false);
  if (status === 'waiting' && !waited) setWaited(true);
  return waited && (status === 'active' || status === 'paused');
};

interface HostRoomProps {
  game: GameCard;
  children: (room: LobbyPicture) => ReactNode;
}

const close = (session: OwnerSession): void => session.close();

/** The lobby as its host sees it. */
const HostRoom = ({ game, children }: HostRoomProps) => {
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
      <ConnectionBar connection={connection} returns={snapshot.returns} />
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
          prepareTeams: session.prepareTeams,
          chooseTeam: () => undefined,
        })
      )}
    </>
  );
};
