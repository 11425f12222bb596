import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys of names (docs/decisions/092). `name_keys`: one root a game, from which those of all its seats follow; null once a name
 * of it is forgotten: then `seat_name_keys` has one for each seat that still has a name. `forgotten_names` is what a restore
 * has to do again. `name_mark` tells a team's regulars apart without their names.
 */
export class NameKeys1700000055000 implements MigrationInterface {
  readonly name = 'NameKeys1700000055000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table name_keys (
        game_id text collate "C" primary key,
        root bytea
      );
      create table seat_name_keys (
        game_id text collate "C" not null,
        player_id text collate "C" not null,
        key bytea not null,
        primary key (game_id, player_id)
      );
      create table forgotten_names (
        game_id text collate "C" not null,
        player_id text collate "C" not null,
        name_of text not null check (name_of in ('player', 'team')),
        forgotten_at timestamptz not null default now(),
        primary key (game_id, player_id, name_of)
      );
      alter table seats add column name_mark bytea;
      alter table teams add column mark_secret bytea not null
        default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table teams drop column mark_secret;
      alter table seats drop column name_mark;
      drop table forgotten_names;
      drop table seat_name_keys;
      drop table name_keys;
    `);
  }
}
