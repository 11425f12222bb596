import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { migrationsOf, quoted, type Table } from './catalogue.js';
import {
  endOfRows,
  formatVersion,
  type LastLine,
  type Manifest,
  type TableEnd,
  type TableHead,
} from './format.js';
import { keptTables } from './kept-tables.js';
import { connectOperator } from './operator-client.js';

const line = (value: Manifest | TableHead | TableEnd | LastLine): string => `${JSON.stringify(value)}\n`;

/**
 * Copies everything that cannot be made anew into a file, as of one moment, while games go on: one snapshot of the database,
 * read only, which holds up no reader of the log. The file has its name only once it is whole and on the disk.
 */
export const writeBackup = async (url: string, file: string): Promise<Record<string, number>> => {
  if (existsSync(file)) throw new Error(`${file} exists already: nothing was written.`);
  const client = await connectOperator(url, 'clockbeat backup');
  const unfinished = `${file}.unfinished`;
  const counts: Record<string, number> = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(contentsOf(client, counts)),
      // games are played beside it: a little larger, a lot quicker
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await onDisk(unfinished);
    await rename(unfinished, file);
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
};

async function* contentsOf(
  client: pg.Client,
  counts: Record<string, number>,
): AsyncGenerator<string | Buffer> {
  const manifest = await manifestOf(client);
  const tables = await keptTables(client);
  yield line(manifest);
  for (const table of tables) {
    yield line({ table: table.name, columns: table.columns });
    const end = yield* rowsOf(client, table);
    counts[table.name] = end.rows;
    yield endOfRows;
    yield line(end);
  }
  yield line({ end: true, tables: tables.length });
}

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<Buffer, TableEnd> {
  const rows = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  const hash = createHash('sha256');
  for await (const chunk of rows) {
    hash.update(chunk);
    yield chunk;
  }
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}

const manifestOf = async (client: pg.Client): Promise<Manifest> => {
  const migrations = await migrationsOf(client);
  if (migrations.length === 0) throw new Error('There is nothing of Clockbeat in this database.');
  const { rows: clock } = await client.query<{ now: Date }>('select transaction_timestamp() as now');
  const { rows: types } = await client.query<{ type: string; schema: number }>(
    'select type, max(schema) as schema from events group by type order by type',
  );
  return {
    format: 'clockbeat-backup',
    formatVersion,
    takenAt: clock[0]?.now.toISOString() ?? '',
    migrations,
    eventSchemas: Object.fromEntries(types.map(({ type, schema }) => [type, schema])),
  };
};

const onDisk = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
