import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Games ask questions of other kinds than one right option, and answers are right in part. */
export class QuestionKinds1700000030000 implements MigrationInterface {
  readonly name = 'QuestionKinds1700000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table game_questions
        add column kind text not null default 'single',
        add column task jsonb,
        alter column answer drop not null
    `);
    await runner.query(/* sql */ `
      alter table player_answers add column given jsonb, add column fraction double precision
    `);
  }

  /** Fails where a game has asked one: there is no release before this one for it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table game_questions alter column answer set not null, drop column kind, drop column task
    `);
    await runner.query(/* sql */ `alter table player_answers drop column given, drop column fraction`);
  }
}
