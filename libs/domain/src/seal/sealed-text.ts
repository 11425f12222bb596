import type { StoredEvent } from '../upcast.js';
import { jsonbText } from './jsonb-text.js';

/**
 * Fields of an event's data that hold what people call themselves. The seal leaves them out, so that a name can be erased
 * and the log still verifies.
 */
export const nameFields = ['name', 'shownName', 'teamName', 'hostTeamName'] as const;

const isNameField = (field: string): boolean => nameFields.some((name) => name === field);

/** PostgreSQL keeps times to the microsecond. */
const micros = (ms: number): number => Math.round(ms * 1_000);

/** What of an event is sealed, and the names beside it. */
export type SealedEvent = Pick<StoredEvent, 'type' | 'schema' | 'at' | 'recordedAt' | 'actor'> & {
  readonly data: object;
};

/**
 * What the seal says of an event, as it lies on disk: everything but names, its key (names are in some) and its place, which
 * the chain says.
 */
export const sealedText = ({ type, schema, at, recordedAt, actor, data }: SealedEvent): string => {
  const nameless = Object.fromEntries(Object.entries(data).filter(([field]) => !isNameField(field)));
  return [type, schema, micros(at), micros(recordedAt), actor, jsonbText(nameless)].join(' ');
};
