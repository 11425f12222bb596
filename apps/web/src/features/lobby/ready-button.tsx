import { useRoomTexts } from '../../texts/room/room-texts.js';
import { Button } from '../../ui/button.js';
import { Mark } from '../../ui/mark.js';
import type { LobbyPicture } from './lobby-picture.js';

/** A player's own "ready", to be pressed and taken back while the game waits. */
export const ReadyButton = ({ room }: { room: LobbyPicture }) => {
  const t = useRoomTexts();
  const own = room.entries.find(({ id }) => id === room.ownId);
  if (!own || room.state.status !== 'waiting') return null;
  return (
    <Button
      aria-pressed={own.ready}
      onClick={() => room.setReady(!own.ready)}
      className="min-h-14 grow px-6 text-lg"
    >
      {own.ready && <Mark right className="size-5" />}
      {t('lobby.amReady')}
    </Button>
  );
};
