import type { AuthStatus } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Who is signed in here, if anybody. */
export const getAuthStatus = (): Promise<AuthStatus> => request('/api/auth/status');
