import type { MigrationInterface, QueryRunner } from 'typeorm';
import { resultsTables } from '../results/tables.sql.js';

const tables = [
  'game_results',
  'question_results',
  'user_game_history',
  'user_achievements',
  'player_scores',
  'team_scores',
  'team_results',
];

/** The read models of finished games. An account's totals are sums over them: the counters beside it were never kept. */
export class Results1700000006000 implements MigrationInterface {
  readonly name = 'Results1700000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(resultsTables);
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
