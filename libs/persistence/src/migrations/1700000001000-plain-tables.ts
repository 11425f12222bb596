import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, teams, codes, the question bank, seats. The session table is connect-pg-simple's. */
export class PlainTables1700000001000 implements MigrationInterface {
  readonly name = 'PlainTables1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table users (
        id uuid primary key default gen_random_uuid(),
        google_id text unique,
        email varchar(255) not null unique,
        first_name text,
        last_name text,
        profile_image_url text,
        username varchar(50) unique,
        bio varchar(500),
        is_profile_complete boolean not null default false,
        total_games_hosted int not null default 0,
        total_games_played int not null default 0,
        total_score int not null default 0,
        average_score int not null default 0,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      );

      create table sessions (
        sid varchar primary key,
        sess json not null,
        expire timestamptz(6) not null
      );
      create index sessions_expire on sessions (expire);

      create table join_codes (
        code text collate "C" primary key,
        kind text not null check (kind in ('game', 'team')),
        ref text not null,
        team_id text,
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index join_codes_team on join_codes (team_id, created_at) where kind = 'game';

      create table teams (
        id text primary key,
        name varchar(50) not null,
        code text collate "C" not null unique references join_codes (code),
        owner_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index teams_owner on teams (owner_id, created_at desc, id desc);

      create table demos (
        code text primary key,
        game_id text not null
      );

      create table questions (
        id text primary key default gen_random_uuid()::text,
        place bigint generated always as identity,
        category varchar(50) not null,
        difficulty varchar(10) not null default 'Medium',
        question text not null,
        options text[] not null check (cardinality(options) = 4),
        answer smallint not null check (answer between 0 and 3),
        time_limit int,
        explanation text,
        created_by uuid references users (id) on delete cascade,
        created_at timestamptz(3) not null default now()
      );
      create index questions_category on questions (lower(category), place);
      create index questions_owner on questions (created_by, place);

      create table seats (
        game_id text collate "C" not null,
        player_id text collate "C" not null,
        token_hash text collate "C" not null,
        user_id uuid,
        created_at timestamptz not null default now(),
        primary key (game_id, player_id),
        unique (game_id, token_hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table seats, questions, demos, teams, join_codes, sessions, users');
  }
}
