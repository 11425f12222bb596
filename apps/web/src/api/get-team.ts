import type { TeamView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** One team; its members for its owner only. */
export const getTeam = (teamId: string, signal?: AbortSignal): Promise<TeamView> =>
  request(`/api/teams/${encodeURIComponent(teamId)}`, { signal });
