import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { migrationsOf, quoted } from './catalogue.js';
import { BadBackup } from './format.js';
import { keptTables } from './kept-tables.js';

/** The place is not one into which a backup can be restored: nothing was touched. */
export class UnfitTarget extends Error {
  override readonly name = 'UnfitTarget';
}

/** Every gateway and every command of ours names itself so; this restore has a name of its own. */
const others = /* sql */ `
select count(*)::int as count from pg_stat_activity
where datname = current_database() and application_name like 'clockbeat%'
  and application_name not like 'clockbeat restore%'`;

/** A connection is on the server's list for a moment after its client has closed it: so long a gateway that was stopped may take. */
const leavingMs = 5_000;
const lookEveryMs = 100;

export const refuseRunningGateways = async (client: pg.Client): Promise<void> => {
  const deadline = performance.now() + leavingMs;
  for (;;) {
    const { rows } = await client.query<{ count: number }>(others);
    if ((rows[0]?.count ?? 0) === 0) return;
    if (performance.now() > deadline)
      throw new UnfitTarget('Clockbeat is running on this database: stop every gateway first.');
    await setTimeout(lookEveryMs);
  }
};

const notTheBanks = /* sql */ `where hash not in (
  select media_hash from questions where created_by is null and media_hash is not null)`;
/** Every gateway brings the question bank, its version and its pictures along by itself: they belong to nobody. */
const ofTheBank: Readonly<Record<string, string>> = {
  questions: 'questions where created_by is not null',
  bank_version: 'bank_version where false',
  media: `media ${notTheBanks}`,
  media_bytes: `media_bytes ${notTheBanks}`,
};
const rowOf = (table: string): string => ofTheBank[table] ?? quoted(table);

/** A database in which something is kept is not overwritten, whatever it is. */
export const refuseFilled = async (client: pg.Client): Promise<void> => {
  for (const { name } of await keptTables(client)) {
    const { rows } = await client.query(`select 1 from ${rowOf(name)} limit 1`);
    if (rows.length > 0)
      throw new UnfitTarget(`This database is not empty (${name}): restore into a new one.`);
  }
};

/** A database that an older or newer release has made is of another shape than the backup. */
export const refuseOtherShape = async (client: pg.Client, migrations: readonly string[]): Promise<void> => {
  const made = await migrationsOf(client);
  const isNew = made.length === 0;
  if (!isNew && made.join() !== migrations.join())
    throw new UnfitTarget(
      'The tables of this database are of another release than the backup: restore into a new one.',
    );
};

/** What a newer release wrote cannot be read here, so it is not restored here either. */
export const refuseNewerRelease = (
  {
    migrations,
    eventSchemas,
  }: { migrations: readonly string[]; eventSchemas: Readonly<Record<string, number>> },
  known: { migrations: readonly string[]; eventSchemas: Readonly<Record<string, number>> },
): void => {
  const newer = [
    ...migrations.filter((name) => !known.migrations.includes(name)),
    ...Object.entries(eventSchemas)
      .filter(([type, schema]) => schema > (known.eventSchemas[type] ?? 0))
      .map(([type, schema]) => `${type} of schema ${schema}`),
  ];
  if (newer.length > 0)
    throw new BadBackup(`A newer release made this backup (${newer.join(', ')}): restore it with that one.`);
};
