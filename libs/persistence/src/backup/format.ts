/**
 * A backup is one gzipped text. Its first line is the manifest; then comes each table: a line that names it and its columns,
 * its rows as COPY writes them (text format), `\.` on a line of its own, and a line with their number and SHA-256. A last
 * line says that nothing is missing. Lines of ours are JSON; `zcat` shows all of it.
 */
export interface Manifest {
  readonly format: 'clockbeat-backup';
  readonly formatVersion: number;
  /** ISO 8601: everything that was committed before then is in it. */
  readonly takenAt: string;
  /** The shape of the tables: the names of the migrations that had run. */
  readonly migrations: readonly string[];
  /** The newest schema of each type of event that is in it; the last line of newer backups says it, since it is found on the way. */
  readonly eventSchemas: EventSchemas;
  /** Files of archived months, which a backup speaks of and does not hold; left out by a release before there were any. */
  readonly archivedFiles?: readonly string[];
}
export type EventSchemas = Readonly<Record<string, number>>;
export const formatVersion = 1;

export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}
export interface TableEnd {
  readonly rows: number;
  readonly sha256: string;
}
export interface LastLine {
  readonly end: true;
  readonly tables: number;
  readonly eventSchemas?: EventSchemas;
}

/** What stands in the place of a row after the last one: COPY itself never writes such a line. */
export const endOfRows = '\\.\n';

/** The file is no backup, or not a whole one, or not for this release: nothing was touched. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

export const cutOff = (): BadBackup => new BadBackup('This backup is cut off: it has no end.');
