import { serverOwnedFields } from '../http/server-owned.js';

/** An object as somebody sent it. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; null for whatever is none. */
export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

/** The first name that is none of the known; null: there is none. The server's own are ignored. */
export const unknownName = (fields: Fields, known: ReadonlySet<string>): string | null => {
  const unknown = Object.keys(fields).find((name) => !known.has(name) && !serverOwnedFields.has(name));
  return unknown?.slice(0, 50) ?? null;
};

/** What is wrong with the names of these fields, in words for their author; null: nothing. */
export const problemOfNames = (fields: Fields, known: ReadonlySet<string>): string | null => {
  const unknown = unknownName(fields, known);
  return unknown === null ? null : `${unknown} is not a known field`;
};
