import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What insights tell of a game's course, kept beside its results. */
export class HowGamesWent1700000018000 implements MigrationInterface {
  readonly name = 'HowGamesWent1700000018000';

  async up(runner: QueryRunner): Promise<void> {
    // Null is for gateways of the release before, which insert rows without these columns.
    await runner.query(/* sql */ `
      alter table game_results add column decided_by text;
      alter table question_results add column stayed int;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table game_results drop column decided_by;
      alter table question_results drop column stayed;
    `);
  }
}
