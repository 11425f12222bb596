import type { LobbyEntry } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { nameInLobby } from '../../shared/name-in-lobby.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Badge } from '../../ui/badge.js';
import { classNames } from '../../ui/class-names.js';

interface LobbyRowProps {
  entry: LobbyEntry;
  own: boolean;
  /** What stands at the end: the entry's readiness. */
  children: ReactNode;
}

/** One person in a lobby. */
export const LobbyRow = ({ entry, own, children }: LobbyRowProps) => {
  const t = useRoomTexts();
  const host = useTexts()('play.host');
  const name = nameInLobby(entry, host);
  const notes = [entry.teamName, !entry.connected && t('lobby.away')].filter(Boolean).join(' · ');
  return (
    <li data-testid="lobby-entry" className="flex min-h-14 items-center gap-3 py-1">
      <div className={classNames('min-w-0 grow leading-tight', !entry.connected && 'text-muted')}>
        <p className="flex items-center gap-2">
          <span className={classNames('flex min-w-0', (own || entry.isHost) && 'font-bold')}>
            <span className="truncate">{name}</span>
            {own && <span className="shrink-0 whitespace-pre"> {t('lobby.you')}</span>}
          </span>
          {/* A host without a team goes by that very word. */}
          {entry.isHost && name !== host && <Badge>{host}</Badge>}
        </p>
        {notes && <p className="truncate text-sm text-muted">{notes}</p>}
      </div>
      {children}
    </li>
  );
};
