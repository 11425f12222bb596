import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropEndingIndexes, endingIndexes } from '../export/export.sql.js';

/** Indexes over the ends of games, by which exports find what has ended. */
export class Export1700000011000 implements MigrationInterface {
  readonly name = 'Export1700000011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(endingIndexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropEndingIndexes);
  }
}
