import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What many play at their own pace (docs/decisions/100): what was given to do, whose attempts are whose, and of each attempt the
 * deadline that its log was last told. What came of them is in their logs alone, and what people are called too.
 */
export class Assignments1700000061000 implements MigrationInterface {
  readonly name = 'Assignments1700000061000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table assignments (
        id text collate "C" primary key,
        user_id uuid not null references users (id) on delete cascade,
        link text collate "C" not null unique,
        title text not null,
        content jsonb not null,
        opens_at timestamptz(3) not null,
        closes_at timestamptz(3) not null,
        time_zone text collate "C" not null,
        attempts smallint not null,
        counts text collate "C" not null,
        feedback text collate "C" not null,
        identity text collate "C" not null,
        mixed boolean not null,
        untimed boolean not null,
        board boolean not null,
        names text[],
        deadline_told boolean not null default true,
        created_at timestamptz(3) not null default now()
      );
      create index assignments_user on assignments (user_id, created_at desc, id desc);
      create index assignments_untold on assignments (id) where not deadline_told;

      create table assignment_people (
        assignment_id text collate "C" not null references assignments (id) on delete cascade,
        person int not null,
        name_hash text collate "C",
        user_id uuid references users (id) on delete set null,
        token_hash text collate "C" not null,
        primary key (assignment_id, person),
        unique (assignment_id, name_hash),
        unique (assignment_id, token_hash)
      );
      create unique index assignment_people_user on assignment_people (user_id, assignment_id);

      create table attempts (
        game_id text collate "C" primary key,
        assignment_id text collate "C" not null references assignments (id) on delete cascade,
        person int not null,
        number smallint not null,
        told_closes_at timestamptz(3) not null,
        unique (assignment_id, person, number)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table attempts, assignment_people, assignments');
  }
}
