import type { GameStateView } from '@clockbeat/domain/contract';
import type { GamePicture, Me } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { TeamChoice } from '../../shared/team-choice.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { Mark } from '../../ui/mark.js';
import { Ring } from '../../ui/ring.js';
import { SoundSwitch } from '../../ui/sound/sound-switch.js';
import { LeaveButton } from './leave-button.js';
import { LobbyNames } from './lobby-names.js';

interface LobbyViewProps {
  session: PlayerSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
}

/** Joined, and the host has not started yet. */
export const LobbyView = ({ session, picture, state, me }: LobbyViewProps) => {
  const t = useTexts();
  const hosted = state.kind === 'live';
  return (
    <div className="mx-auto flex w-full max-w-xl grow flex-col gap-6 px-5 py-6">
      <header className="flex flex-col items-center gap-3 text-center">
        <div className="relative grid size-36 place-items-center">
          <Ring
            share={1}
            strokeWidth={6}
            className="absolute inset-0 size-full animate-heartbeat text-coral"
          />
          <span className="numbers relative text-3xl font-extrabold">{picture.participants.count}</span>
        </div>
        <p className="text-muted">{state.title}</p>
        <h1 className="text-3xl">{t('play.getReady')}</h1>
        <p className="max-w-prose text-muted">{t(hosted ? 'play.getReadyText' : 'play.demoText')}</p>
      </header>
      <div className="flex flex-wrap justify-center gap-3">
        {hosted ? (
          <Button
            tone={me.ready ? 'plain' : 'main'}
            aria-pressed={me.ready}
            onClick={() => void session.setReady(!me.ready)}
            className="min-w-44"
          >
            {me.ready && <Mark right className="size-5" />}
            {t('play.ready')}
          </Button>
        ) : (
          <Button tone="main" onClick={() => void session.startNow()}>
            {t('play.startNow')}
          </Button>
        )}
      </div>
      {state.teamMode && (
        <TeamChoice
          chosen={me.teamName}
          teams={picture.lobby.map(({ teamName }) => teamName)}
          onChoose={(teamName) => void session.chooseTeam(teamName)}
        />
      )}
      <LobbyNames lobby={picture.lobby} ownId={me.playerId} count={picture.participants.count} />
      <footer className="mt-auto text-center">
        <p className="text-sm text-muted wrap-anywhere">
          {t('play.playingAs', { name: session.displayName })}
        </p>
        <div className="flex items-center justify-center gap-2">
          <SoundSwitch />
          <LeaveButton session={session} status={state.status} />
        </div>
      </footer>
    </div>
  );
};
