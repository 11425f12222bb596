import type { AssignmentView, LeagueCard, Page, SeriesView } from '@clockbeat/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { cached, readOnce } from './queries.js';
import { request } from './request.js';

// What the dashboard tells of beside games. It changes none of it, and loads nothing else of series, leagues and assignments.

/** The account's series, with all that is its owner's. */
export const mySeries = queryOptions({
  queryKey: [...cached.account, 'series'],
  queryFn: ({ signal }): Promise<SeriesView[]> => request('/api/series', { signal }),
  ...readOnce,
});

/** The leagues that the account runs, alone or with others. */
export const myLeagues = queryOptions({
  queryKey: ['leagues'],
  queryFn: ({ signal }): Promise<LeagueCard[]> => request('/api/leagues', { signal }),
  ...readOnce,
});

/** What the account has given to many, the newest first: as many as it may have. */
export const myAssignments = queryOptions({
  queryKey: [...cached.account, 'assignments'],
  queryFn: ({ signal }): Promise<Page<AssignmentView>> => request('/api/assignments?limit=200', { signal }),
  ...readOnce,
});
