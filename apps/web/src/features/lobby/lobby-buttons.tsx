import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
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

interface StartButtonProps {
  room: LobbyPicture;
  label: string;
  /** Where a player goes once the game runs. */
  playerTo: string;
  /** Where the host goes on; else to the panel. */
  hostTo?: string;
}

/** The host's starts the game; a player's leads to it as soon as there is one to play (OP-79). */
export const StartButton = ({ room, label, playerTo, hostTo }: StartButtonProps) => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { status } = room.state;
  const onwards = room.as === 'host' ? (hostTo ?? paths.hostPanel(room.game.id)) : playerTo;
  const className = 'min-h-14 grow px-8 text-lg';
  if (status === 'finished' || (room.as === 'player' && status === 'waiting')) {
    return (
      <Button tone="main" disabled className={className}>
        {label}
      </Button>
    );
  }
  if (status !== 'waiting') {
    return (
      <ButtonLink to={onwards} tone="main" className={className}>
        {label}
      </ButtonLink>
    );
  }
  const start = async (): Promise<void> => {
    setBusy(true);
    await room.start();
    setBusy(false);
    await navigate(onwards);
  };
  return (
    <Button tone="main" busy={busy} onClick={() => void start()} className={className}>
      {label}
    </Button>
  );
};
