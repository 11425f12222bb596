import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Games of accounts that went by a rule: which rules there are and since when, which games they took, and what was earned in
 * them. The index over `games` stands in the projection's tables too.
 */
export class Retention1700000051000 implements MigrationInterface {
  readonly name = 'Retention1700000051000';
  /** An index that is made concurrently is made outside of a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an attempt that was broken off has left stays or is made anew.
    await runner.query(/* sql */ `
      create table if not exists retention_rules (
        rule text collate "C" primary key,
        days int not null,
        since timestamptz not null
      )
    `);
    await runner.query(/* sql */ `
      create table if not exists forgotten_games (
        game_id text collate "C" primary key,
        rule text collate "C" not null,
        forgotten_at timestamptz not null default now(),
        events int not null,
        seal bytea
      )
    `);
    await runner.query(/* sql */ `
      create table if not exists kept_achievements (
        user_id uuid not null references users (id) on delete cascade,
        achievement_type varchar(50) not null,
        earned_at timestamptz not null,
        primary key (user_id, achievement_type)
      )
    `);
    await runner.query('drop index concurrently if exists games_of_hosts');
    await runner.query(/* sql */ `
      create index concurrently games_of_hosts on games (completed_at, id)
        where kind = 'live' and completed_at is not null
    `);
    await runner.query('drop index concurrently if exists webhook_deliveries_game');
    await runner.query('create index concurrently webhook_deliveries_game on webhook_deliveries (game_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index webhook_deliveries_game, games_of_hosts');
    await runner.query('drop table kept_achievements, forgotten_games, retention_rules');
  }
}
