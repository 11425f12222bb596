import type { GameStateView, LobbyEntry } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { nameInLobby } from '../../frame/name-in-lobby.js';
import type { GamePicture, Me } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';
import { Ring } from '../../ui/ring.js';
import { SoundSwitch } from '../../ui/sound/sound-switch.js';
import { useStands } from '../../ui/use-stands.js';
import { fetchedAfterMs, useBesides } from './besides-later.js';

interface LobbyViewProps {
  session: PlayerSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  leave: ReactNode;
  /** What else there is to choose before the start. */
  children?: ReactNode;
}

/** Joined, and the host has not started yet. */
export const LobbyView = ({ session, picture, state, me, leave, children }: LobbyViewProps) => {
  const t = useTexts();
  const hosted = state.kind === 'live';
  const besides = useBesides(useStands(fetchedAfterMs) || state.teamMode || !hosted);
  return (
    <div className="mx-auto flex w-full max-w-xl grow flex-col gap-6 px-5 py-6">
      <header className="flex flex-col items-center gap-3 text-center">
        <div className="relative grid size-[min(9rem,25dvh)] place-items-center">
          <Ring
            share={1}
            strokeWidth={6}
            className="absolute inset-0 size-full animate-heartbeat text-accent"
          />
          <span className="numbers relative text-[min(2.441rem,8dvh)] font-extrabold">
            {picture.participants.count}
          </span>
        </div>
        <p dir="auto" className="text-muted wrap-anywhere">
          {state.title}
        </p>
        <h1 className="text-3xl">{t('play.getReady')}</h1>
        {hosted && <p className="max-w-prose text-muted">{t('play.getReadyText')}</p>}
      </header>
      <div className="flex flex-wrap justify-center gap-3">
        {hosted ? (
          <Button
            tone={me.ready ? 'plain' : 'main'}
            aria-pressed={me.ready}
            onClick={() => void session.setReady(!me.ready)}
            className="min-w-[min(11rem,100%)]"
          >
            {me.ready && <Mark right className="size-5" />}
            {t('play.ready')}
          </Button>
        ) : (
          besides && <besides.DemoStart onStart={() => void session.startNow()} />
        )}
      </div>
      {besides && state.teamMode && (
        <besides.TeamChoice
          chosen={me.teamName}
          state={state}
          lobby={picture.lobby}
          onChoose={(teamName) => void session.chooseTeam(teamName)}
        />
      )}
      {children}
      <LobbyNames lobby={picture.lobby} ownId={me.playerId} count={picture.participants.count} />
      <footer className="mt-auto text-center">
        <p className="text-sm text-muted wrap-anywhere">
          {t('play.playingAs', { name: session.displayName })}
        </p>
        <div className="flex items-center justify-center gap-2">
          <SoundSwitch />
          {leave}
        </div>
      </footer>
    </div>
  );
};

interface LobbyNamesProps {
  lobby: readonly LobbyEntry[];
  ownId: string;
  count: number;
}

/** Who is in the room, as far as the list goes. */
const LobbyNames = ({ lobby, ownId, count }: LobbyNamesProps) => {
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
              <span dir="auto" className={classNames('truncate', entry.isHost && 'font-bold')}>
                {name}
              </span>
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
