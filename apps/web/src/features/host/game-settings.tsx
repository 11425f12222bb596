import type { GameStateView } from '@clockbeat/domain';
import type { OwnerSession } from '../../live/owner-session.js';
import { useTexts } from '../../texts/texts.js';
import { SwitchField } from '../../ui/switch-field.js';

/** Who may still come in, and whether teams play. */
export const GameSettings = ({ session, state }: { session: OwnerSession; state: GameStateView }) => {
  const t = useTexts();
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
    </section>
  );
};
