import type { JoinInfo } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What a join code leads to. */
export const getJoinInfo = (code: string, signal?: AbortSignal): Promise<JoinInfo> =>
  request(`/api/join/${encodeURIComponent(code)}`, { signal });
