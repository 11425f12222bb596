import type { UserView } from '@clockbeat/domain/contract';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { serverPaths, setUpFor } from '../paths.js';
import { useTexts } from '../texts/texts.js';
import { useVisitorTexts } from '../texts/visitor/visitor-texts.js';
import { Button } from '../ui/button.js';
import { Loading } from '../ui/loading.js';
import { MessagePage } from '../ui/message-page.js';
import { notify } from '../ui/notices.js';
import { askSessionAgain } from './session-status.js';
import { useSessionStatus } from './use-session-status.js';

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
export const ToSetUp = () => {
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
