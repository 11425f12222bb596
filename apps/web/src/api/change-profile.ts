import type { ProfileBody, UserView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Completes the profile, and changes it later. A different username is refused then. */
export const changeProfile = (body: ProfileBody): Promise<UserView> =>
  request('/api/user/setup-profile', { method: 'POST', body });
