import type { GamePhase, GameStateView } from '@clockbeat/domain/contract';
import { type HostControl, mainControl } from '../../frame/controls/key-control.js';
import { useGameControls } from '../../frame/controls/use-game-controls.js';
import { useShownPhase } from '../../frame/use-shown-phase.js';
import type { OwnerSession } from '../../live/owner-session.js';
import { isPaced } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { FullScreenButton } from './full-screen-button.js';
import { StageSoundSwitch } from './sound/stage-sound.js';
import { StageButton } from './stage-button.js';

interface StageControlsProps {
  session: OwnerSession;
  state: GameStateView;
  players: number;
}

/**
 * For a host who has one screen alone: what the panel's controls and keys do, a clicker's besides, as small as the room may
 * overlook. On a phone the panel does it better.
 */
export const StageControls = ({ session, state, players }: StageControlsProps) => {
  const room = useRoomTexts();
  const { press, isHeld, question } = useGameControls({ session, state, players, clicker: true });
  const { status } = state;
  const { phase } = useShownPhase(state, session.serverNow);
  const main = mainControl(status);
  const labelOf = (name: HostControl): string =>
    name === 'next' && isPaced(state) ? room(`screenPhases.${leads[phase]}`) : room(`host.${name}`);
  const control = (name: HostControl, lines: string) => (
    <StageButton label={labelOf(name)} held={isHeld(name)} onPress={() => press(name)}>
      <path d={lines} fill="currentColor" />
    </StageButton>
  );
  return (
    <>
      <div
        role="toolbar"
        aria-label={room('host.controls')}
        className="flex shrink-0 items-center text-muted max-sm:hidden"
      >
        {status !== 'finished' && control(main, main === 'next' ? nextLines : playLines)}
        {status === 'active' && control('pause', pauseLines)}
        <StageSoundSwitch />
        <FullScreenButton />
      </div>
      {question}
    </>
  );
};

/** What it means to lead on from a phase. */
const leads: Record<GamePhase, 'openNow' | 'closeNow' | 'leadOn'> = {
  lobby: 'leadOn',
  round: 'leadOn',
  reading: 'openNow',
  question: 'closeNow',
  revealed: 'leadOn',
  board: 'leadOn',
  break: 'leadOn',
  paused: 'leadOn',
  final: 'leadOn',
};

const playLines = 'M7 4.5v15l12-7.5z';
const nextLines = 'M5 4.5v15l10-7.5zM17 5h2.5v14H17z';
const pauseLines = 'M6 5h4v14H6zM14 5h4v14h-4z';
