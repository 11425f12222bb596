import { request } from './request.js';

/** Signs the account out in one browser. */
export const endSession = (id: string): Promise<void> =>
  request(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
