import type { MigrationInterface, QueryRunner } from 'typeorm';
import { snapshotsTable } from '../snapshots/tables.sql.js';

export class Snapshots1700000003000 implements MigrationInterface {
  readonly name = 'Snapshots1700000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(snapshotsTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table game_snapshots');
  }
}
