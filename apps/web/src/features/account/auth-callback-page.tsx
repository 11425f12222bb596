import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { askSessionAgain, currentSession } from '../../frame/session.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { claimGuestSets } from '../../hosting/guest-session.js';
import { isOwnPath, paths } from '../../paths.js';
import { bySignIn } from '../../texts/sign-in-name.js';
import { useVisitorTexts } from '../../texts/visitor-texts.js';
import { Loading } from '../../ui/loading.js';
import { notify } from '../../ui/notices.js';

/** Back from Google: on to the page that was wanted, or the dashboard. What needs a profile first asks for it (frame/gates.tsx). */
const AuthCallbackPage = () => {
  const visitor = useVisitorTexts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  usePageTitle(visitor('account.signingIn'));
  const wanted = query.get('returnTo') ?? '';
  useEffect(() => {
    let gone = false;
    const signIn = async (): Promise<void> => {
      await askSessionAgain();
      const session = currentSession();
      const signedIn = session.state === 'signed-in';
      if (signedIn) await claimGuestSets();
      if (gone) return;
      if (!signedIn) notify(visitor('signInRefusals.sign_in_failed'), { tone: 'error' });
      const target = isOwnPath(wanted) ? wanted : paths.dashboard;
      await navigate(signedIn ? target : paths.home, { replace: true });
    };
    void signIn();
    return () => {
      gone = true;
    };
  }, [navigate, visitor, wanted]);
  return (
    <div className="m-auto text-center">
      <Loading text={visitor('account.signingIn')} />
      <p className="px-5 text-muted">
        {bySignIn(
          (provider) => visitor('account.signingInText', provider),
          () => visitor('account.signingInTextPlain'),
        )}
      </p>
    </div>
  );
};
export default AuthCallbackPage;
