import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which a join code is found whose letters were taken for digits. The expression stands in join-code.store.ts too. */
export class PlainCodes1700000019000 implements MigrationInterface {
  readonly name = 'PlainCodes1700000019000';
  /** An index that is made concurrently is made outside of a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an attempt that was broken off has left.
    await runner.query('drop index concurrently if exists join_codes_plain');
    await runner.query(/* sql */ `
      create index concurrently join_codes_plain on join_codes (translate(code, 'OQILZSB', '0011258'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index join_codes_plain');
  }
}
