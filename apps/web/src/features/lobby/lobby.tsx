import { type GameCard, type GameStatus, unnamedHost } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { SignInFirst } from '../../frame/gates.js';
import { LeadAway } from '../../frame/lead-away.js';
import { useLive, useLiveNotices, useSession } from '../../frame/live.js';
import { Seated } from '../../frame/seated.js';
import { currentGame, ownGameId } from '../../hosting/current-game.js';
import { type OwnerSession, openHostSession } from '../../live/owner-session.js';
import type { GamePicture } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { type KeptSeat, seats } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { problemText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { Loading } from '../../ui/loading.js';
import { Unavailable } from '../../ui/message-page.js';
import { entriesForHost, entriesForPlayer, type LobbyPicture } from './lobby-picture.js';

interface LobbyProps {
  /** The game that the address names; else this browser's. */
  asked: string | null;
  children: (room: LobbyPicture) => ReactNode;
}

/** The live lobby of this browser's game, for its host or a player of it. */
export const Lobby = ({ asked, children }: LobbyProps) => (
  <OwnGame asked={asked} first="host">
    {(place) =>
      place.as === 'host' ? (
        <HostRoom game={place.game}>{children}</HostRoom>
      ) : (
        <PlayerRoom game={place.game} seat={place.seat}>
          {children}
        </PlayerRoom>
      )
    }
  </OwnGame>
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
    chooseTeam: (teamName) => void session.chooseTeam(teamName),
  });
};

/** Whether the game was waiting when this page opened and runs now. Who opens a lobby of a running game stays in it. */
const useStartedMeanwhile = (status: GameStatus | null): boolean => {
  const [waited, setWaited] = useState(false);
  if (status === 'waiting' && !waited) setWaited(true);
  return waited && (status === 'active' || status === 'paused');
};

/** What this browser is in a game: a player with a seat, or its host. */
type OwnPart = { as: 'player'; game: GameCard; seat: KeptSeat } | { as: 'host'; game: GameCard };

interface OwnGameProps {
  /** The game that the address names; else this browser's own (OP-11). */
  asked: string | null;
  /** Who plays in a game of their own, in the same browser, is both. */
  first: OwnPart['as'];
  waiting?: ReactNode;
  children: (part: OwnPart) => ReactNode;
}

/** A page about the game that this browser is in. Whatever the browser keeps is a hint; the server's game decides. */
const OwnGame = ({ asked, ...rest }: OwnGameProps) => {
  const t = useRoomTexts();
  const gameId = asked ?? ownGameId();
  if (gameId === null) return <LeadAway to={paths.joinTeam} saying={t('lobby.noGame')} />;
  return <Known gameId={gameId} {...rest} />;
};

const Known = ({ gameId, first, waiting, children }: Omit<OwnGameProps, 'asked'> & { gameId: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const card = useQuery(reading.game(gameId));
  if (card.isPending) return waiting ?? <Loading text={t('common.loadingGame')} />;
  if (card.isError) {
    if (card.error instanceof ApiError && card.error.statusCode === 404)
      return <LeadAway to={paths.joinTeam} saying={room('missing.gameNotFound')} />;
    return <Unavailable again={card.refetch} />;
  }
  const part = partIn(card.data, first);
  if (part) return children(part);
  if (currentGame.get()?.gameId === gameId) return <SignInFirst />;
  return <Navigate to={paths.joinByCode(card.data.gameCode)} replace />;
};

const partIn = (game: GameCard, first: OwnPart['as']): OwnPart | null => {
  const seat = seats().find(game.id);
  if (game.isOwner && (first === 'host' || seat === null)) return { as: 'host', game };
  return seat ? { as: 'player', game, seat } : null;
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
