import type { UserView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { getStats } from '../../../api/get-stats.js';
import { AuthenticationError } from '../../../shared/authentication-error.js';
import { isSessionOver } from '../../../shared/ended-session.js';
import { LoadFailed } from '../../../shared/load-failed.js';
import { readOnce } from '../../../shared/read-once.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';
import { figuresOf } from './figures-of.js';
import { Hello } from './hello.js';
import { HostFigures } from './host-figures.js';
import { LiveNow } from './live-now.js';
import { MySets } from './my-sets.js';
import { useNewestSets } from './use-newest-sets.js';
import { WaysOn } from './ways-on.js';

/** One clear next step, what is running, what there is. A part that doesn't come leaves the others in use. */
export const Dashboard = ({ user }: { user: UserView }) => {
  const t = useDeskTexts();
  const stats = useQuery({
    queryKey: ['account', 'stats'],
    queryFn: ({ signal }) => getStats(signal),
    ...readOnce,
  });
  const sets = useNewestSets();
  if (isSessionOver(stats.error) || isSessionOver(sets.error)) return <AuthenticationError />;
  if (stats.isPending || sets.isPending) return <DashboardSkeleton />;
  const figures = stats.data ? figuresOf(stats.data) : null;
  return (
    <div className="mx-auto w-full max-w-5xl px-5 pt-6 pb-16 sm:pt-10">
      <Hello user={user} levelGames={figures?.levelGames ?? null} />
      <LiveNow user={user} />
      {figures ? (
        <HostFigures figures={figures} />
      ) : (
        <LoadFailed text={t('dashboard.statsFailed')} again={() => void stats.refetch()} />
      )}
      <MySets sets={sets} />
      <WaysOn totalPlayers={figures?.totalPlayers ?? null} />
    </div>
  );
};
