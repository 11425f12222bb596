import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which an account finds the games that it leads for others. Its condition stands in game-read-model.ts too. */
export class CoHosts1700000028000 implements MigrationInterface {
  readonly name = 'CoHosts1700000028000';
  /** An index that is made concurrently is made outside of a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an attempt that was broken off has left.
    await runner.query('drop index concurrently if exists co_hosts');
    await runner.query(/* sql */ `
      create index concurrently co_hosts on events ((data->>'userId')) where type = 'CoHostAdmitted'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index co_hosts');
  }
}
