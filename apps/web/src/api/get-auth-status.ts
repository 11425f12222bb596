import type { AuthStatus } from '@clockbeat/domain';
import { request } from './request.js';

/** Who is signed in here, if anybody. */
export const getAuthStatus = (): Promise<AuthStatus> => request('/api/auth/status');
