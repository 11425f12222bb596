import type { GameStateView } from '@clockbeat/domain/contract';
import type { OwnerSession } from '../../live/owner-session.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useKeptSwitch } from '../../ui/kept-switch.js';
import { letterKeys } from '../../ui/letter-keys.js';
import { SwitchField } from '../../ui/switch-field.js';

/** Who may still come in, whether teams play, and whether keys lead the game in this browser. */
export const GameSettings = ({ session, state }: { session: OwnerSession; state: GameStateView }) => {
  const room = useRoomTexts();
  const keys = useKeptSwitch(letterKeys);
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
      <SwitchField
        label={room('host.teamMode')}
        hint={room('host.teamModeText')}
        checked={state.teamMode}
        disabled={state.status !== 'waiting'}
        onChange={(teamMode) => void session.setTeamMode(teamMode)}
      />
      <SwitchField
        label={room('host.keys')}
        hint={room('host.keysText')}
        checked={keys}
        onChange={letterKeys.set}
      />
    </section>
  );
};
