import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By which what visitors left is found when its time is over, and which questions are played just now. The indexes over
 * `games` stand in the projection's tables too.
 */
export class Expiry1700000016000 implements MigrationInterface {
  readonly name = 'Expiry1700000016000';
  /** An index that is made concurrently is made outside of a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an attempt that was broken off has left.
    await runner.query('drop index concurrently if exists games_of_nobody');
    await runner.query(/* sql */ `
      create index concurrently games_of_nobody on games (completed_at, id)
        where kind <> 'live' and completed_at is not null
    `);
    await runner.query('drop index concurrently if exists games_under_way');
    await runner.query(/* sql */ `
      create index concurrently games_under_way on games (id) where kind = 'live' and status <> 'finished'
    `);
    await runner.query('drop index concurrently if exists saved_trivia_sets_unclaimed');
    await runner.query(/* sql */ `
      create index concurrently saved_trivia_sets_unclaimed on saved_trivia_sets (updated_at)
        where created_by is null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index games_of_nobody, games_under_way, saved_trivia_sets_unclaimed');
  }
}
