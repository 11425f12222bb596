import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which network a seat was taken, as a hash that is good for its game only: after a ban its newcomers are asked about. */
export class SeatNetworks1700000025000 implements MigrationInterface {
  readonly name = 'SeatNetworks1700000025000';

  async up(runner: QueryRunner): Promise<void> {
    // May be empty: gateways of the release before insert rows without it.
    await runner.query('alter table seats add column network_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table seats drop column network_hash');
  }
}
