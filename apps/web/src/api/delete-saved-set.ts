import { request } from './request.js';

export const deleteSavedSet = (setId: string, guest: string | null): Promise<void> =>
  request(`/api/saved-trivia-sets/${encodeURIComponent(setId)}`, { method: 'DELETE', guest });
