import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPublicSets, getSharedSet, type SharedSetFilter } from './public-sets.js';
import { paged, readOnce } from './queries.js';

/** What is read of sets that others share, where it is cached and for how long. Beside queries.ts: every host loads that one. */
export const sharedReading = {
  /** While another search loads, what was found last stays. */
  found: (filter: SharedSetFilter) =>
    infiniteQueryOptions({
      queryKey: ['public-sets', filter],
      queryFn: ({ pageParam, signal }) => getPublicSets(filter, { cursor: pageParam }, signal),
      ...paged,
      placeholderData: keepPreviousData,
    }),
  /** With what is right for whoever is signed in: asked for anew at each visit. */
  set: (token: string) =>
    queryOptions({
      queryKey: ['public-set', token],
      queryFn: ({ signal }) => getSharedSet(token, signal),
      ...readOnce,
    }),
};
