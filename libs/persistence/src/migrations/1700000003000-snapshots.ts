import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a fold came to, to save reading a long log again. Emptying the table loses nothing. */
export class Snapshots1700000003000 implements MigrationInterface {
  readonly name = 'Snapshots1700000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table game_snapshots (
        game_id text primary key,
        version int not null,
        fold_version int not null,
        state json not null,
        made_at timestamptz not null default now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table game_snapshots');
  }
}
