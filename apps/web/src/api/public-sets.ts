import {
  limits,
  type Page,
  type SavedSetView,
  type SetLength,
  type SharedSetCard,
  type SharedSetView,
  type StarsView,
} from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What public sets are looked for by; empty: any. */
export interface SharedSetFilter {
  q: string;
  category: string;
  language: string;
  length: SetLength | '';
}

const setsPath = '/api/public-sets';
const pathOf = (token: string): string => `${setsPath}/${encodeURIComponent(token)}`;

/** A page of the sets that are public here, the best first; from `cursor` on. */
export const getPublicSets = (
  filter: Partial<SharedSetFilter> = {},
  { limit = limits.pageSize.default, cursor = null }: { limit?: number; cursor?: string | null } = {},
  signal?: AbortSignal,
): Promise<Page<SharedSetCard>> => {
  const said = Object.entries({ ...filter, cursor: cursor ?? '' }).filter(([, value]) => value !== '');
  const query = new URLSearchParams([['limit', String(limit)], ...said]);
  return request(`${setsPath}?${query}`, { signal });
};

/** A set that others may see; 404 where it is private, hidden, or none. */
export const getSharedSet = (token: string, signal?: AbortSignal): Promise<SharedSetView> =>
  request(pathOf(token), { signal });

/** Makes a set of the account's own of it. */
export const copySharedSet = (token: string): Promise<SavedSetView> =>
  request(`${pathOf(token)}/copy`, { method: 'POST' });

/** Gives it the account's star, or takes it back. */
export const starSharedSet = (token: string, isStarred: boolean): Promise<StarsView> =>
  request(`${pathOf(token)}/star`, { method: isStarred ? 'PUT' : 'DELETE' });
