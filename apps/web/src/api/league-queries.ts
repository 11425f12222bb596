import { queryOptions } from '@tanstack/react-query';
import {
  getLeague,
  getLeagueInvitation,
  getLeaguePage,
  getLeaguePlace,
  getNightPeople,
  getOrganisers,
} from './leagues.js';
import { myLeagues } from './planned.js';
import { readOnce } from './queries.js';

/** A table on a wall follows its games without anybody touching it, ms. */
const looksAgainMs = 10_000;

/** What is read of leagues, where it is cached and for how long. Beside queries.ts: every host loads that one. */
export const leagueReading = {
  list: myLeagues,
  league: (id: string) =>
    queryOptions({
      queryKey: ['league', id],
      queryFn: ({ signal }) => getLeague(id, signal),
      ...readOnce,
    }),
  people: (id: string, gameId: string) =>
    queryOptions({
      queryKey: ['league', id, 'people', gameId],
      queryFn: ({ signal }) => getNightPeople(id, gameId, signal),
      ...readOnce,
    }),
  organisers: (id: string) =>
    queryOptions({
      queryKey: ['league', id, 'organisers'],
      queryFn: ({ signal }) => getOrganisers(id, signal),
      ...readOnce,
      refetchInterval: 3_000,
    }),
  /** A link is over from one moment to the next: nothing of it is kept. */
  invitation: (id: string, secret: string) =>
    queryOptions({
      queryKey: ['league', id, 'organising', secret],
      queryFn: ({ signal }) => getLeagueInvitation(id, secret, signal),
      ...readOnce,
    }),
  place: (token: string) =>
    queryOptions({
      queryKey: ['league-place', token],
      queryFn: ({ signal }) => getLeaguePlace(token, signal),
      ...readOnce,
    }),
  page: (token: string) =>
    queryOptions({
      queryKey: ['league-page', token],
      queryFn: ({ signal }) => getLeaguePage(token, signal),
      ...readOnce,
      refetchInterval: ({ state }) =>
        state.data?.endedAt === null && state.error === null ? looksAgainMs : false,
    }),
};
