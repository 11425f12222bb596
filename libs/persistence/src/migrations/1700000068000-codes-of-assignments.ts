import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An assignment has a code to be typed beside its link. Those that are there get theirs when their host next looks at them. */
export class CodesOfAssignments1700000068000 implements MigrationInterface {
  readonly name = 'CodesOfAssignments1700000068000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table join_codes drop constraint join_codes_kind_check,
        add constraint join_codes_kind_check check (kind in ('game', 'team', 'series', 'assignment'));
      alter table assignments add column code text collate "C" unique references join_codes (code);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table assignments drop column code;
      delete from join_codes where kind = 'assignment';
      alter table join_codes drop constraint join_codes_kind_check,
        add constraint join_codes_kind_check check (kind in ('game', 'team', 'series'));
    `);
  }
}
