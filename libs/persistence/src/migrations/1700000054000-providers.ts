import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As what the settings name the provider at which somebody signed in: two realms on one host have other groups. */
export class Providers1700000054000 implements MigrationInterface {
  readonly name = 'Providers1700000054000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identities add column provider text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identities drop column provider');
  }
}
