import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that hand a seat over to another device: one at a time for each seat, for minutes. */
export class SeatCodes1700000024000 implements MigrationInterface {
  readonly name = 'SeatCodes1700000024000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table seat_codes (
        game_id text collate "C" not null,
        player_id text collate "C" not null,
        code_hash text collate "C" not null unique,
        expires_at timestamptz not null,
        token_hash text collate "C",
        primary key (game_id, player_id)
      );
      create index seat_codes_expiry on seat_codes (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table seat_codes');
  }
}
