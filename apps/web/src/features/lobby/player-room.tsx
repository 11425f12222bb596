import type { GameCard } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { GamePicture } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import type { KeptSeat } from '../../live/seat-storage.js';
import { paths } from '../../paths.js';
import { Seated } from '../../shared/seated.js';
import { entriesForPlayer, type LobbyPicture } from './lobby-picture.js';
import { useStartedMeanwhile } from './use-started-meanwhile.js';

interface PlayerRoomProps {
  game: GameCard;
  seat: KeptSeat;
  children: (room: LobbyPicture) => ReactNode;
}

/** The lobby as a player sees it. When the host starts, the player moves on to the game. */
export const PlayerRoom = ({ game, seat, children }: PlayerRoomProps) => (
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
