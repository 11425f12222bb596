import { type AccountQuotasView, isNearQuota } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { reading } from '../../api/queries.js';
import { useSessionStatus } from '../session.js';

const Nothing = () => null;

/** Hardly anybody ever reads it: its words come when there is something to say. */
const QuotaLine = lazy(() => import('./quota-line.js').catch(() => ({ default: Nothing })));

interface NearQuotaProps {
  of: Exclude<keyof AccountQuotasView, 'playersPerGame'>;
  className?: string;
}

/** A quiet line where an account is about to have as much of something as it may; nothing as long as there is room enough. */
export const NearQuota = ({ of, className }: NearQuotaProps) => {
  const { state } = useSessionStatus();
  const { data } = useQuery({ ...reading.quotas, enabled: state === 'signed-in' });
  const { used = null, most = 0 } = data?.[of] ?? {};
  if (used === null || !isNearQuota(used, most)) return null;
  return (
    <Suspense fallback={null}>
      <QuotaLine of={of} used={used} most={most} className={className} />
    </Suspense>
  );
};
