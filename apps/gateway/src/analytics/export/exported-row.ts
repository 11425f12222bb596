import { type ExportColumn, type HiddenWords, pseudonymised, type Scramble } from '@clockbeat/domain';
import type { ExportedEvent } from '@clockbeat/persistence';
import { encodeExportCursor } from './export-cursor.js';

/** An event as exports have it: a value for each of `exportColumns`. */
export interface ExportedRow extends Record<ExportColumn, unknown> {
  readonly gameId: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly at: Date;
  readonly recordedAt: Date;
  readonly actor: string;
  readonly data: object;
  /** Give it as `cursor` to go on behind this event. */
  readonly cursor: string;
}

/** With a scramble everybody in it has a pseudonym; without one they have their names. */
export const exportedRow = (
  { event, place }: ExportedEvent,
  head: Buffer,
  scramble: Scramble | null,
  hidden?: HiddenWords,
): ExportedRow => ({
  gameId: event.gameId,
  version: event.version,
  type: event.type,
  schema: event.schema,
  at: new Date(event.at),
  recordedAt: new Date(event.recordedAt),
  actor: event.actor,
  data: scramble ? pseudonymised(event, scramble, hidden) : event.data,
  cursor: encodeExportCursor(head, place),
});
