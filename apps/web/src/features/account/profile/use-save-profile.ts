import type { ProfileBody } from '@clockbeat/domain/contract';
import { useMutation } from '@tanstack/react-query';
import { changeProfile } from '../../../api/change-profile.js';
import { askUserAgain } from '../../../shared/session-status.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { notify } from '../../../ui/notices.js';
import { profileProblem } from './profile-problem.js';

/** Saves a profile, says so, and has every place that shows the account show the new one (ACCT-19, ACCT-25). */
export const useSaveProfile = (onSaved: () => void = () => {}) => {
  const t = useDeskTexts();
  const common = useTexts();
  const { isPending, mutate } = useMutation({
    mutationFn: async (body: ProfileBody) => {
      await changeProfile(body);
      await askUserAgain();
    },
    onSuccess: () => {
      notify(t('profile.updatedText'), { title: t('profile.updated') });
      onSaved();
    },
    onError: (error) =>
      notify(profileProblem(t, common, error) ?? t('profile.updateFailedText'), {
        title: t('profile.updateFailed'),
        tone: 'error',
      }),
  });
  return { pending: isPending, save: mutate };
};
