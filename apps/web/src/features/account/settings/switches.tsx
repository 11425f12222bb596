import type { SettingsView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { askLeave, browserLeave } from '../../../ui/system-notice.js';
import { useSwitch } from './use-switch.js';

/** Each is saved as it is turned (ACCT-23). */
export const Switches = ({ settings }: { settings: SettingsView }) => {
  const t = useDeskTexts();
  const turn = useSwitch();
  const [leave, setLeave] = useState(browserLeave);
  const ask = async (): Promise<void> => setLeave(await askLeave());
  const turnGames = (on: boolean): void => {
    turn({ gameNotifications: on });
    if (on) void ask();
  };
  return (
    <div className="flex flex-col divide-y-2 divide-line [&>*]:py-3">
      <SwitchField
        label={t('profile.darkMode')}
        hint={t('profile.darkModeHint')}
        checked={settings.darkMode}
        onChange={(darkMode) => turn({ darkMode })}
      />
      <SwitchField
        label={t('profile.emailNotifications')}
        hint={t(settings.mailAvailable ? 'profile.emailHint' : 'profile.noMail')}
        checked={settings.emailNotifications}
        onChange={(emailNotifications) => turn({ emailNotifications })}
      />
      <div>
        <SwitchField
          label={t('profile.gameNotifications')}
          hint={t('profile.gameHint')}
          checked={settings.gameNotifications}
          onChange={turnGames}
        />
        {settings.gameNotifications && leave === 'denied' && (
          <p className="ml-15 text-sm text-muted">{t('profile.gameDenied')}</p>
        )}
        {settings.gameNotifications && leave === 'default' && (
          <div className="ml-15 text-sm text-muted">
            <p>{t('profile.gameUnasked')}</p>
            <Button tone="quiet" className="-ml-3" onClick={() => void ask()}>
              {t('profile.allowHere')}
            </Button>
          </div>
        )}
      </div>
      <SwitchField
        label={t('profile.marketingEmails')}
        hint={t('profile.marketingHint')}
        checked={settings.marketingEmails}
        onChange={(marketingEmails) => turn({ marketingEmails })}
      />
    </div>
  );
};
