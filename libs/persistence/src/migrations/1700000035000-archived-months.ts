import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which months of the log are in the archive, and in which files (docs/decisions/065). `kept` of its events
 * are in the log all the same. `transaction_id` is what all their events count as since the database was
 * restored, for the numbers in the files are of the server before; null: their own. A backup leaves it out, as it does with
 * that of events, and the default puts them into the transaction that restored the others.
 */
export class ArchivedMonths1700000035000 implements MigrationInterface {
  readonly name = 'ArchivedMonths1700000035000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table archived_months (
        month text collate "C" primary key,
        from_id text collate "C" not null,
        to_id text collate "C" not null,
        files jsonb not null,
        games int not null,
        events bigint not null,
        kept bigint not null,
        transaction_id xid8 default pg_current_xact_id(),
        archived_at timestamptz not null default clock_timestamp()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table archived_months');
  }
}
