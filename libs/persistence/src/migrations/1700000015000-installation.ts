import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which life of the installation this is: another one after each restore. */
export class Installation1700000015000 implements MigrationInterface {
  readonly name = 'Installation1700000015000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table installation (
        only_row boolean primary key default true check (only_row),
        epoch uuid not null default gen_random_uuid()
      );
      insert into installation default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table installation');
  }
}
