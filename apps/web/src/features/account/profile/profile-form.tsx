import type { UserView } from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import { changeProfile } from '../../../api/account.js';
import { ApiError } from '../../../api/request.js';
import { useForm } from '../../../frame/form.js';
import { askUserAgain } from '../../../frame/session.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { problemText } from '../../../texts/problem-text.js';
import { bySignIn } from '../../../texts/sign-in-name.js';
import { type Translate, useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/field.js';
import { notify } from '../../../ui/notices.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { TextArea } from '../../../ui/text-area.js';

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
  const common = useTexts();
  // Every place that shows the account shows the new one (ACCT-19, ACCT-25).
  const { pending, submit } = useForm({
    send: async () => {
      await changeProfile({ username: user.username, bio, firstName, lastName });
      await askUserAgain();
      notify(t('profile.updatedText'), { title: t('profile.updated') });
      onSaved?.();
    },
    onRefusal: (error) =>
      notify(profileProblem(t, common, error) ?? t('profile.updateFailedText'), {
        title: t('profile.updateFailed'),
        tone: 'error',
      }),
  });
  return (
    <form noValidate className="mt-6" onSubmit={submit}>
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
          hint={bySignIn(
            (provider) => t('profile.emailFixed', provider),
            () => t('profile.emailFixedPlain'),
          )}
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

/** A profile before it is there. */
export const ProfileSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
    <Bone className="h-10 w-56 max-w-full sm:h-12" />
    <div className="mt-6 flex items-center gap-5">
      <Bone className="size-20 shrink-0 rounded-full" />
      <Bone className="h-5 w-72 max-w-full" />
    </div>
    <div className="mt-8 grid gap-x-6 gap-y-9 sm:grid-cols-2">
      <Bone className="h-18" />
      <Bone className="h-18" />
      <Bone className="h-18" />
      <Bone className="h-18" />
    </div>
    <Bone className="mt-9 h-32" />
    <Bone className="mt-6 h-11 w-40 rounded-full" />
  </Skeleton>
);

/** Why a profile was not saved; null if nobody knows. Its only conflict is a username that somebody has already. */
export const profileProblem = (
  t: ReturnType<typeof useDeskTexts>,
  common: Translate,
  error: unknown,
): string | null => {
  if (!(error instanceof ApiError) || !error.reason) return null;
  if (error.code === 'conflict') return t('profile.usernameTaken');
  return problemText(common, { code: error.code, message: error.reason });
};
