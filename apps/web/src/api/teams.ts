import type { CreateTeamBody, TeamView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Makes a team of the signed-in host's; its code is the server's to choose. */
export const createTeam = (body: CreateTeamBody): Promise<TeamView> =>
  request('/api/teams', { method: 'POST', body });

/** One team; its members for its owner only. */
export const getTeam = (teamId: string, signal?: AbortSignal): Promise<TeamView> =>
  request(`/api/teams/${encodeURIComponent(teamId)}`, { signal });
