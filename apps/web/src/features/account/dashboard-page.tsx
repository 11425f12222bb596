import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useSessionStatus } from '../../shared/use-session-status.js';
import { useTexts } from '../../texts/texts.js';
import { MyGames } from './my-games.js';
import { MyGamesSkeleton } from './my-games-skeleton.js';

/** A host's own games. Signed-out people are sent home with a word, not to Google. */
const DashboardPage = () => {
  const t = useTexts();
  const session = useSessionStatus();
  const navigate = useNavigate();
  usePageTitle(t('common.dashboard'));
  const away = session.state === 'signed-out' || session.state === 'failed';
  useEffect(() => {
    if (!away) return;
    const message = encodeURIComponent(t('account.dashboardSignIn'));
    void navigate(`${paths.home}?message=${message}`, { replace: true });
  }, [away, navigate, t]);
  return session.state === 'signed-in' ? <MyGames /> : <MyGamesSkeleton />;
};
export default DashboardPage;
