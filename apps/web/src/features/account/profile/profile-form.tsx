import type { ProfileBody, UserView } from '@clockbeat/domain/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeProfile } from '../../../api/change-profile.js';
import { askUserAgain } from '../../../shared/session-status.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { notify } from '../../../ui/notices.js';
import { TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';
import { profileProblem } from './profile-problem.js';

interface ProfileFormProps {
  user: UserView;
  /** Beside the button that saves. */
  cancel?: ReactNode;
  onSaved?: () => void;
}

/** The names and the bio of an account. The server keeps the limits (ACCT-21); username and address stay (OP-62). */
export const ProfileForm = ({ user, cancel, onSaved }: ProfileFormProps) => {
  const t = useDeskTexts();
  const [firstName, setFirstName] = useState(user.firstName ?? '');
  const [lastName, setLastName] = useState(user.lastName ?? '');
  const [bio, setBio] = useState(user.bio ?? '');
  const { pending, save } = useSaveProfile(onSaved);
  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        save({ username: user.username, bio, firstName, lastName });
      }}
    >
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <TextField
          label={t('profile.firstName')}
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
          autoComplete="given-name"
        />
        <TextField
          label={t('profile.lastName')}
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
          autoComplete="family-name"
        />
        <TextField
          label={t('profile.username')}
          hint={t('profile.usernameFixed')}
          value={user.username ?? ''}
          disabled
          readOnly
        />
        <TextField
          label={t('profile.email')}
          hint={t('profile.emailFixed')}
          value={user.email}
          disabled
          readOnly
        />
      </div>
      <div className="mt-2">
        <TextArea
          label={t('profile.bio')}
          rows={4}
          value={bio}
          onChange={(event) => setBio(event.target.value)}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="main" type="submit" busy={pending}>
          {t(pending ? 'profile.saving' : 'profile.save')}
        </Button>
        {cancel}
      </div>
    </form>
  );
};

/** Saves a profile, says so, and has every place that shows the account show the new one (ACCT-19, ACCT-25). */
const useSaveProfile = (onSaved: () => void = () => {}) => {
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
