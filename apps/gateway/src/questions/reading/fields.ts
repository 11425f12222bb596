import { serverOwnedFields } from '../../http/server-owned.js';

/** An object as somebody sent it. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; null for whatever is none. */
export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

/** What is wrong with the names of these fields, in words for their author; null: nothing. The server's own are ignored. */
export const problemOfNames = (fields: Fields, known: ReadonlySet<string>): string | null => {
  const unknown = Object.keys(fields).find((name) => !known.has(name) && !serverOwnedFields.has(name));
  return unknown === undefined ? null : `${unknown.slice(0, 50)} is not a known field`;
};
