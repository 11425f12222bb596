import { useQuery } from '@tanstack/react-query';
import { getSettings } from '../../../api/get-settings.js';
import { readOnce } from '../../../shared/read-once.js';
import { settingsKey } from '../../../shared/settings-key.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { useSwitch } from '../settings/use-switch.js';

/** Whether the name stands on the public leaderboards: beside the name, not among the four switches of the settings (ACCT-23). */
export const PublicName = () => {
  const t = useDeskTexts();
  const turn = useSwitch();
  const { data: settings } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => getSettings(signal),
    ...readOnce,
  });
  if (!settings) return null;
  return (
    <div className="mt-6">
      <SwitchField
        label={t('profile.publicName')}
        hint={t('profile.publicNameHint')}
        checked={settings.publicName}
        onChange={(publicName) => turn({ publicName })}
      />
    </div>
  );
};
