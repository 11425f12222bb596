import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever has brought the bank notes what it made of it, so that the next gateway that starts sees in some milliseconds whether there is
 * anything to do. Gateways of the release before neither read nor write it.
 */
export class KnownBank1700000064000 implements MigrationInterface {
  readonly name = 'KnownBank1700000064000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `alter table bank_version add column known text collate "C"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `alter table bank_version drop column known`);
  }
}
