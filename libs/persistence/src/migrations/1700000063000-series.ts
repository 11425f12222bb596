import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Evenings that come again: what each night's game is made from, when the next one is, and the nights so far. */
export class Series1700000063000 implements MigrationInterface {
  readonly name = 'Series1700000063000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table join_codes drop constraint join_codes_kind_check,
        add constraint join_codes_kind_check check (kind in ('game', 'team', 'series'));
      create table series (
        id text collate "C" primary key,
        user_id uuid not null references users (id) on delete cascade,
        title text not null,
        code text collate "C" not null unique references join_codes (code),
        schedule jsonb not null,
        template jsonb not null,
        paused boolean not null default false,
        created_at timestamptz(3) not null,
        next_night date,
        next_at timestamptz(3),
        make_at timestamptz(3),
        busy_until timestamptz(3),
        problem text collate "C"
      );
      create index series_user on series (user_id);
      create index series_due on series (make_at) where make_at is not null;
      create table series_nights (
        series_id text collate "C" not null references series (id) on delete cascade,
        night date not null,
        starts_at timestamptz(3) not null,
        state text collate "C" not null check (state in ('making', 'made', 'skipped', 'missed')),
        game_id text collate "C" unique,
        primary key (series_id, night)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop table series_nights; drop table series;
      delete from join_codes where kind = 'series';
      alter table join_codes drop constraint join_codes_kind_check,
        add constraint join_codes_kind_check check (kind in ('game', 'team'));
    `);
  }
}
