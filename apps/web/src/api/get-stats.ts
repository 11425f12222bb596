import type { Stats } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What the account has hosted and played. */
export const getStats = (signal?: AbortSignal): Promise<Stats> => request('/api/user/stats', { signal });
