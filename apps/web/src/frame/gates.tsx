import type { UserView } from '@clockbeat/domain/contract';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type CurrentTeam, currentTeam } from '../hosting/current-game.js';
import { useKept } from '../hosting/kept-value.js';
import { paths, serverPaths, setUpFor } from '../paths.js';
import { useDeskTexts } from '../texts/desk-texts.js';
import { useRoomTexts } from '../texts/room-texts.js';
import { useTexts } from '../texts/texts.js';
import { useVisitorTexts } from '../texts/visitor-texts.js';
import { Button, ButtonLink, buttonClass } from '../ui/button.js';
import { Loading } from '../ui/loading.js';
import { MessagePage } from '../ui/message-page.js';
import { notify } from '../ui/notices.js';
import { askSessionAgain, useSessionStatus } from './session.js';

const redirectMs = 1_500;

interface GuardedProps {
  /** What stands there until it is known who is here; else the ring. */
  waiting?: ReactNode;
  /** Why one must sign in here; else that hosting needs it. */
  reason?: string;
  children: (user: UserView) => ReactNode;
}

/** A page for signed-in people: others are told so and brought to the sign-in, and back here after it. */
export const Guarded = ({ waiting, reason, children }: GuardedProps) => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  const session = useSessionStatus();
  switch (session.state) {
    case 'loading':
      return waiting ?? <Loading text={t('common.loading')} />;
    case 'failed':
      return (
        <MessagePage title={t('errors.oops')} text={visitor('account.checkFailed')}>
          <Button tone="main" onClick={() => void askSessionAgain()}>
            {t('common.tryAgain')}
          </Button>
        </MessagePage>
      );
    case 'signed-out':
    case 'nameless':
      return <ToSignIn reason={reason ?? visitor('account.signInText')} />;
    case 'signed-in':
      return session.user.isProfileComplete ? children(session.user) : <ToSetUp />;
  }
};

/** The profile comes first; after it the page that was wanted (OP-23). */
const ToSetUp = () => {
  const { pathname, search } = useLocation();
  return <Navigate to={setUpFor(pathname + search)} replace />;
};

const ToSignIn = ({ reason }: { reason: string }) => {
  const visitor = useVisitorTexts();
  const { pathname, search } = useLocation();
  useEffect(() => {
    notify(reason, { title: visitor('account.signInTitle'), tone: 'error' });
    const timer = setTimeout(() => location.assign(serverPaths.signIn(pathname + search)), redirectMs);
    return () => clearTimeout(timer);
  }, [visitor, reason, pathname, search]);
  return <Loading text={visitor('account.redirecting')} />;
};

interface AccountPageProps {
  waiting: ReactNode;
  children: (user: UserView) => ReactNode;
}

/** A page of one's own account: signed-out people are sent home with a word, not to Google (ACCT-10, OP-22). */
export const AccountPage = ({ waiting, children }: AccountPageProps) => {
  const visitor = useVisitorTexts();
  const d = useDeskTexts();
  const session = useSessionStatus();
  switch (session.state) {
    case 'loading':
      return waiting;
    case 'failed':
      return <AuthenticationError />;
    case 'signed-out':
      return <Navigate to={`${paths.home}?message=dashboard_sign_in`} replace />;
    case 'nameless':
      return (
        <MessagePage title={visitor('account.signInTitle')} text={visitor('account.dashboardSignIn')}>
          <a href={serverPaths.signIn(paths.dashboard)} className={buttonClass('main')}>
            {d('dashboard.signInWithGoogle')}
          </a>
        </MessagePage>
      );
    case 'signed-in':
      return session.user.isProfileComplete ? children(session.user) : <ToSetUp />;
  }
};

/** Who is here could not be told, or a call said that the session has ended (DASH-02). */
export const AuthenticationError = () => {
  const t = useTexts();
  const d = useDeskTexts();
  return (
    <MessagePage title={d('dashboard.authError')} text={d('dashboard.authErrorText')}>
      <a href={serverPaths.signIn(paths.dashboard)} className={buttonClass('main')}>
        {d('dashboard.signInWithGoogle')}
      </a>
      <Button onClick={() => location.reload()}>{t('common.tryAgain')}</Button>
    </MessagePage>
  );
};

/** The older pages' word to somebody they can't serve (OP-15). */
export const SignInFirst = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const { pathname, search } = useLocation();
  return (
    <MessagePage title={room('lobby.signIn')} text={room('lobby.signInText')}>
      <a href={serverPaths.signIn(pathname + search)} className={buttonClass('main')}>
        {t('common.signIn')}
      </a>
      <ButtonLink to={paths.home}>{room('missing.goToHome')}</ButtonLink>
    </MessagePage>
  );
};

/** A step that comes after the team: without one, it is made first. */
export const WithTeam = ({ children }: { children: (team: CurrentTeam) => ReactNode }) => {
  const team = useKept(currentTeam);
  return team === null ? <Navigate to={paths.createTeam} replace /> : children(team);
};
