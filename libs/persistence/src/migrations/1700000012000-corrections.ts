import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Corrections are said of games after their ends: the indexes by which exports find such events must know them too. */
export class Corrections1700000012000 implements MigrationInterface {
  readonly name = 'Corrections1700000012000';
  /** As in 11000. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Those that know less, or what an attempt that was broken off has left.
    await runner.query('drop index concurrently if exists events_endings');
    await runner.query(/* sql */ `
      create index concurrently events_endings on events (transaction_id, position)
        where type in ('GameFinished', 'GameAbandoned', 'GameRated', 'QuestionCorrected', 'CorrectionUndone')
    `);
    await runner.query('drop index concurrently if exists events_game_endings');
    await runner.query(/* sql */ `
      create index concurrently events_game_endings on events (game_id)
        where type in ('GameFinished', 'GameAbandoned', 'GameRated', 'QuestionCorrected', 'CorrectionUndone')
    `);
  }

  /** They may stay: an index that knows more serves the older queries too, if they are made anew. */
  async down(): Promise<void> {}
}
