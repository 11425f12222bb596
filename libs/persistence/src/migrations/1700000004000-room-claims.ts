import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Teams claim their open game as demos do. */
export class RoomClaims1700000004000 implements MigrationInterface {
  readonly name = 'RoomClaims1700000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table demos rename to room_claims');
    await runner.query('alter table room_claims rename column code to room');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table room_claims rename column room to code');
    await runner.query('alter table room_claims rename to demos');
  }
}
