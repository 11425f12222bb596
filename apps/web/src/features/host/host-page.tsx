import type { GameCard, GamePhase, GameStateView, GameStatus } from '@clockbeat/domain/contract';
import { nextStep } from '../../frame/controls/next-step.js';
import type { Passed } from '../../frame/gates.js';
import { HostSkeleton } from '../../frame/host-skeleton.js';
import { useLive, useLiveNotices, useSession } from '../../frame/live.js';
import { PreparedTeamsForm } from '../../frame/prepared-teams.js';
import { useFollowed } from '../../frame/rematch.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { useShownPhase } from '../../frame/use-shown-phase.js';
import { useStore } from '../../lib/store.js';
import { type OwnerSession, openHostSession } from '../../live/owner-session.js';
import type { GamePicture } from '../../live/picture.js';
import { isPaced } from '../../live/picture.js';
import { paths } from '../../paths.js';
import { problemText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { ConnectionBar } from '../../ui/connection-bar.js';
import { letterKeys } from '../../ui/letter-keys.js';
import { MessagePage } from '../../ui/message-page.js';
import { statusKeys } from '../../ui/status-badge.js';
import { SwitchField } from '../../ui/switch-field.js';
import { CoHosts } from './co-hosts.js';
import { CodeAndQr } from './code-and-qr.js';
import { ConnectTv } from './connect-tv.js';
import { HostControls, stepWords } from './host-controls.js';
import { HostStage } from './host-stage.js';
import { keyCovered } from './key-covered.js';
import { KnockList } from './knock-list.js';
import { PlayerList } from './player-list.js';
import { StopCoHosting } from './stop-co-hosting.js';
import { StreamAddresses } from './stream-addresses.js';

export { HostSkeleton as Waiting } from '../../frame/host-skeleton.js';

const close = (session: OwnerSession): void => session.close();

const HostPage = ({ game }: Pick<Passed, 'game'>) => {
  const session = useSession(game.id, openHostSession, close);
  return session ? <HostPanel session={session} game={game} /> : <HostSkeleton />;
};
export default HostPage;

/** The host's live panel: the question as the host may see it, the controls, the players. */
const HostPanel = ({ session, game }: { session: OwnerSession; game: GameCard }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const snapshot = useLive(session);
  const { picture, connection, refusal } = snapshot;
  const { state } = picture;
  const dismissed = useStore(session.dismissed);
  useLiveNotices(snapshot);
  useFollowed(state, paths.hostPanel);
  usePageTitle(state ? state.title : room('host.title'));
  if (game.coHostOf !== undefined && (dismissed || refusal?.code === 'not_host'))
    return <NoLonger game={game} steppedDown={dismissed === 'stepped down'} />;
  if (refusal) {
    return (
      <MessagePage title={room('host.title')} text={problemText(t, refusal)}>
        <ButtonLink to={paths.dashboard} tone="main">
          {room('missing.goToDashboard')}
        </ButtonLink>
      </MessagePage>
    );
  }
  if (state === null) {
    return (
      <>
        <ConnectionBar connection={connection} returns={snapshot.returns} />
        <HostSkeleton />
      </>
    );
  }
  return (
    <>
      <ConnectionBar connection={connection} returns={snapshot.returns} />
      <RunningPanel session={session} game={game} picture={picture} state={state} />
    </>
  );
};

interface NoLongerProps {
  game: GameCard;
  steppedDown: boolean;
}

/** A co-host has given the link back, or its host took it: what was on this panel is not this visitor's any more. */
const NoLonger = ({ game, steppedDown }: NoLongerProps) => {
  const room = useRoomTexts();
  const { title, coHostOf: host = null } = game;
  const takenBack =
    host === null ? room('coHost.takenBackText', { title }) : room('coHost.takenBackBy', { host, title });
  return (
    <MessagePage
      title={room('coHost.takenBack')}
      text={steppedDown ? room('coHost.steppedDown', { title }) : takenBack}
    >
      <ButtonLink to={paths.dashboard} tone="main">
        {room('missing.goToDashboard')}
      </ButtonLink>
      <ButtonLink to={paths.joinByCode(game.gameCode)}>{room('coHost.joinAsPlayer')}</ButtonLink>
    </MessagePage>
  );
};

interface RunningPanelProps {
  session: OwnerSession;
  game: GameCard;
  picture: GamePicture;
  state: GameStateView;
}

const RunningPanel = ({ session, game, picture, state }: RunningPanelProps) => {
  const { joinUrl, rules, isOwner } = game;
  const shown = useShownPhase(state, session.serverNow);
  const knocks = useStore(session.knocks);
  return (
    <div className="mx-auto grid w-full max-w-7xl grow grid-cols-1 gap-x-10 gap-y-6 px-4 py-4 sm:px-6 lg:grid-cols-[3fr_2fr] content-start">
      <HostHeader state={state} count={picture.participants.count} game={game} />
      <div
        className={classNames('flex min-w-0 flex-col gap-6', state.status === 'finished' && 'lg:col-span-2')}
      >
        <HostStage
          picture={picture}
          state={state}
          shown={shown}
          rules={rules}
          joinUrl={joinUrl}
          isOwner={isOwner}
          serverNow={session.serverNow}
          judge={(...said) => void session.judgeAnswer(...said)}
        />
        {state.status !== 'finished' && (
          <HostControls
            session={session}
            state={state}
            players={picture.players.byId.size}
            mayFinish={isOwner}
          />
        )}
        <KeyHelp state={state} phase={shown.phase} />
        {state.status !== 'finished' && <GameSettings session={session} state={state} isOwner={isOwner} />}
      </div>
      {state.status !== 'finished' && (
        <div className="min-w-0">
          <KnockList
            knocks={knocks}
            onAdmit={(playerId, admit) => void session.admitPlayer(playerId, admit)}
          />
          <PlayerList
            picture={picture}
            status={state.status}
            gameId={state.gameId}
            joinUrl={joinUrl}
            mostPlayers={game.rules?.maxPlayers ?? null}
            maySeatCodes={isOwner}
            onRemove={(playerId, ban) => void session.removePlayer(playerId, ban)}
            onRename={(playerId, name) => void session.renamePlayer(playerId, name)}
            onRemoveAbsent={() => void session.removeAbsent()}
            onExtend={(playerId, factor) => void session.extendTime(playerId, factor)}
          />
        </div>
      )}
    </div>
  );
};

const helps = {
  waiting: ['host.keyStart'],
  active: ['host.keyNext', 'host.keyPause'],
  paused: ['host.keyResume'],
  finished: [],
} as const;

/** Which keys do what just now; where there is a keyboard, most likely. */
const KeyHelp = ({ state, phase }: { state: GameStateView; phase: GamePhase }) => {
  const room = useRoomTexts();
  const on = useStore(letterKeys);
  if (!on) return null;
  const step = nextStep(state, phase);
  const helpOf = (key: (typeof helps)[GameStatus][number]): string => {
    if (key !== 'host.keyNext') return room(key);
    if (isPaced(state)) return room('paced.keyNext', { step: room(stepWords[step]) });
    return room(step === 'end' ? 'host.keyFinish' : key);
  };
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted max-lg:hidden pointer-coarse:hidden">
      {helps[state.status].map((key) => (
        <span key={key}>{helpOf(key)}</span>
      ))}
    </p>
  );
};

