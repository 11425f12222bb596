import type { ExportExtent, ExportScopeName } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What the logs may be written as. */
export const exportFormats = ['parquet', 'csv', 'ndjson'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Whose games an export takes: those that ended from then on and before then (ISO 8601). */
export interface ManyGames {
  scope: ExportScopeName;
  from?: string;
  to?: string;
}

/** Which games an export takes: those of a time, or the one with this id. */
export type ExportPart = ManyGames | { game: string };

/** Where the browser fetches the file: it streams to the disk, however long it is. */
export const exportAddress = (part: ExportPart, format: ExportFormat): string =>
  `/api/analytics/events?${new URLSearchParams({ ...part, format })}`;

/** What the questions of these games were worth, as a table. */
export const itemsAddress = (part: ManyGames): string =>
  `/api/analytics/items?${new URLSearchParams({ ...part, format: 'csv' })}`;

/** What a line of each kind holds. */
export const exportSchemaAddress = '/api/schemas/events';

/** How much an export would hold, and what the account may export. */
export const getExportExtent = (part: ExportPart, signal?: AbortSignal): Promise<ExportExtent> =>
  request(`/api/analytics/events/extent?${new URLSearchParams({ ...part })}`, { signal });
