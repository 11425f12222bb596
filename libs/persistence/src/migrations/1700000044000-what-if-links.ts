import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which anybody sees a finished game under other rules: of what stands in one only its SHA-256 is kept. */
export class WhatIfLinks1700000044000 implements MigrationInterface {
  readonly name = 'WhatIfLinks1700000044000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table what_if_links (
        id text collate "C" primary key,
        game_id text collate "C" not null references game_streams (game_id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        secret_hash text collate "C" not null unique,
        rules jsonb not null,
        created_at timestamptz not null
      );
      create index what_if_links_game on what_if_links (game_id);
      create index what_if_links_user on what_if_links (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table what_if_links');
  }
}
