import type { UserView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths, serverPaths } from '../paths.js';
import { useDeskTexts } from '../texts/desk/desk-texts.js';
import { useVisitorTexts } from '../texts/visitor/visitor-texts.js';
import { buttonClass } from '../ui/button.js';
import { MessagePage } from '../ui/message-page.js';
import { AuthenticationError } from './authentication-error.js';
import { ToSetUp } from './guarded.js';
import { useSessionStatus } from './use-session-status.js';

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
