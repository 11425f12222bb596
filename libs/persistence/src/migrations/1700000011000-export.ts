import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes over the ends of games, by which exports find what has ended: few rows beside the log. */
export class Export1700000011000 implements MigrationInterface {
  readonly name = 'Export1700000011000';
  /** Games are played meanwhile: an index that is made in a transaction holds every append up until it is there. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An attempt that was broken off has left an index that is not whole.
    await runner.query('drop index concurrently if exists events_endings');
    await runner.query(/* sql */ `
      create index concurrently events_endings on events (transaction_id, position)
        where type in ('GameFinished', 'GameAbandoned', 'GameRated')
    `);
    await runner.query('drop index concurrently if exists events_game_endings');
    await runner.query(/* sql */ `
      create index concurrently events_game_endings on events (game_id)
        where type in ('GameFinished', 'GameAbandoned', 'GameRated')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists events_endings, events_game_endings');
  }
}
