import { Navigate, useSearchParams } from 'react-router-dom';
import { isOwnPath, paths } from '../../../paths.js';
import { AuthenticationError } from '../../../shared/authentication-error.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useSessionStatus } from '../../../shared/use-session-status.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Loading } from '../../../ui/loading.js';
import { SetUpForm } from './set-up-form.js';

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
      return session.user.isProfileComplete ? <Navigate to={next} replace /> : <SetUpForm />;
  }
};
export default ProfileSetupPage;
