import type { EveningView, Page } from '@clockbeat/domain/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { cached, paged, readOnce } from './queries.js';
import { request } from './request.js';

/** The games that the account has played and that have ended, page by page. */
export const accountEvenings = infiniteQueryOptions({
  queryKey: [...cached.account, 'evenings'],
  queryFn: ({ pageParam, signal }): Promise<Page<EveningView>> =>
    request(
      `/api/user/evenings?${new URLSearchParams({ limit: '20', ...(pageParam && { cursor: pageParam }) })}`,
      {
        signal,
      },
    ),
  ...paged,
  ...readOnce,
});
