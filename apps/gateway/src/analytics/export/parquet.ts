import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ByteWriter, parquetWriteRows } from 'hyparquet-writer';
import type { ExportedRow } from './exported-row.js';

/** Rows that are encoded in one go: it holds the event loop for some ms, and this many are held in memory. */
const rowsInGroup = 5_000;

type Columns = Parameters<typeof parquetWriteRows>[0]['columns'];

const columns: Columns = [
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
];

async function* single(pages: AsyncIterable<readonly ExportedRow[]>): AsyncGenerator<ExportedRow> {
  for await (const page of pages) yield* page;
}

/** Rows as a Parquet file, a group of them at a time: the next one is read when the reader has taken the one before. */
export const parquetOf = (pages: AsyncIterable<readonly ExportedRow[]>): Readable => {
  const out = new PassThrough();
  const hungUp = new AbortController();
  out.once('close', () => hungUp.abort());
  const writer = new ByteWriter();
  const flush = async (): Promise<void> => {
    const bytes = Buffer.from(new Uint8Array(writer.buffer, 0, writer.index));
    writer.index = 0;
    hungUp.signal.throwIfAborted();
    if (!out.write(bytes)) await once(out, 'drain', { signal: hungUp.signal });
  };
  const write = async (): Promise<void> => {
    await parquetWriteRows({
      writer: Object.assign(writer, { flush, finish: flush }),
      rows: single(pages),
      columns,
      rowGroupSize: rowsInGroup,
    });
    out.end();
  };
  write().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
};
