import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The seals of games, and the aggregate that chains them; today's are in seals/tables.sql.ts. */
export class Seals1700000010000 implements MigrationInterface {
  readonly name = 'Seals1700000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create function seal_link(link bytea, before bytea, digest bytea) returns bytea
        language sql immutable parallel safe
        return sha256(coalesce(link, before) || digest);
      create aggregate seal_chain(before bytea, digest bytea) (sfunc = seal_link, stype = bytea);

      create table game_seals (
        game_id text collate "C" not null,
        page int not null,
        version int not null,
        digests bytea not null,
        seal bytea not null,
        primary key (game_id, page)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop table game_seals;
      delete from projections where name = 'seals';
      drop aggregate seal_chain(bytea, bytea);
      drop function seal_link(bytea, bytea, bytea);
    `);
  }
}
