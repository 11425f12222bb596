import { request } from './request.js';

/** Signs the account out in every browser but this one. */
export const endOtherSessions = (): Promise<void> => request('/api/user/sessions', { method: 'DELETE' });
