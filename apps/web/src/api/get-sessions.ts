import type { SessionView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** The browsers that the account is signed in with, this one first. */
export const getSessions = (signal?: AbortSignal): Promise<SessionView[]> =>
  request('/api/user/sessions', { signal });
