import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What single accounts may have in place of what all may, and the games of the last minutes that lists may not know yet. */
export class Quotas1700000052000 implements MigrationInterface {
  readonly name = 'Quotas1700000052000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table account_quotas (
        user_id uuid not null references users (id) on delete cascade,
        quota text collate "C" not null,
        most bigint not null,
        primary key (user_id, quota)
      );
      create table game_claims (
        game_id text collate "C" primary key,
        host_id uuid not null references users (id) on delete cascade,
        claimed_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table game_claims, account_quotas');
  }
}
