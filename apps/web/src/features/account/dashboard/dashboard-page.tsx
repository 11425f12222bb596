import { AccountPage } from '../../../shared/account-page.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useTexts } from '../../../texts/texts.js';
import { Dashboard } from './dashboard.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';

/** Where a host begins. */
const DashboardPage = () => {
  usePageTitle(useTexts()('common.dashboard'));
  return <AccountPage waiting={<DashboardSkeleton />}>{(user) => <Dashboard user={user} />}</AccountPage>;
};
export default DashboardPage;
