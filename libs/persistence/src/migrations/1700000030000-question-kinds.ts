import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where authors keep theirs. */
const kept = ['questions', 'saved_custom_questions'] as const;

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
    for (const table of kept)
      await runner.query(/* sql */ `
        alter table ${table}
          add column task jsonb,
          alter column answer drop not null,
          drop constraint ${table}_options_check,
          drop constraint ${table}_answer_check,
          add constraint ${table}_options_check check (
            cardinality(options) between 2 and 6 or task is not null and cardinality(options) <= 8),
          add constraint ${table}_answer_check check (
            case when task is null then answer is not null and answer >= 0 and answer < cardinality(options)
                 else answer is null end)
      `);
  }

  /** Fails where a game has asked one, or an author keeps one: there is no release before this one for it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table game_questions alter column answer set not null, drop column kind, drop column task
    `);
    await runner.query(/* sql */ `alter table player_answers drop column given, drop column fraction`);
    for (const table of kept)
      await runner.query(/* sql */ `
        alter table ${table}
          drop constraint ${table}_options_check,
          drop constraint ${table}_answer_check,
          drop column task,
          alter column answer set not null,
          add constraint ${table}_options_check check (cardinality(options) between 2 and 6),
          add constraint ${table}_answer_check check (answer >= 0 and answer < cardinality(options))
      `);
  }
}
