import type { LobbyEntry } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import type { LobbyPicture } from './lobby-picture.js';
import { LobbyRow } from './lobby-row.js';
import { Readiness } from './readiness.js';

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
