import { AccountPage } from '../../shared/account-page.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { HostInsights } from './host-insights.js';
import { InsightsSkeleton } from './insights-skeleton.js';

/** What a host's finished games have in common. */
const InsightsPage = () => {
  usePageTitle(useDeskTexts()('insights.title'));
  return <AccountPage waiting={<InsightsSkeleton />}>{() => <HostInsights />}</AccountPage>;
};
export default InsightsPage;
