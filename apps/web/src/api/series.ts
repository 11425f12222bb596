import type {
  GameCard,
  SeriesBody,
  SeriesChangeBody,
  SeriesPageView,
  SeriesView,
} from '@clockbeat/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { readOnce } from './queries.js';
import { ApiError, request } from './request.js';

const at = (id: string): string => `/api/series/${encodeURIComponent(id)}`;

/** Makes a series; its code is the server's to choose. */
export const makeSeries = (body: SeriesBody): Promise<SeriesView> =>
  request('/api/series', { method: 'POST', body });

/** Changes a series of mine; what is left out stays. */
export const changeSeries = (id: string, body: SeriesChangeBody): Promise<SeriesView> =>
  request(at(id), { method: 'PUT', body });

/** Has a night to come skipped, or not skipped after all; `night` is its date. */
export const skipNight = (id: string, night: string, skipped: boolean): Promise<SeriesView> =>
  request(`${at(id)}/nights/${encodeURIComponent(night)}`, { method: 'PUT', body: { skipped } });

/** Tonight's game: the one that is open, else the next night's, made now. */
export const makeNow = (id: string): Promise<{ game: GameCard }> =>
  request(`${at(id)}/now`, { method: 'POST' });

/** Ends a series for good. */
export const endSeries = (id: string): Promise<void> =>
  request<void>(at(id), { method: 'DELETE' }).catch((error: unknown) => {
    // it is gone from elsewhere: what was wanted is so
    if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
  });

/** A page on a wall stands for weeks: it looks again by itself. */
const looksAgainMs = 30_000;

/** One, as everybody may see it. */
export const seriesPage = (id: string) =>
  queryOptions({
    queryKey: ['series-page', id],
    queryFn: ({ signal }): Promise<SeriesPageView> => request(at(id), { signal }),
    ...readOnce,
    refetchInterval: looksAgainMs,
  });

/** A list of series with one of them as a call has answered it. */
export const withChanged =
  (changed: SeriesView) =>
  (all: SeriesView[] | undefined): SeriesView[] | undefined =>
    all?.map((one) => (one.id === changed.id ? changed : one));
