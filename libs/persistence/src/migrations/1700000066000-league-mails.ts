import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The mail after a league's night (docs/decisions/104): which nights have been noted for it, who said whether they want it, and what is
 * to be sent. A gateway of the release before adds nights that are not noted yet, and writes to nobody.
 */
export class LeagueMails1700000066000 implements MigrationInterface {
  readonly name = 'LeagueMails1700000066000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table league_nights add column mailed boolean not null default false;
      create index league_nights_unmailed on league_nights (game_id) where not mailed;

      create table league_readers (
        league_id text collate "C" not null references leagues (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        wants boolean not null,
        primary key (league_id, user_id)
      );
      create index league_readers_user on league_readers (user_id);

      create table league_mails (
        league_id text collate "C" not null references leagues (id) on delete cascade,
        game_id text collate "C" not null references game_streams (game_id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        noted_at timestamptz(3) not null default now(),
        attempts int not null default 0,
        due_at timestamptz(3) default now(),
        sent_at timestamptz(3),
        primary key (league_id, game_id, user_id)
      );
      create index league_mails_game on league_mails (game_id);
      create index league_mails_user on league_mails (user_id);
      create index league_mails_due on league_mails (due_at) where due_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop table league_mails, league_readers;
      drop index league_nights_unmailed;
      alter table league_nights drop column mailed`);
  }
}
