import type { MigrationInterface, QueryRunner } from 'typeorm';
import { gamesTables } from '../games/tables.sql.js';
import { projectionsTable } from '../projections/tables.sql.js';

export class ReadModels1700000002000 implements MigrationInterface {
  readonly name = 'ReadModels1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(projectionsTable);
    await runner.query(gamesTables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table projections, games, game_questions, game_participants, game_sessions, player_answers',
    );
  }
}
