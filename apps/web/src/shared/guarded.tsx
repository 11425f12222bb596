import type { UserView } from '@clockbeat/domain';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { serverPaths } from '../paths.js';
import { useTexts } from '../texts/texts.js';
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
  children: (user: UserView) => ReactNode;
}

/** A page for signed-in people: others are told so and brought to the sign-in, and back here after it. */
export const Guarded = ({ waiting, children }: GuardedProps) => {
  const t = useTexts();
  const session = useSessionStatus();
  switch (session.state) {
    case 'loading':
      return waiting ?? <Loading text={t('common.loading')} />;
    case 'failed':
      return (
        <MessagePage title={t('errors.oops')} text={t('account.checkFailed')}>
          <Button tone="main" onClick={() => void askSessionAgain()}>
            {t('common.tryAgain')}
          </Button>
        </MessagePage>
      );
    case 'signed-out':
      return <ToSignIn />;
    case 'signed-in':
      return children(session.user);
  }
};

const ToSignIn = () => {
  const t = useTexts();
  const { pathname, search } = useLocation();
  useEffect(() => {
    notify(t('account.signInText'), { title: t('account.signInTitle') });
    const timer = setTimeout(() => location.assign(serverPaths.signIn(pathname + search)), redirectMs);
    return () => clearTimeout(timer);
  }, [t, pathname, search]);
  return <Loading text={t('account.redirecting')} />;
};
