import { limits } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { changeProfile } from '../../../api/account.js';
import { useForm } from '../../../frame/form.js';
import { AuthenticationError } from '../../../frame/gates.js';
import { askUserAgain, useSessionStatus } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { isOwnPath, paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/field.js';
import { Loading } from '../../../ui/loading.js';
import { notify } from '../../../ui/notices.js';
import { TextArea } from '../../../ui/text-area.js';
import { profileProblem } from './profile-form.js';
import { setUpErrors } from './set-up-rules.js';

/** The first thing after the first sign-in: a name that others see. */
const ProfileSetupPage = () => {
  const t = useTexts();
  const d = useDeskTexts();
  usePageTitle(d('profile.setupTitle'));
  const session = useSessionStatus();
  const [query] = useSearchParams();
  const wanted = query.get('returnTo') ?? '';
  const next = isOwnPath(wanted) ? wanted : paths.dashboard;
  switch (session.state) {
    case 'loading':
      return <Loading text={t('common.loading')} />;
    case 'failed':
      return <AuthenticationError />;
    case 'signed-out':
    case 'nameless':
      return <Navigate to={paths.home} replace />;
    case 'signed-in':
      return session.user.isProfileComplete ? (
        <Navigate to={next} replace />
      ) : (
        <SetUpForm mayHost={session.user.mayHost !== false} />
      );
  }
};
export default ProfileSetupPage;

/** 'Complete Your Profile'. Once that is done, the page goes on by itself: the account is complete. */
const SetUpForm = ({ mayHost }: { mayHost: boolean }) => {
  const t = useDeskTexts();
  const common = useTexts();
  const [username, setUsername] = useState('');
  const [bio, setBio] = useState('');
  const { errors, pending, submit } = useForm({
    fields: { username, bio },
    wrong: setUpErrors({ username, bio }),
    send: async () => {
      await changeProfile({ username: username.trim(), bio });
      await askUserAgain();
      notify(t(mayHost ? 'profile.setupDoneText' : 'profile.setupDonePlayer'), {
        title: t('profile.setupDone'),
      });
    },
    onRefusal: (error) =>
      notify(profileProblem(t, common, error) ?? t('profile.setupFailedText'), {
        title: t('profile.setupFailed'),
        tone: 'error',
      }),
  });
  return (
    <form noValidate className="m-auto w-full max-w-xl px-5 py-8" onSubmit={submit}>
      <h1 className="text-3xl sm:text-4xl">{t('profile.setupTitle')}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-muted">{t('profile.setupNotice')}</p>
      <TextField
        label={t('profile.username')}
        hint={t('profile.usernameHint')}
        error={errors.username && t(errors.username)}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="mt-4">
        <TextArea
          label={t('profile.bio')}
          hint={t('profile.bioCount', { count: [...bio].length, most: limits.bio })}
          error={errors.bio && t(errors.bio)}
          value={bio}
          onChange={(event) => setBio(event.target.value)}
        />
      </div>
      <Button tone="main" type="submit" busy={pending} className="mt-6 min-h-14 px-8 text-lg max-sm:w-full">
        {t(pending ? 'profile.settingUp' : 'profile.complete')}
      </Button>
    </form>
  );
};
