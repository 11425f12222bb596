import { request } from './request.js';

/** Ends the account and its session, at once and for good. */
export const deleteAccount = (): Promise<void> => request('/api/user', { method: 'DELETE' });
