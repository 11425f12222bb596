import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that an account is written to in. */
export class Languages1700000013000 implements MigrationInterface {
  readonly name = 'Languages1700000013000';

  async up(runner: QueryRunner): Promise<void> {
    // The default is for gateways of the release before, which insert rows without it.
    await runner.query(`alter table user_settings add column language text not null default 'en'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table user_settings drop column language');
  }
}
