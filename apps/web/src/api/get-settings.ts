import type { SettingsView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** The account's four switches, and whether this installation sends mail. */
export const getSettings = (signal?: AbortSignal): Promise<SettingsView> =>
  request('/api/user/settings', { signal });
