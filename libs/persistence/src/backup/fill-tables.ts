import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { makeMonthsOfStreams } from '../months/make-months.js';
import { quoted, resumeCounting, tablesOf } from './catalogue.js';
import { readBackup, type Section } from './read-backup.js';

/** Tables that no release of ours makes are not ours to bring back; nor are seals that this one keeps in another shape. */
const canTake = (columns: readonly string[] | undefined, section: Section): boolean =>
  columns !== undefined &&
  (section.table !== 'game_seals' || section.columns.every((column) => columns.includes(column)));

export interface Filled {
  readonly rows: Readonly<Record<string, number>>;
  readonly leftOut: readonly string[];
}

/**
 * Puts a backup into empty tables, all of it or nothing. The events get the transaction id of this very transaction: it is
 * decided when they can be seen, and their order is that of their positions, which agrees with the versions of each stream.
 */
export const fillTables = async (client: pg.Client, file: string): Promise<Filled> => {
  const rows: Record<string, number> = {};
  const leftOut: string[] = [];
  await client.query('begin');
  try {
    const tables = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
    const emptied = [...tables.keys()].filter((name) => name !== 'migrations');
    await client.query(`truncate ${emptied.map(quoted).join(', ')}`);
    for await (const part of readBackup(file)) {
      if (!('rows' in part)) continue;
      if (canTake(tables.get(part.table), part)) {
        // its games have come before it: each month gets a part of its own again
        if (part.table === 'events') await makeMonthsOfStreams(client, Date.now());
        rows[part.table] = await fill(client, part);
      } else {
        leftOut.push(part.table);
        await pass(part);
      }
    }
    await resumeCounting(client);
    if (tables.has('installation'))
      await client.query('delete from installation; insert into installation default values');
    // The seals are there to be compared with; then the first gateway makes them again, like every read model.
    await client.query(`insert into projections (name, build, version) values ('seals', 'live', 0)`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  return { rows, leftOut };
};

const fill = async (client: pg.Client, { table, columns, rows }: Section): Promise<number> => {
  const into = client.query(copyFrom(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`));
  await pipeline(Readable.from(rows()), into);
  return into.rowCount;
};

/** Reads rows that nobody takes: the next table lies behind them. */
const pass = async ({ rows }: Section): Promise<void> => {
  for await (const _rows of rows());
};
