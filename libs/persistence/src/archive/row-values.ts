import type { ArchivedRow } from './archived-row.js';

/** The parameters of the statements over archived rows, in their order. */
export const rowValues = (rows: readonly ArchivedRow[], transactionId: string | null): unknown[] => [
  rows.map((row) => String(row.position)),
  rows.map((row) => row.gameId),
  rows.map((row) => row.version),
  rows.map((row) => row.type),
  rows.map((row) => row.schema),
  rows.map((row) => row.data),
  rows.map((row) => row.key),
  rows.map((row) => String(row.at)),
  rows.map((row) => row.actor),
  rows.map((row) => String(row.transactionId)),
  rows.map((row) => String(row.recordedAt)),
  transactionId,
];