interface GameSettingsProps {
  session: OwnerSession;
  state: GameStateView;
  isOwner: boolean;
}

/** Who may still come in, whether teams play, and what this browser's panel does and shows. */
const GameSettings = ({ session, state, isOwner }: GameSettingsProps) => {
  const room = useRoomTexts();
  const keys = useStore(letterKeys);
  const covered = useStore(keyCovered);
  return (
    <section
      aria-label={room('host.settings')}
      className="grid gap-1 border-t-2 border-line pt-3 sm:grid-cols-2"
    >
      <SwitchField
        label={room('host.lock')}
        hint={room('host.lockText')}
        checked={state.joining === 'locked'}
        onChange={(locked) => void session.setJoining(locked ? 'locked' : 'open')}
      />
      {isOwner && (
        <SwitchField
          label={room('host.teamMode')}
          hint={room('host.teamModeText')}
          checked={state.teamMode}
          disabled={state.status !== 'waiting'}
          onChange={(teamMode) => void session.setTeamMode(teamMode)}
        />
      )}
      <SwitchField
        label={room('host.keys')}
        hint={room('host.keysText')}
        checked={keys}
        onChange={letterKeys.set}
      />
      <SwitchField
        label={room('host.covered')}
        hint={room('host.coveredText')}
        checked={covered}
        onChange={keyCovered.set}
      />
      {isOwner && <StreamAddresses gameId={state.gameId} />}
      {isOwner ? (
        <CoHosts gameId={state.gameId} title={state.title} />
      ) : (
        <StopCoHosting gameId={state.gameId} onStopped={() => session.dismissed.set('stepped down')} />
      )}
      {isOwner && state.teamMode && state.status === 'waiting' && (
        <div className="mt-2 sm:col-span-2">
          <PreparedTeamsForm prepared={state} onSave={session.prepareTeams} />
        </div>
      )}
    </section>
  );
};

interface HostHeaderProps {
  state: GameStateView;
  count: number;
  game: GameCard;
}

/** Which game this is, how it stands, and where its code and projector are. */
const HostHeader = ({ state, count, game: { joinUrl, coHostOf } }: HostHeaderProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const locked = state.joining === 'locked';
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b-2 border-line pb-2 sm:pb-3 lg:col-span-2">
      <div className="min-w-0 grow">
        <h1 dir="auto" className="truncate text-xl">
          {state.title}
        </h1>
        <p className="text-muted">
          <span data-testid="game-status" className="font-bold text-text">
            {room(statusKeys[state.status])}
          </span>{' '}
          · {t('common.players', { count })}
        </p>
        {coHostOf !== undefined && (
          <p className="font-bold">
            {coHostOf === null ? room('coHost.youLead') : room('coHost.youLeadFor', { host: coHostOf })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:w-full">
        {locked ? (
          <p className="font-bold">{room('game.locked')}</p>
        ) : (
          state.status !== 'finished' && (
            <p>
              <span className="block text-sm text-muted max-sm:sr-only">{room('game.code')}</span>
              <span className="numbers text-xl leading-none font-extrabold tracking-[0.12em]">
                {state.gameCode}
              </span>
            </p>
          )
        )}
        <nav className="flex flex-wrap gap-x-2 max-sm:-ms-1.5 sm:gap-x-4">
          {!locked && state.status !== 'finished' && <CodeAndQr state={state} joinUrl={joinUrl} />}
          <ButtonLink
            to={paths.screen(state.gameId)}
            tone="quiet"
            newTab
            className="whitespace-nowrap max-sm:px-1.5 max-sm:text-sm"
          >
            {room('host.openScreen')}
          </ButtonLink>
          <ConnectTv joinUrl={joinUrl} />
        </nav>
      </div>
    </header>
  );
};
