import type { SettingsBody, SettingsView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Turns some switches; what is left out stays. */
export const changeSettings = (body: SettingsBody): Promise<SettingsView> =>
  request('/api/user/settings', { method: 'POST', body });
