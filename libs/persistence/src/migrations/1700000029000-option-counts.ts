import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions of two to six options. */
export class OptionCounts1700000029000 implements MigrationInterface {
  readonly name = 'OptionCounts1700000029000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      constrained('cardinality(options) between 2 and 6', 'answer >= 0 and answer < cardinality(options)'),
    );
  }

  /** Fails where a question has another number of options than four: there is no release before this one for it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(constrained('cardinality(options) = 4', 'answer between 0 and 3'));
  }
}

const constrained = (options: string, answer: string): string =>
  ['questions', 'saved_custom_questions']
    .map(
      (table) => /* sql */ `
        alter table ${table}
          drop constraint ${table}_options_check,
          drop constraint ${table}_answer_check,
          add constraint ${table}_options_check check (${options}),
          add constraint ${table}_answer_check check (${answer});`,
    )
    .join('');
