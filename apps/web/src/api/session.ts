import type { AuthStatus, SettingsBody, SettingsView, UserView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Who is signed in here, if anybody. */
export const getAuthStatus = (): Promise<AuthStatus> => request('/api/auth/status');

/** The signed-in account; 401 without one. */
export const getUser = (signal?: AbortSignal): Promise<UserView> => request('/api/auth/user', { signal });

/** The account's four switches, and whether this installation sends mail. */
export const getSettings = (signal?: AbortSignal): Promise<SettingsView> =>
  request('/api/user/settings', { signal });

/** Turns some switches; what is left out stays. */
export const changeSettings = (body: SettingsBody): Promise<SettingsView> =>
  request('/api/user/settings', { method: 'POST', body });
