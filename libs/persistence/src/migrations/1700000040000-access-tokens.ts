import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal access tokens: of the token itself only its SHA-256 is kept. */
export class AccessTokens1700000040000 implements MigrationInterface {
  readonly name = 'AccessTokens1700000040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table access_tokens (
        id text collate "C" primary key,
        user_id uuid not null references users (id) on delete cascade,
        token_hash text collate "C" not null unique,
        name text not null,
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz
      );
      create index access_tokens_user on access_tokens (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table access_tokens');
  }
}
