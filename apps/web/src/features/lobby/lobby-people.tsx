import type { LobbyEntry } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { nameInLobby } from '../../frame/name-in-lobby.js';
import { PlacesTaken } from '../../frame/quotas/places-taken.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Badge } from '../../ui/badge.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';
import type { LobbyPicture } from './lobby-picture.js';

interface LobbyPeopleProps {
  room: LobbyPicture;
  title: string;
  /** How an entry's readiness is shown; else by its word. */
  end?: (entry: LobbyEntry) => ReactNode;
}

/** Who is in the room, as they come and go. Of a great many the server names the newest, and the rest is counted. */
export const LobbyPeople = ({ room, title, end }: LobbyPeopleProps) => {
  const t = useTexts();
  const texts = useRoomTexts();
  const { entries, ownId, playerCount } = room;
  const named = entries.filter(({ isHost }) => !isHost).length;
  const waiting = room.state.status === 'waiting';
  const readiness = (entry: LobbyEntry): ReactNode =>
    entry.isHost || !waiting ? null : (end?.(entry) ?? <Readiness ready={entry.ready} />);
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="flex items-baseline justify-between gap-3 text-lg">
        {title}
        <span className="numbers text-sm font-normal text-muted">
          {t('common.players', { count: playerCount })}
        </span>
      </h2>
      <PlacesTaken players={playerCount} most={room.game.rules?.maxPlayers ?? null} />
      <ul className="mt-1 divide-y divide-line">
        {entries.map((entry) => (
          <LobbyRow key={entry.id} entry={entry} own={entry.id === ownId}>
            {readiness(entry)}
          </LobbyRow>
        ))}
      </ul>
      {named === 0 && <p className="py-3 text-muted">{texts('lobby.nobody')}</p>}
      {playerCount > named && (
        <p className="py-3 text-muted">{texts('lobby.more', { count: playerCount - named })}</p>
      )}
    </section>
  );
};

interface LobbyRowProps {
  entry: LobbyEntry;
  own: boolean;
  /** What stands at the end: the entry's readiness. */
  children: ReactNode;
}

/** One person in a lobby. */
const LobbyRow = ({ entry, own, children }: LobbyRowProps) => {
  const t = useRoomTexts();
  const host = useTexts()('play.host');
  const name = nameInLobby(entry, host);
  const notes = [entry.teamName, !entry.connected && t('lobby.away')].filter(Boolean).join(' · ');
  return (
    <li data-testid="lobby-entry" className="flex min-h-14 items-center gap-3 py-1">
      <div className={classNames('min-w-0 grow leading-tight', !entry.connected && 'text-muted')}>
        <p className="flex items-center gap-2">
          <span className={classNames('flex min-w-0', (own || entry.isHost) && 'font-bold')}>
            <span dir="auto" className="truncate">
              {name}
            </span>
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

/** Ready or not, by sign and word. */
export const Readiness = ({ ready }: { ready: boolean }) => {
  const t = useRoomTexts();
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center gap-1.5 text-sm font-bold',
        ready ? 'text-good' : 'text-muted',
      )}
    >
      {ready && <Mark right className="size-4" />}
      {t(ready ? 'lobby.ready' : 'lobby.notReady')}
    </span>
  );
};
