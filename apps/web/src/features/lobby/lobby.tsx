import type { ReactNode } from 'react';
import { OwnGame } from '../../shared/own-game.js';
import { HostRoom } from './host-room.js';
import type { LobbyPicture } from './lobby-picture.js';
import { PlayerRoom } from './player-room.js';

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
