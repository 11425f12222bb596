import { useRoomTexts } from '../../texts/room/room-texts.js';
import type { LobbyPicture } from './lobby-picture.js';

const words = { active: 'lobby.running', paused: 'lobby.paused', finished: 'lobby.finished' } as const;

/** How the game stands; while it waits, a player is told who starts it. */
export const RoomStatus = ({ room }: { room: LobbyPicture }) => {
  const t = useRoomTexts();
  const { status } = room.state;
  const text =
    status === 'waiting' ? (room.as === 'player' ? t('lobby.hostStarts') : null) : t(words[status]);
  return (
    <p role="status" className="text-pretty text-muted">
      {text}
    </p>
  );
};
