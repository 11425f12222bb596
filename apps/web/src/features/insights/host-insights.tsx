import { type InsightsPeriod, insightsPeriods } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { getInsights } from '../../api/get-insights.js';
import { AuthenticationError } from '../../shared/authentication-error.js';
import { BackToDashboard } from '../../shared/back-to-dashboard.js';
import { DeskPage } from '../../shared/desk-page.js';
import { isSessionOver } from '../../shared/ended-session.js';
import { LoadFailed } from '../../shared/load-failed.js';
import { readOnce } from '../../shared/read-once.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { ChartsSkeleton } from './insights-skeleton.js';
import { InsightsView } from './insights-view.js';
import { NoGames } from './no-games.js';

const usual: InsightsPeriod = '12w';

/** The period stands in the address: a reload, or a link to oneself, shows the same. */
const usePeriod = (): [InsightsPeriod, (period: InsightsPeriod) => void] => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('period');
  const period = insightsPeriods.find((each) => each === asked) ?? usual;
  return [period, (chosen) => setQuery({ period: chosen }, { replace: true })];
};

/** The page with its loading, empty and error states; the period can be changed in each of them. */
export const HostInsights = () => {
  const d = useDeskTexts();
  const [period, setPeriod] = usePeriod();
  const insights = useQuery({
    queryKey: ['account', 'insights', period],
    queryFn: ({ signal }) => getInsights(period, signal),
    ...readOnce,
  });
  if (isSessionOver(insights.error)) return <AuthenticationError />;
  return (
    <DeskPage title={d('insights.title')} lead={d('insights.lead')} aside={<BackToDashboard />} wide>
      <div className="mt-6">
        <PillChoice
          label={d('insights.period')}
          options={insightsPeriods.map((value) => ({ value, label: d(`insights.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <div className="mt-8 pb-16">
        {insights.isPending && <ChartsSkeleton />}
        {insights.isError && (
          <LoadFailed
            title={d('insights.failedTitle')}
            text={d('insights.failedText')}
            again={() => void insights.refetch()}
          />
        )}
        {insights.data?.games.length === 0 && (
          <NoGames showAll={period === 'all' ? null : () => setPeriod('all')} />
        )}
        {insights.data && insights.data.games.length > 0 && <InsightsView insights={insights.data} />}
      </div>
    </DeskPage>
  );
};
