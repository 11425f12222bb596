import type { RecordedEvent } from '@clockbeat/domain';

/** The columns of an event as every read selects them; times as epoch ms. */
export const eventColumns = /* sql */ `
  game_id, version, type, schema, data, actor,
  (extract(epoch from at) * 1000)::float8 as at, (extract(epoch from recorded_at) * 1000)::float8 as recorded_at`;

export interface EventRow {
  game_id: string;
  version: number;
  type: string;
  schema: number;
  data: object;
  actor: string;
  at: number;
  recorded_at: number;
}

/** The types of stored events are those of the code that wrote them; reading trusts the log. */
export const toRecordedEvent = (row: EventRow): RecordedEvent =>
  ({
    gameId: row.game_id,
    version: row.version,
    type: row.type,
    schema: row.schema,
    data: row.data,
    at: row.at,
    actor: row.actor,
    recordedAt: row.recorded_at,
  }) as unknown as RecordedEvent;
