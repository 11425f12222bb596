import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { holdRebuilds } from '../expiry/expiry.sql.js';
import { onConnection } from '../in-transaction.js';
import { inShortTries } from '../months/in-short-tries.js';
import type { Month } from '../months/month.js';
import * as sql from './archive.sql.js';
import { type Top, withTables } from './may-go.js';
import { NotArchivable } from './not-archivable.js';
import type { Written } from './write-month.js';

/** Between two transactions projections read on. */
const breatheMs = 5;

/** Somebody may have the log in use for some minutes. */
const tries = { lockMs: 50, statementMs: 1_000, attempts: 200, pauseMs: 500 };

/** Makes the small table beside the log, and says how many rows it has, in short transactions: one that writes holds back what projections may read. */
export const keepRows = async (
  client: pg.Client,
  month: Month,
  { horizon }: Top,
  stops: readonly string[],
): Promise<number> => {
  await client.query(sql.makeBeside(month));
  let [before, kept] = ['', 0];
  for (const stop of stops) {
    kept += (await client.query(sql.keepRows(month), [before, stop, horizon])).rowCount ?? 0;
    before = stop;
    await pause(breatheMs);
  }
  return kept;
};

/**
 * The small table takes the place of the large one, and the month is noted, in one transaction; `onSwapped` is told before it
 * is committed.
 */
export const swap = async (
  client: pg.Client,
  month: Month,
  { horizon }: Top,
  { files, games, events, kept }: Written & { readonly kept: number },
  onSwapped: () => Promise<void> | void,
): Promise<void> => {
  const { name, from, to } = month;
  const refuse = (why: string): never => {
    throw new NotArchivable(`The month ${name} cannot be archived: ${why}.`);
  };
  const swapped = await inShortTries(
    tries,
    (work) => onConnection(client, work),
    async () => {
      const { rows } = await client.query<{ held: boolean }>(holdRebuilds, [withTables]);
      if (!rows[0]?.held) refuse('a projection is being built anew');
      for (const statement of sql.swap(month, horizon)) await client.query(statement);
      await client.query(sql.noteMonth, [name, from, to, JSON.stringify(files), games, events, kept]);
      await onSwapped();
      return true;
    },
  );
  if (!swapped) refuse('some program reads the log in a transaction that does not end');
};
