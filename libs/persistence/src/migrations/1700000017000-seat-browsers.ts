import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which browser a seat was taken, as a hash that is good for its game only: a removed player's stays out. */
export class SeatBrowsers1700000017000 implements MigrationInterface {
  readonly name = 'SeatBrowsers1700000017000';

  async up(runner: QueryRunner): Promise<void> {
    // May be empty: gateways of the release before insert rows without it, and some clients keep no cookie.
    await runner.query('alter table seats add column browser_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table seats drop column browser_hash');
  }
}
