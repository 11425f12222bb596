import { type RecordedEvent, type StoredEvent, upcast } from '@clockbeat/domain';

/** The columns of an event as every read selects them; times as epoch ms. */
export const eventColumns = /* sql */ `
  game_id, version, type, schema, data, actor,
  (extract(epoch from at) * 1000)::float8 as at, (extract(epoch from recorded_at) * 1000)::float8 as recorded_at`;

export interface EventRow {
  game_id: StoredEvent['gameId'];
  version: number;
  type: string;
  schema: number;
  data: StoredEvent['data'];
  actor: StoredEvent['actor'];
  at: number;
  recorded_at: number;
}

/** As it lies on disk, in the schema that it was written in. */
export const toStoredEvent = (row: EventRow): StoredEvent => ({
  gameId: row.game_id,
  version: row.version,
  type: row.type,
  schema: row.schema,
  data: row.data,
  at: row.at,
  actor: row.actor,
  recordedAt: row.recorded_at,
});

/** As today's code has it. */
export const toRecordedEvent = (row: EventRow): RecordedEvent => upcast(toStoredEvent(row));
