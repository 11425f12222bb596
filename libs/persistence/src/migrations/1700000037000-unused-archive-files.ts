import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files of months that have come back into the log, and since when: nothing reads them, while backups of before name them
 * still. A backup leaves this table out: what its database wrote is not the other one's to delete.
 */
export class UnusedArchiveFiles1700000037000 implements MigrationInterface {
  readonly name = 'UnusedArchiveFiles1700000037000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table unused_archive_files (
        name text collate "C" primary key,
        since timestamptz not null default clock_timestamp()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unused_archive_files');
  }
}
