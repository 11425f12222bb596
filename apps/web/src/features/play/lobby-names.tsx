import type { LobbyEntry } from '@clockbeat/domain/contract';
import { nameInLobby } from '../../shared/name-in-lobby.js';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';

interface LobbyNamesProps {
  lobby: readonly LobbyEntry[];
  ownId: string;
  count: number;
}

/** Who is in the room, as far as the list goes. */
export const LobbyNames = ({ lobby, ownId, count }: LobbyNamesProps) => {
  const t = useTexts();
  const host = t('play.host');
  return (
    <section aria-label={t('play.inTheRoom')}>
      <p className="mb-2 text-center text-sm text-muted">{t('common.players', { count })}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {lobby.map((entry) => {
          const name = nameInLobby(entry, host);
          return (
            <li
              key={entry.id}
              className={classNames(
                'flex max-w-full items-center gap-1 rounded-full border-2 px-3 py-1',
                entry.id === ownId ? 'border-volt bg-volt text-ink' : 'border-line bg-surface',
                !entry.connected && 'text-muted',
              )}
            >
              <span className={classNames('truncate', entry.isHost && 'font-bold')}>{name}</span>
              {entry.id === ownId && <span className="shrink-0">{t('play.you')}</span>}
              {/* A host goes by the team's name, which could be a player's. */}
              {entry.isHost && name !== host && <span className="text-sm text-muted">{host}</span>}
              {entry.ready && !entry.isHost && (
                <>
                  <Mark right className="size-4" />
                  <span className="sr-only">{t('play.isReady')}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
