import type { CreateTeamBody, Page, TeamView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Makes a team of the signed-in host's; its code is the server's to choose. */
export const createTeam = (body: CreateTeamBody): Promise<TeamView> =>
  request('/api/teams', { method: 'POST', body });

/** One team; its members for its owner only. */
export const getTeam = (teamId: string, signal?: AbortSignal): Promise<TeamView> =>
  request(`/api/teams/${encodeURIComponent(teamId)}`, { signal });

/** Gives a team of the signed-in host's another name. */
export const renameTeam = (teamId: string, body: CreateTeamBody): Promise<TeamView> =>
  request(`/api/teams/${encodeURIComponent(teamId)}`, { method: 'PUT', body });

interface TeamsWanted {
  limit: number;
  signal?: AbortSignal;
}

/** A page of the signed-in host's teams, newest first; from `cursor` on. */
export const getMyTeams = (cursor: string | null, { limit, signal }: TeamsWanted): Promise<Page<TeamView>> =>
  request(
    `/api/teams?${new URLSearchParams({ limit: String(limit), ...(cursor === null ? {} : { cursor }) })}`,
    { signal },
  );
