import type { Achievement } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What the account has earned, the latest first. */
export const getAchievements = (signal?: AbortSignal): Promise<Achievement[]> =>
  request('/api/user/achievements', { signal });
