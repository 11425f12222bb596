import type { Readable } from 'node:stream';
import { type ParquetFormat, parquetOf } from '@clockbeat/persistence';
import type { ExportedRow } from './exported-row.js';

const format: ParquetFormat = {
  columns: [
    { name: 'gameId', type: 'STRING', nullable: false },
    { name: 'version', type: 'INT32', nullable: false },
    { name: 'type', type: 'STRING', nullable: false },
    { name: 'schema', type: 'INT32', nullable: false },
    { name: 'at', type: 'TIMESTAMP', nullable: false },
    { name: 'recordedAt', type: 'TIMESTAMP', nullable: false },
    { name: 'actor', type: 'STRING', nullable: false },
    // statistics would keep the smallest and the largest of each group in full
    { name: 'data', type: 'JSON', nullable: false, statistics: false },
    { name: 'cursor', type: 'STRING', nullable: false, statistics: false },
  ],
  rowsInGroup: 5_000,
};

/** An export as a Parquet file. */
export const exportAsParquet = (pages: AsyncIterable<readonly ExportedRow[]>): Readable =>
  parquetOf(pages, format);
