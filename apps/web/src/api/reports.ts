import type { ReportBody, ReportedView, SetReportBody, SharedReportBody } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Reports something of a game; `seatToken`: who plays in it. */
export const sendReport = (gameId: string, body: ReportBody, seatToken?: string): Promise<ReportedView> =>
  request(`/api/games/${encodeURIComponent(gameId)}/reports`, { method: 'POST', body, seatToken });

/** The same of a game that is seen by a link. */
export const sendSharedReport = (body: SharedReportBody): Promise<ReportedView> =>
  request('/api/what-if/reports', { method: 'POST', body });

/** Reports a set that others share. */
export const sendSetReport = (token: string, body: SetReportBody): Promise<ReportedView> =>
  request(`/api/public-sets/${encodeURIComponent(token)}/reports`, { method: 'POST', body });
