import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { archivedMonths } from '../archive/archived-months.js';
import { beginning, type Position } from '../event-store/event-store.js';
import { type ForgottenName, forgottenIn } from '../names/forgotten-names.store.js';
import { nextStretch } from '../projections/checkpoint.sql.js';
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

/** Some ten milliseconds' worth. */
const eventsInPage = 5_000;

export interface BackedUp {
  /** Of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Events that the heads of the streams speak of and the log did not hold: somebody deleted games meanwhile, or before. */
  readonly missing: number;
  /** Files of the archive that a restored database needs besides. */
  readonly archivedFiles: readonly string[];
  /** Names that were forgotten until the file was whole. */
  readonly forgotten: readonly ForgottenName[];
}

/** What was there at one moment. */
interface Moment {
  /** By which every event can be asked whether it was. */
  readonly snapshot: string;
  /** Versions of all streams together, but for what is in the archive alone: as many events there were. */
  readonly events: number;
  readonly archivedFiles: readonly string[];
}

/**
 * Copies everything that cannot be made again into a file, as of one moment, while games go on. All tables but the log and
 * the bytes of pictures and sounds are read in one snapshot, read only, which holds up no reader of the log. Events never change, so the log follows without
 * one, page by page: those that this snapshot sees, which are those up to the versions of the streams in it. A snapshot held
 * for so long would keep each version of a stream's row, of which a game makes thousands, and each append would walk along
 * them. The file has its name only once it is whole and on the disk.
 */
export const writeBackup = async (url: string, file: string, pageSize = eventsInPage): Promise<BackedUp> => {
  if (existsSync(file)) throw new Error(`${file} exists already: nothing was written.`);
  const client = await connectOperator(url, 'clockbeat backup');
  const unfinished = `${file}.unfinished`;
  const rows: Record<string, number> = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    const moment = await readMoment(client);
    await pipeline(
      Readable.from(contentsOf(client, moment, pageSize, rows)),
      // games are played beside it: a little larger, a lot quicker
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await onDisk(unfinished);
    await rename(unfinished, file);
    return {
      rows,
      missing: Math.max(0, moment.events - (rows['events'] ?? 0)),
      archivedFiles: moment.archivedFiles,
      forgotten: await forgottenIn(client),
    };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
};

async function* contentsOf(
  client: pg.Client,
  { snapshot, archivedFiles }: Moment,
  pageSize: number,
  counts: Record<string, number>,
): AsyncGenerator<string | Buffer> {
  const manifest = { ...(await manifestOf(client)), archivedFiles };
  const tables = await keptTables(client);
  const isLog = ({ name }: Table): boolean => name === 'events';
  const isMedia = ({ name }: Table): boolean => name === 'media_bytes';
  yield line(manifest);
  for (const table of tables.filter((one) => !isLog(one) && !isMedia(one))) {
    yield line({ table: table.name, columns: table.columns });
    counts[table.name] = yield* ended(rowsOf(client, table));
  }
  await client.query('commit');
  for (const table of tables.filter(isMedia)) {
    yield line({ table: table.name, columns: table.columns });
    counts[table.name] = yield* ended(bytesOf(client, table));
  }
  const eventSchemas: Record<string, number> = {};
  for (const log of tables.filter(isLog)) {
    yield line({ table: log.name, columns: log.columns });
    counts[log.name] = yield* ended(eventsOf(client, log, { snapshot, pageSize, eventSchemas }));
  }
  yield line({ end: true, tables: tables.length, eventSchemas });
}

/** Rows, and behind them what was counted of them; answers how many they were. */
async function* ended(pieces: AsyncGenerator<Buffer, number>): AsyncGenerator<string | Buffer, number> {
  const hash = createHash('sha256');
  for (let piece = await pieces.next(); ; piece = await pieces.next()) {
    if (piece.done) {
      yield endOfRows;
      yield line({ rows: piece.value, sha256: hash.digest('hex') });
      return piece.value;
    }
    hash.update(piece.value);
    yield piece.value;
  }
}

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<Buffer, number> {
  return yield* copied(client, `${quoted(name)} (${listed(columns)})`);
}

/** Some ten megabytes. */
const mediaInPage = 25;

/**
 * Bytes never change under their hash, so they need no snapshot, which they would hold for long: what came since then is
 * there too many, what was swept since then was named by nothing.
 */
async function* bytesOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<Buffer, number> {
  let [after, count] = ['', 0];
  for (;;) {
    const { rows } = await client.query<{ last: string | null }>(
      `select max(hash) as last from (select hash from ${quoted(name)} where hash > $1 order by hash limit ${mediaInPage}) page`,
      [after],
    );
    const last = rows[0]?.last ?? null;
    if (last === null) return count;
    count += yield* copied(
      client,
      `(select ${listed(columns)} from ${quoted(name)} where hash > '${after}' and hash <= '${last}' order by hash)`,
    );
    after = last;
  }
}

interface LogRead {
  readonly snapshot: string;
  readonly pageSize: number;
  /** Gets the newest schema of each type that occurs. */
  readonly eventSchemas: Record<string, number>;
}

/** The log as the snapshot sees it, in its order; each page is a statement of its own. */
async function* eventsOf(
  client: pg.Client,
  { name, columns }: Table,
  { snapshot, pageSize, eventSchemas }: LogRead,
): AsyncGenerator<Buffer, number> {
  const [, end = '0'] = snapshot.split(':');
  let [after, count] = [beginning, 0];
  for (;;) {
    type Stretch = Position & { schemas: Record<string, number> };
    const bounds = [after.transactionId, after.position, end, pageSize];
    const [stretch] = (await client.query<Stretch>(nextStretch, bounds)).rows;
    if (!stretch) return count;
    for (const [type, schema] of Object.entries(stretch.schemas))
      eventSchemas[type] = Math.max(schema, eventSchemas[type] ?? 0);
    const page = /* sql */ `(
      select ${listed(columns)} from ${quoted(name)}
      where (transaction_id, position) > ('${after.transactionId}', ${after.position})
        and (transaction_id, position) <= ('${stretch.transactionId}', ${stretch.position})
        and pg_visible_in_snapshot(transaction_id, '${snapshot}')
      order by transaction_id, position)`;
    count += yield* copied(client, page);
    after = stretch;
  }
}

async function* copied(client: pg.Client, what: string): AsyncGenerator<Buffer, number> {
  const rows = client.query(copyTo(`copy ${what} to stdout`));
  yield* rows;
  return rows.rowCount;
}

const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ');

const readMoment = async (client: pg.Client): Promise<Moment> => {
  if ((await migrationsOf(client)).length === 0)
    throw new Error('There is nothing of Clockbeat in this database.');
  const { rows } = await client.query<Omit<Moment, 'archivedFiles'>>(/* sql */ `
    select pg_current_snapshot()::text as snapshot, coalesce(sum(version), 0)::float8 as events from game_streams`);
  if (!rows[0]) throw new Error('A sum has always one row');
  const { snapshot, events } = rows[0];
  const months = await archivedMonths(client);
  const away = months.reduce((sum, month) => sum + month.events - month.kept, 0);
  const archivedFiles = months.flatMap(({ files }) => files.map(({ name }) => name));
  return { snapshot, events: events - away, archivedFiles };
};

const manifestOf = async (client: pg.Client): Promise<Manifest> => {
  const { rows: clock } = await client.query<{ now: Date }>('select transaction_timestamp() as now');
  return {
    format: 'clockbeat-backup',
    formatVersion,
    takenAt: clock[0]?.now.toISOString() ?? '',
    migrations: await migrationsOf(client),
    eventSchemas: {},
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
