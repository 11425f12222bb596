import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ByteWriter, parquetWriteRows } from 'hyparquet-writer';

type Written = Parameters<typeof parquetWriteRows>[0];

/** How rows are written as Parquet. */
export interface ParquetFormat {
  readonly columns: Written['columns'];
  /** Where the types of the columns are not enough. */
  readonly schema?: NonNullable<Written['schema']>;
  /** Rows that are encoded in one go: it holds the event loop for some ms, and this many are held in memory. */
  readonly rowsInGroup: number;
  /** As many bytes of the smallest and the largest value of a group are kept at most; 16. */
  readonly statisticsTruncateLength?: number;
}

async function* single<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row> {
  for await (const page of pages) yield* page;
}

/** Rows as a Parquet file, a group of them at a time: the next one is read when the reader has taken the one before. */
export const parquetOf = <Row extends object>(
  pages: AsyncIterable<readonly Row[]>,
  { rowsInGroup: rowGroupSize, ...format }: ParquetFormat,
): Readable => {
  const out = new PassThrough();
  out.on('error', () => undefined); // whoever reads is told, also where the reading begins later
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
      rowGroupSize,
      ...format,
    });
    out.end();
  };
  write().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
};
