import type { GameStateView } from '@clockbeat/domain';
import type { OwnerSession } from '../../live/owner-session.js';
import { useTexts } from '../../texts/texts.js';
import { useKeptSwitch } from '../../ui/kept-switch.js';
import { letterKeys } from '../../ui/letter-keys.js';
import { SwitchField } from '../../ui/switch-field.js';

/** Who may still come in, whether teams play, and whether keys lead the game in this browser. */
export const GameSettings = ({ session, state }: { session: OwnerSession; state: GameStateView }) => {
  const t = useTexts();
  const keys = useKeptSwitch(letterKeys);
  return (
    <section
      aria-label={t('host.settings')}
      className="grid gap-1 border-t-2 border-line pt-3 sm:grid-cols-2"
    >
      <SwitchField
        label={t('host.lock')}
        hint={t('host.lockText')}
        checked={state.joining === 'locked'}
        onChange={(locked) => void session.setJoining(locked ? 'locked' : 'open')}
      />
      <SwitchField
        label={t('host.teamMode')}
        hint={t('host.teamModeText')}
        checked={state.teamMode}
        disabled={state.status !== 'waiting'}
        onChange={(teamMode) => void session.setTeamMode(teamMode)}
      />
      <SwitchField
        label={t('host.keys')}
        hint={t('host.keysText')}
        checked={keys}
        onChange={letterKeys.set}
      />
    </section>
  );
};
