import type { SettingsView, Switches } from '@clockbeat/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSettings } from '../../../api/change-settings.js';
import { ApiError } from '../../../api/request.js';
import { settingsKey } from '../../../shared/settings-key.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { problemText } from '../../../texts/problem-text.js';
import { type Translate, useTexts } from '../../../texts/texts.js';
import { notify } from '../../../ui/notices.js';
import { chooseTheme } from '../../../ui/theme.js';

/** Turns a switch at once, and back if the server refuses. */
export const useSwitch = (): ((change: Partial<Switches>) => void) => {
  const t = useDeskTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const show = (change: Partial<Switches>): void => {
    queries.setQueryData<SettingsView>(settingsKey, (now) => now && { ...now, ...change });
    if (change.darkMode !== undefined) chooseTheme(change.darkMode ? 'dark' : 'light');
  };
  const { mutate } = useMutation({
    mutationFn: changeSettings,
    // Two switches turned in haste are saved in their order.
    scope: { id: 'settings' },
    onMutate: (change) => show(change),
    onSuccess: () => notify(t('profile.settingsUpdatedText'), { title: t('profile.settingsUpdated') }),
    onError: (error, change) => {
      show(turnedBack(change));
      notify(settingsProblem(common, error) ?? t('profile.settingsFailedText'), {
        title: t('profile.updateFailed'),
        tone: 'error',
      });
    },
  });
  return mutate;
};

const turnedBack = (change: Partial<Switches>): Partial<Switches> =>
  Object.fromEntries(Object.entries(change).map(([name, on]) => [name, !on]));

const settingsProblem = (t: Translate, error: unknown): string | null =>
  error instanceof ApiError && error.reason
    ? problemText(t, { code: error.code, message: error.reason })
    : null;
