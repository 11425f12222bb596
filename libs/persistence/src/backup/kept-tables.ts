import type pg from 'pg';
import { projections } from '../projections/all-projections.js';
import { type Table, tablesOf } from './catalogue.js';

/** The seals come along although a projection makes them: what is restored is compared with them. */
const sealed = 'game_seals';

/** What can be made again from the log, or says how far that has come; what the manifest says; what each database has of its own. */
const madeAnew = new Set([
  ...projections.flatMap(({ tables }) => tables).filter((table) => table !== sealed),
  'projections',
  'game_snapshots',
  'migrations',
  'installation',
  'analysis_key',
  'unused_archive_files',
]);

/** Of the server that gave them out: on another one they would mean something else. */
const ofTheServer: Readonly<Record<string, readonly string[]>> = {
  events: ['transaction_id'],
  archived_months: ['transaction_id'],
};

/**
 * What a backup holds: every table that is not made from the log, found in the database itself, so that no list can forget
 * one. In the order in which they can be filled.
 */
export const keptTables = async (client: Pick<pg.ClientBase, 'query'>): Promise<Table[]> =>
  (await tablesOf(client))
    .filter(({ name }) => !madeAnew.has(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => !ofTheServer[name]?.includes(column)),
    }));
