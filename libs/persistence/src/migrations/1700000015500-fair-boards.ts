import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a game gives to the public boards, and whether an account wants its name there. */
export class FairBoards1700000015500 implements MigrationInterface {
  readonly name = 'FairBoards1700000015500';

  async up(runner: QueryRunner): Promise<void> {
    // The defaults are for gateways of the release before, which insert rows without these columns.
    await runner.query(/* sql */ `
      alter table game_results add column others int not null default 1;
      alter table user_game_history add column board_points int;
      alter table team_results add column board_points int;
      alter table user_settings add column public_name boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table game_results drop column others;
      alter table user_game_history drop column board_points;
      alter table team_results drop column board_points;
      alter table user_settings drop column public_name;
    `);
  }
}
