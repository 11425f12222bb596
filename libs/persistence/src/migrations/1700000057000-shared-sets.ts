import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sets that are passed on (docs/decisions/095): who may see one, what it is found by, who edits it beside its owner, what it was
 * before, where it was copied from, and what people say of it. Columns that the release before does not write have defaults.
 */
export class SharedSets1700000057000 implements MigrationInterface {
  readonly name = 'SharedSets1700000057000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table saved_trivia_sets
        add column version int not null default 1,
        add column saved_by uuid references users (id) on delete set null,
        add column saved_at timestamptz(3),
        add column sharing text collate "C" not null default 'private'
          check (sharing in ('private', 'link', 'public')),
        add column share_token text collate "C" unique,
        add column licence text collate "C",
        add column shared_as text,
        add column shared_at timestamptz(3),
        add column question_count int not null default 0,
        add column kinds text[] not null default '{}',
        add column stars int not null default 0,
        add column search tsvector,
        add column search_language text collate "C",
        add column hidden_at timestamptz(3),
        add column hidden_reason text collate "C",
        add column hidden_note text,
        add column co_author_link int,
        add constraint only_accounts_share check (sharing = 'private' or created_by is not null);
      create index saved_trivia_sets_search on saved_trivia_sets using gin (search)
        where sharing = 'public' and hidden_at is null;
      create index saved_trivia_sets_public on saved_trivia_sets (stars desc, shared_at desc, id desc)
        where sharing = 'public' and hidden_at is null;

      create table set_versions (
        set_id uuid not null references saved_trivia_sets (id) on delete cascade,
        version int not null,
        saved_by uuid references users (id) on delete set null,
        saved_at timestamptz(3) not null,
        title text not null,
        question_count int not null,
        bytes int not null,
        content jsonb,
        primary key (set_id, version)
      );
      create table set_co_authors (
        set_id uuid not null references saved_trivia_sets (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        added_at timestamptz(3) not null default now(),
        primary key (set_id, user_id)
      );
      create index set_co_authors_user on set_co_authors (user_id);
      create table set_origins (
        set_id uuid primary key references saved_trivia_sets (id) on delete cascade,
        origin_id uuid not null,
        title text not null,
        shared_as text not null,
        licence text collate "C" not null,
        copied_at timestamptz(3) not null default now(),
        base jsonb not null
      );
      create table set_stars (
        set_id uuid not null references saved_trivia_sets (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        starred_at timestamptz(3) not null default now(),
        primary key (set_id, user_id)
      );
      create index set_stars_user on set_stars (user_id);
      create table set_games (
        game_id text collate "C" primary key references game_streams (game_id) on delete cascade,
        set_id uuid not null references saved_trivia_sets (id) on delete cascade
      );
      create index set_games_set on set_games (set_id);
      create table reported_sets (
        set_id uuid primary key references saved_trivia_sets (id) on delete cascade,
        times int not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        outcome text collate "C",
        done_at timestamptz
      );
      create index reported_sets_last on reported_sets (last_at);
      create table set_reports (
        set_id uuid not null references reported_sets (set_id) on delete cascade,
        reporter_hash text collate "C" not null,
        user_id uuid references users (id) on delete cascade,
        standing text collate "C" not null,
        reason text collate "C" not null,
        note text,
        reported_at timestamptz not null,
        primary key (set_id, reporter_hash)
      );
      create index set_reports_user on set_reports (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop table set_reports, reported_sets, set_games, set_stars, set_origins, set_co_authors, set_versions;
      alter table saved_trivia_sets
        drop constraint only_accounts_share, drop column version, drop column saved_by, drop column saved_at,
        drop column sharing, drop column share_token, drop column licence, drop column shared_as,
        drop column shared_at, drop column question_count, drop column kinds, drop column stars,
        drop column search, drop column search_language, drop column hidden_at, drop column hidden_reason, drop column hidden_note,
        drop column co_author_link;
    `);
  }
}
