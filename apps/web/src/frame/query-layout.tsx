import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { worthAnotherTry } from '../api/queries.js';
import { ApiError } from '../api/request.js';
import { onServerBack } from '../api/server-away.js';

export const queries = new QueryClient({
  queryCache: new QueryCache({
    // given by a release before, or before a restore: the list begins anew, where no cursor is asked for
    onError: (error, { queryKey }) => {
      if (error instanceof ApiError && error.code === 'bad_cursor')
        void queries.resetQueries({ queryKey, exact: true });
    },
  }),
  defaultOptions: {
    queries: { retry: worthAnotherTry(2), staleTime: 2_000 },
  },
});

/** The server is back: whatever a page could not read it reads again, with nobody asking. */
const readFailedAgain = (): void => {
  void queries.refetchQueries(
    { predicate: ({ state }) => state.status === 'error' },
    { cancelRefetch: false },
  );
};

/** A word in passing: where it does not come, the page is used without. */
const GameNotices = lazy(() => import('./game-notices.js').catch(() => ({ default: () => null })));

interface QueryLayoutProps {
  /** Whether a host is told of running games here: not in front of the whole room. */
  notices?: boolean;
}

/** The pages that read lists and cards. Lazy, so that the player's path does not carry the query library. */
const QueryLayout = ({ notices = true }: QueryLayoutProps) => {
  useEffect(() => onServerBack(readFailedAgain), []);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      {notices && (
        <Suspense>
          <GameNotices />
        </Suspense>
      )}
    </QueryClientProvider>
  );
};
export default QueryLayout;
