import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was reported of games, each thing once, and what was said of it, once by each who said so. Both go with their game. */
export class Reports1700000053000 implements MigrationInterface {
  readonly name = 'Reports1700000053000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table reported_things (
        id uuid primary key default gen_random_uuid(),
        game_id text collate "C" not null references game_streams (game_id) on delete cascade,
        about text collate "C" not null,
        player_id text collate "C" not null,
        name text collate "C" not null,
        times int not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        outcome text collate "C",
        done_at timestamptz,
        unique (game_id, about, player_id, name)
      );
      create index reported_things_last on reported_things (last_at);
      create table reports (
        thing_id uuid not null references reported_things (id) on delete cascade,
        reporter_hash text collate "C" not null,
        user_id uuid references users (id) on delete cascade,
        standing text collate "C" not null,
        reason text collate "C" not null,
        note text,
        reported_at timestamptz not null,
        primary key (thing_id, reporter_hash)
      );
      create index reports_user on reports (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reports, reported_things');
  }
}
