import type {
  ClaimLeagueNightBody,
  HoldLeagueNameBody,
  JoinLeagueBody,
  LeagueChangeBody,
  LeagueCompetitor,
  LeagueHandBody,
  LeagueInvitation,
  LeagueJoined,
  LeagueMembersAdded,
  LeagueOrganisersView,
  LeagueOwnPlace,
  LeaguePage,
  LeagueView,
  NewLeagueBody,
} from '@clockbeat/domain/contract';
import { request } from './request.js';

const at = (id: string, rest = ''): string => `/api/leagues/${encodeURIComponent(id)}${rest}`;
const nightAt = (id: string, gameId: string): string => at(id, `/nights/${encodeURIComponent(gameId)}`);
const memberAt = (id: string, memberId: string): string => at(id, `/members/${encodeURIComponent(memberId)}`);
const pageAt = (token: string): string => `/api/league/${encodeURIComponent(token)}`;

/** Makes a league with the usual rules. */
export const makeLeague = (body: NewLeagueBody): Promise<LeagueView> =>
  request('/api/leagues', { method: 'POST', body });

/** A league that the account runs; 404 where it runs none of that id. */
export const getLeague = (id: string, signal?: AbortSignal): Promise<LeagueView> =>
  request(at(id), { signal });

export const changeLeague = (id: string, body: LeagueChangeBody): Promise<LeagueView> =>
  request(at(id), { method: 'PATCH', body });

/** With its page; the games stay. */
export const deleteLeague = (id: string): Promise<void> => request(at(id), { method: 'DELETE' });

/** Its table is sealed, and changes no more. */
export const endLeague = (id: string): Promise<LeagueView> => request(at(id, '/end'), { method: 'POST' });

/** Adds a game of the account's own. */
export const addNight = (id: string, gameId: string): Promise<LeagueView> =>
  request(at(id, '/nights'), { method: 'POST', body: { gameId } });

export const changeNight = (id: string, gameId: string, isFinal: boolean): Promise<LeagueView> =>
  request(nightAt(id, gameId), { method: 'PATCH', body: { isFinal } });

export const removeNight = (id: string, gameId: string): Promise<LeagueView> =>
  request(nightAt(id, gameId), { method: 'DELETE' });

/** Who played a night, and whose of the league that is. */
export const getNightPeople = (
  id: string,
  gameId: string,
  signal?: AbortSignal,
): Promise<LeagueCompetitor[]> => request(`${nightAt(id, gameId)}/people`, { signal });

/** Says whose a result of that night is. */
export const sayWhose = (id: string, gameId: string, body: LeagueHandBody): Promise<LeagueCompetitor[]> =>
  request(`${nightAt(id, gameId)}/people`, { method: 'PUT', body });

/** Names that are there already are left out. */
export const addMembers = (id: string, names: string[]): Promise<LeagueMembersAdded> =>
  request(at(id, '/members'), { method: 'POST', body: { names } });

export const renameMember = (id: string, memberId: string, name: string): Promise<LeagueView> =>
  request(memberAt(id, memberId), { method: 'PATCH', body: { name } });

/** Nobody holds its name any more. */
export const freeMember = (id: string, memberId: string): Promise<LeagueView> =>
  request(`${memberAt(id, memberId)}/hold`, { method: 'DELETE' });

export const removeMember = (id: string, memberId: string): Promise<LeagueView> =>
  request(memberAt(id, memberId), { method: 'DELETE' });

/** Who runs a league of the account's own beside it, and the link by which more come in. */
export const getOrganisers = (id: string, signal?: AbortSignal): Promise<LeagueOrganisersView> =>
  request(at(id, '/organisers'), { signal });

/** A new link; the one before it lets nobody in any more. */
export const makeOrganiserLink = (id: string): Promise<LeagueOrganisersView> =>
  request(at(id, '/organisers/link'), { method: 'POST' });

export const endOrganiserLink = (id: string): Promise<LeagueOrganisersView> =>
  request(at(id, '/organisers/link'), { method: 'DELETE' });

export const dismissOrganiser = (id: string, organiser: string): Promise<LeagueOrganisersView> =>
  request(at(id, `/organisers/${encodeURIComponent(organiser)}`), { method: 'DELETE' });

/** Whose league a link leads to; 404 where it leads nowhere, or nowhere any more. */
export const getLeagueInvitation = (
  id: string,
  secret: string,
  signal?: AbortSignal,
): Promise<LeagueInvitation> =>
  request(at(id, '/organising/look'), { method: 'POST', body: { secret }, signal });

/** From now on the signed-in account runs the league, too. */
export const beginOrganising = (id: string, secret: string): Promise<void> =>
  request(at(id, '/organising'), { method: 'POST', body: { secret } });

export const stopOrganising = (id: string): Promise<void> =>
  request(at(id, '/organising'), { method: 'DELETE' });

/** A league's table, for whoever has its address. */
export const getLeaguePage = (token: string, signal?: AbortSignal): Promise<LeaguePage> =>
  request(pageAt(token), { signal });

/** Where the table comes as CSV, and where what was sealed is read. */
export const leagueFiles = (token: string): { csv: string; sealed: string } => ({
  csv: `${pageAt(token)}/table.csv`,
  sealed: `${pageAt(token)}/sealed`,
});

/** Joins under a new name, which a PIN or the account holds. */
export const joinLeague = (token: string, body: JoinLeagueBody): Promise<LeagueJoined> =>
  request(`${pageAt(token)}/members`, { method: 'POST', body });

/** Holds a name that nobody holds. */
export const holdLeagueName = (token: string, body: HoldLeagueNameBody): Promise<void> =>
  request(`${pageAt(token)}/holds`, { method: 'POST', body });

/** Says that a result of an evening is this name's: by the seat of this device, or the account that sat there. */
export const claimEvening = (token: string, body: ClaimLeagueNightBody, seatToken?: string): Promise<void> =>
  request(`${pageAt(token)}/evenings`, { method: 'POST', body, seatToken });

/** What the account has to do with a league: the name that it holds, and whether it gets its mails. */
export const getLeaguePlace = (token: string, signal?: AbortSignal): Promise<LeagueOwnPlace> =>
  request(`${pageAt(token)}/mine`, { signal });

export const chooseLeagueMails = (token: string, wants: boolean): Promise<LeagueOwnPlace> =>
  request(`${pageAt(token)}/mails`, { method: 'PUT', body: { wants } });
