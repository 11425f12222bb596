import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the questions of a saved set are written in, by its tag (BCP 47); null: nobody has said. */
export class SetLanguage1700000056000 implements MigrationInterface {
  readonly name = 'SetLanguage1700000056000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `alter table saved_trivia_sets add column language varchar(35)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `alter table saved_trivia_sets drop column language`);
  }
}
