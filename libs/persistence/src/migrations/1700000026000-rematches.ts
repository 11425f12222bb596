import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a game goes on in another one is said of it after its end: the indexes of exports must know it, as in 12000. */
export class Rematches1700000026000 implements MigrationInterface {
  readonly name = 'Rematches1700000026000';
  /** As in 11000. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists events_endings');
    await runner.query(/* sql */ `
      create index concurrently events_endings on events (transaction_id, position)
        where type in ('GameFinished', 'GameAbandoned', 'GameRated', 'QuestionCorrected', 'CorrectionUndone',
                       'GameFollowed')
    `);
    await runner.query('drop index concurrently if exists events_game_endings');
    await runner.query(/* sql */ `
      create index concurrently events_game_endings on events (game_id)
        where type in ('GameFinished', 'GameAbandoned', 'GameRated', 'QuestionCorrected', 'CorrectionUndone',
                       'GameFollowed')
    `);
  }

  /** They may stay, as in 12000. */
  async down(): Promise<void> {}
}
