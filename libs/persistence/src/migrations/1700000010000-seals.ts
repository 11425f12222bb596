import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSealChain, sealChain, sealsTables } from '../seals/tables.sql.js';

/** The seals of games, and the aggregate that chains them. */
export class Seals1700000010000 implements MigrationInterface {
  readonly name = 'Seals1700000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sealChain);
    await runner.query(sealsTables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table game_seals');
    await runner.query(`delete from projections where name = 'seals'`);
    await runner.query(dropSealChain);
  }
}
