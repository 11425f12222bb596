import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leagues (docs/decisions/099): seasons of games, their members, what hosts said of a night by hand, and who helps to run them;
 * and the places of games, of which their tables are made.
 */
export class Leagues1700000060000 implements MigrationInterface {
  readonly name = 'Leagues1700000060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table game_places (
        game_id text collate "C" not null,
        kind text collate "C" not null,
        id text collate "C" not null,
        score int not null,
        position int not null,
        primary key (game_id, kind, id)
      );

      create table leagues (
        id text collate "C" primary key,
        owner_id uuid not null references users (id) on delete cascade,
        title text not null,
        kind text collate "C" not null,
        rules jsonb not null,
        token text collate "C" not null unique,
        open_to_join boolean not null default false,
        organiser_link int,
        made_at timestamptz(3) not null,
        ended_at timestamptz(3),
        sealed text,
        seal text collate "C",
        check ((ended_at is null) = (sealed is null) and (ended_at is null) = (seal is null))
      );
      create index leagues_owner on leagues (owner_id);

      create table league_nights (
        league_id text collate "C" not null references leagues (id) on delete cascade,
        game_id text collate "C" not null references game_streams (game_id) on delete cascade,
        is_final boolean not null default false,
        primary key (league_id, game_id)
      );
      create index league_nights_game on league_nights (game_id);

      create table league_members (
        id text collate "C" primary key,
        league_id text collate "C" not null references leagues (id) on delete cascade,
        name text not null,
        name_key text collate "C" not null,
        user_id uuid references users (id) on delete set null,
        pin_hash text collate "C",
        joined_at timestamptz(3) not null default now(),
        unique (league_id, name_key),
        check (user_id is null or pin_hash is null)
      );
      create unique index league_members_user on league_members (user_id, league_id) where user_id is not null;

      create table league_hand (
        league_id text collate "C" not null references leagues (id) on delete cascade,
        game_id text collate "C" not null references game_streams (game_id) on delete cascade,
        competitor text collate "C" not null,
        member_id text collate "C" references league_members (id) on delete cascade,
        primary key (league_id, game_id, competitor)
      );
      create index league_hand_game on league_hand (game_id);
      create index league_hand_member on league_hand (member_id);

      create table league_organisers (
        league_id text collate "C" not null references leagues (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        added_at timestamptz(3) not null default now(),
        primary key (league_id, user_id)
      );
      create index league_organisers_user on league_organisers (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop table league_organisers, league_hand, league_members, league_nights, leagues, game_places`);
  }
}
