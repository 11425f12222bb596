import type { Insights, InsightsPeriod } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What the account's finished games of a period have in common. */
export const getInsights = (period: InsightsPeriod, signal?: AbortSignal): Promise<Insights> =>
  request(`/api/user/insights?period=${period}`, { signal });
