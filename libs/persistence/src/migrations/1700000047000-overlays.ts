import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Overlays: addresses by which streaming software shows a game. Of the token in one only its SHA-256 is kept. */
export class Overlays1700000047000 implements MigrationInterface {
  readonly name = 'Overlays1700000047000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table overlays (
        id text collate "C" primary key,
        game_id text collate "C" not null references game_streams (game_id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        token_hash text collate "C" not null unique,
        created_at timestamptz not null
      );
      create index overlays_game on overlays (game_id);
      create index overlays_user on overlays (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table overlays');
  }
}
