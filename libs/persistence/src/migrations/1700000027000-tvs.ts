import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Screens without a sign-in: the letters that one waits with, then whose games it follows. */
export class Tvs1700000027000 implements MigrationInterface {
  readonly name = 'Tvs1700000027000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table tvs (
        id text collate "C" primary key,
        token_hash text collate "C" not null unique,
        code text collate "C" not null,
        code_until timestamptz not null,
        user_id uuid references users (id) on delete cascade,
        session_id varchar,
        paired_at timestamptz,
        seen_at timestamptz not null,
        browser text,
        system text
      );
      create unique index tvs_waiting on tvs (code) where user_id is null;
      create index tvs_user on tvs (user_id) where user_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tvs');
  }
}
