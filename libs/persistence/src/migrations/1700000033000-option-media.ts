import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['questions', 'saved_custom_questions'];
const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Pictures of options (docs/decisions/059). PostgreSQL has no foreign key from what stands in a list: each of the six places has
 * its own, so that what an option names cannot be swept any more than what its question names.
 */
export class OptionMedia1700000033000 implements MigrationInterface {
  name = 'OptionMedia1700000033000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      const hashes = letters.map(
        (letter, place) => `add column option_${letter}_hash text
          generated always as (option_media -> ${place} ->> 'hash') stored references media (hash)`,
      );
      // all at once: the table is written anew, and once is enough
      await runner.query(
        /* sql */ `alter table ${table} add column option_media jsonb, ${hashes.join(', ')}`,
      );
      for (const letter of letters)
        await runner.query(/* sql */ `
          create index ${table}_by_option_${letter} on ${table} (option_${letter}_hash)
          where option_${letter}_hash is not null
        `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      const hashes = letters.map((letter) => `drop column option_${letter}_hash`);
      await runner.query(/* sql */ `alter table ${table} ${hashes.join(', ')}, drop column option_media`);
    }
  }
}
