import type { Readable } from 'node:stream';
import { type FileMetaData, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { type ParquetFormat, parquetOf } from '../parquet/parquet-of.js';
import type { ArchiveFiles } from './archive-files.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import type { ArchivedRow } from './archived-row.js';

/**
 * What is read for one game: a group is decoded in some ms, and a game of an evening lies in one or two of them. An export
 * has larger groups, since it is read as a whole.
 */
export const rowsInGroup = 1_000;

const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' } as const;
const time = { type: 'INT64', converted_type: 'TIMESTAMP_MICROS', repetition_type: 'REQUIRED' } as const;
const number = { type: 'INT32', repetition_type: 'REQUIRED' } as const;
const long = { type: 'INT64', repetition_type: 'REQUIRED' } as const;

const schema = [
  { name: 'root', num_children: 11 },
  { name: 'gameId', ...text },
  { name: 'version', ...number },
  { name: 'type', ...text },
  { name: 'schema', ...number },
  { name: 'at', ...time },
  { name: 'recordedAt', ...time },
  { name: 'actor', ...text },
  // as text: what the writer calls JSON it writes anew, with other numbers
  { name: 'data', ...text },
  { name: 'key', ...text },
  { name: 'transactionId', ...long },
  { name: 'position', ...long },
] satisfies ParquetFormat['schema'];

const format: ParquetFormat = {
  columns: schema.slice(1).map(({ name }) => {
    // statistics would keep the smallest and the largest of each group
    return name === 'data' || name === 'key' ? { name, statistics: false } : { name };
  }),
  schema,
  rowsInGroup,
  // whole ids: where a group is one game its versions say more
  statisticsTruncateLength: 64,
};

/** Rows in the order of games and versions, as a Parquet file. */
export const eventFileOf = (pages: AsyncIterable<readonly ArchivedRow[]>): Readable =>
  parquetOf(pages, format);

/** Rows that lie together, from one game to another. */
export interface RowGroup {
  readonly nth: number;
  readonly start: number;
  readonly end: number;
  /** No row of it is of a game before or behind these. */
  readonly from: string;
  readonly to: string;
  /** Where all of it is one game: the versions that it has of it. */
  readonly versions: { readonly first: number; readonly last: number };
}

/** What a file says of itself: where its groups lie. */
export interface EventFile {
  readonly name: string;
  readonly bytes: number;
  readonly metadata: FileMetaData;
  readonly groups: readonly RowGroup[];
}

const parsers = { timestampFromMicroseconds: (micros: bigint): bigint => micros };

const bufferOf = (files: ArchiveFiles, name: string, byteLength: number) => ({
  byteLength,
  slice: (start: number, end = byteLength) => files.read(name, start, end),
});

export const openEventFile = async (
  files: ArchiveFiles,
  { name, bytes }: { readonly name: string; readonly bytes: number },
): Promise<EventFile> => {
  const metadata = await damagedUnless(name, () =>
    parquetMetadataAsync(bufferOf(files, name, bytes), { parsers }),
  );
  const groups: RowGroup[] = [];
  for (const { num_rows, columns } of metadata.row_groups) {
    const start = groups.at(-1)?.end ?? 0;
    const [games, versions] = [columns[0]?.meta_data?.statistics, columns[1]?.meta_data?.statistics];
    groups.push({
      nth: groups.length,
      start,
      end: start + Number(num_rows),
      from: String(games?.min_value ?? ''),
      to: String(games?.max_value ?? '\uffff'),
      versions: { first: Number(versions?.min_value ?? 0), last: Number(versions?.max_value ?? 2 ** 31) },
    });
  }
  return { name, bytes, metadata, groups };
};

export const readGroup = (
  files: ArchiveFiles,
  { name, bytes, metadata }: EventFile,
  { start, end }: RowGroup,
): Promise<ArchivedRow[]> =>
  damagedUnless(name, async () => {
    const file = bufferOf(files, name, bytes);
    const rows = await parquetReadObjects({ file, metadata, rowStart: start, rowEnd: end, parsers });
    return rows as unknown as ArchivedRow[];
  });

/** The reader's own words are about bytes. */
const damagedUnless = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ArchiveUnavailable) throw error;
    throw new ArchiveUnavailable(`The file ${name} of the archive is damaged`, { cause: error });
  }
};
