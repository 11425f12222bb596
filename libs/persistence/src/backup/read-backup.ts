import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BackupLines } from './backup-lines.js';
import {
  BadBackup,
  cutOff,
  type EventSchemas,
  formatVersion,
  type LastLine,
  type Manifest,
  type TableEnd,
  type TableHead,
} from './format.js';

/** Comes last: what events there were. */
export interface Contents {
  readonly eventSchemas: EventSchemas;
}

/** One table of a backup. Its rows must be read before the next table is asked for. */
export interface Section extends TableHead {
  rows(): AsyncIterable<Buffer>;
}

/** Reads a backup from its beginning to its end; throws `BadBackup` at the first thing that is not as it was written. */
export const readBackup = (file: string): AsyncGenerator<Manifest | Section | Contents> =>
  partsOf(new BackupLines(unzipped(file)));

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(file);
  const text = stream.pipe(createGunzip());
  stream.once('error', (error) => text.destroy(error));
  try {
    yield* text;
  } catch (error) {
    throw readable(error);
  } finally {
    stream.destroy();
    text.destroy();
  }
}

async function* partsOf(lines: BackupLines): AsyncGenerator<Manifest | Section | Contents> {
  yield manifestIn(await lines.next());
  for (let tables = 0; ; tables += 1) {
    const head = parse<Partial<TableHead & LastLine>>(await lines.next());
    if (head.end === true) {
      if (head.tables !== tables || !(await lines.isOver()))
        throw new BadBackup('This backup is damaged: it does not end where it should.');
      yield { eventSchemas: head.eventSchemas ?? {} };
      return;
    }
    const { table, columns } = head;
    if (table === undefined || columns === undefined) throw damaged('A table');
    yield { table, columns, rows: () => checkedRows(lines, table) };
  }
}

/** Hands on the rows, and holds them against what was counted when they were written. */
async function* checkedRows(lines: BackupLines, table: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of lines.rows()) {
    hash.update(chunk);
    yield chunk;
  }
  const { sha256 } = parse<Partial<TableEnd>>(await lines.next());
  if (hash.digest('hex') !== sha256) throw damaged(`The table ${table}`);
}

const manifestIn = (line: string): Manifest => {
  const manifest = parse<Partial<Manifest>>(line);
  if (manifest.format !== 'clockbeat-backup') throw notOurs();
  if (manifest.formatVersion !== formatVersion)
    throw new BadBackup('This backup is of another format: restore it with the release that wrote it.');
  return manifest as Manifest;
};

const parse = <T>(line: string): T => {
  try {
    return JSON.parse(line);
  } catch {
    throw notOurs();
  }
};

const notOurs = () => new BadBackup('This is no backup of Clockbeat, or a damaged one.');
const damaged = (what: string) => new BadBackup(`This backup is damaged: ${what} is not what was written.`);

/** The words of zlib and of the file system, in ours. */
const readable = (error: unknown): unknown => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'Z_BUF_ERROR') return cutOff();
  if (code === 'Z_DATA_ERROR') return notOurs();
  if (code === 'ENOENT') return new BadBackup('There is no such file.');
  return error;
};

/** Reads a backup through without doing anything with it: the manifest, and how many bytes of rows each table has. */
export const examineBackup = async (
  file: string,
): Promise<{ manifest: Manifest; bytes: Map<string, number> }> => {
  let manifest: Manifest | null = null;
  let newest: EventSchemas = {};
  const bytes = new Map<string, number>();
  for await (const part of readBackup(file)) {
    if ('format' in part) {
      manifest = part;
      continue;
    }
    if (!('rows' in part)) {
      newest = part.eventSchemas;
      continue;
    }
    let size = 0;
    for await (const rows of part.rows()) size += rows.length;
    bytes.set(part.table, size);
  }
  if (manifest === null) throw notOurs();
  const eventSchemas = { ...manifest.eventSchemas, ...newest };
  return { manifest: { ...manifest, eventSchemas }, bytes };
};
