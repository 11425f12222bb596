import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of the answers to a question was right, where an answer may be right in part. */
export class SharesRight1700000032000 implements MigrationInterface {
  readonly name = 'SharesRight1700000032000';

  async up(runner: QueryRunner): Promise<void> {
    // Null is for gateways of the release before, which insert rows without this column.
    await runner.query(/* sql */ `alter table question_results add column shares float8`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `alter table question_results drop column shares`);
  }
}
