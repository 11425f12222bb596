import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  'game_results',
  'question_results',
  'user_game_history',
  'user_achievements',
  'player_scores',
  'team_scores',
  'team_results',
];

/**
 * The read models of finished games, as they were then; today's are in results/tables.sql.ts. An account's totals are
 * sums over them: the counters beside it were never kept.
 */
export class Results1700000006000 implements MigrationInterface {
  readonly name = 'Results1700000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table game_results (
        game_id text collate "C" primary key,
        host_id uuid,
        finished_at timestamptz not null,
        finished_version int not null,
        participant_count int not null,
        winner text,
        stars int not null default 0,
        ratings int not null default 0
      );
      create index game_results_host on game_results (host_id);

      create table question_results (
        game_id text collate "C" not null,
        question_index int not null,
        participants int not null,
        counts int[] not null,
        no_answer int not null,
        correct int not null,
        median_ms int,
        primary key (game_id, question_index)
      );

      create table user_game_history (
        id uuid not null,
        user_id uuid not null,
        game_id text collate "C" not null,
        participant_id text collate "C",
        role varchar(20) not null,
        score int not null,
        questions_answered int not null,
        correct_answers int not null,
        question_count int not null,
        position int,
        won boolean not null,
        perfect boolean not null,
        played_at timestamptz not null,
        primary key (game_id, user_id, role)
      );
      create index user_game_history_user on user_game_history (user_id, role, played_at, game_id);

      create table user_achievements (
        id uuid not null,
        user_id uuid not null,
        achievement_type varchar(50) not null,
        achievement_name varchar(100) not null,
        achievement_description text not null,
        badge_icon varchar(10) not null,
        earned_at timestamptz not null,
        primary key (user_id, achievement_type)
      );

      create table player_scores (
        period text collate "C" not null,
        user_id uuid not null,
        score bigint not null,
        games int not null,
        primary key (period, user_id)
      );
      create index player_scores_rank on player_scores (period, score desc, user_id);

      create table team_results (
        game_id text collate "C" not null,
        team_name text collate "C" not null,
        score int not null,
        primary key (game_id, team_name)
      );

      create table team_scores (
        period text collate "C" not null,
        host_id uuid not null,
        team_name text collate "C" not null,
        score bigint not null,
        games int not null,
        primary key (period, host_id, team_name)
      );
      create index team_scores_rank on team_scores (period, score desc, host_id, team_name);
    `);
    await runner.query(`
      alter table users drop column total_games_hosted, drop column total_games_played,
                        drop column total_score, drop column average_score`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ${tables.join(', ')}`);
    await runner.query(`delete from projections where name = 'results'`);
    await runner.query(`
      alter table users add column total_games_hosted int not null default 0,
                        add column total_games_played int not null default 0,
                        add column total_score int not null default 0,
                        add column average_score int not null default 0`);
  }
}
