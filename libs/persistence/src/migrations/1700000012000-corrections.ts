import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropEndingIndexes, endingIndexes } from '../export/export.sql.js';

/** Corrections are said of games after their ends: the indexes by which exports find such events must know them too. */
export class Corrections1700000012000 implements MigrationInterface {
  readonly name = 'Corrections1700000012000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropEndingIndexes);
    await runner.query(endingIndexes);
  }

  /** They may stay: an index that knows more serves the older queries too, if they are made anew. */
  async down(): Promise<void> {}
}
