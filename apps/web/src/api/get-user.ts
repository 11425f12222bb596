import type { UserView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** The signed-in account; 401 without one. */
export const getUser = (signal?: AbortSignal): Promise<UserView> => request('/api/auth/user', { signal });
