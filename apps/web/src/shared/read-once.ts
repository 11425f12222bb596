/**
 * How account pages read (API-02): once, at each visit. Nothing is kept for the next visit, because what never goes stale
 * would otherwise show yesterday's numbers.
 */
export const readOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
} as const;
