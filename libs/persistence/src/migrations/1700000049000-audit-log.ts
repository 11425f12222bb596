import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was done with accounts, each line sealed onto the one before it. The chain's own row says where it stands: whoever adds
 * a line waits for it, and what retention took away ends at its base. `actor` and `about` are bare ids, as in the log of a game.
 */
export class AuditLog1700000049000 implements MigrationInterface {
  readonly name = 'AuditLog1700000049000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table audit_entries (
        sequence bigint primary key,
        at timestamptz not null,
        actor uuid,
        what text collate "C" not null,
        about text collate "C",
        details jsonb not null,
        digest bytea not null,
        seal bytea not null
      );
      create index audit_entries_at on audit_entries (at);
      create index audit_entries_actor on audit_entries (actor, sequence);
      create index audit_entries_about on audit_entries (about, sequence);
      create table audit_chain (
        id smallint primary key default 1 check (id = 1),
        base_sequence bigint not null,
        base_seal bytea not null,
        head_sequence bigint not null,
        head_seal bytea not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_entries, audit_chain');
  }
}
