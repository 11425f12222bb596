import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Games that their host has put away: out of the history's way, and no less there. */
export class ArchivedGames1700000023000 implements MigrationInterface {
  readonly name = 'ArchivedGames1700000023000';

  async up(runner: QueryRunner): Promise<void> {
    // No reference to games: that table is made anew from the log now and then, under another name meanwhile.
    await runner.query(/* sql */ `
      create table archived_games (
        host_id uuid not null references users (id) on delete cascade,
        game_id text not null collate "C",
        primary key (host_id, game_id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table archived_games');
  }
}
