import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { ApiError } from '../api/request.js';

const retries = 2;

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only what the network or a busy server did is worth another try.
      retry: (failures, error) =>
        failures < retries &&
        (!(error instanceof ApiError) || error.statusCode === 0 || error.statusCode >= 500),
      staleTime: 2_000,
    },
  },
});

/** The pages that read lists and cards. Lazy, so that the player's path does not carry the query library. */
const QueryLayout = () => (
  <QueryClientProvider client={queries}>
    <Outlet />
  </QueryClientProvider>
);
export default QueryLayout;
