import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sets that hosts and guests keep, and the questions that live in them. */
export class SavedSets1700000005000 implements MigrationInterface {
  readonly name = 'SavedSets1700000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table saved_trivia_sets (
        id uuid primary key default gen_random_uuid(),
        title varchar(100) not null,
        category varchar(50) not null,
        difficulty varchar(10) not null,
        questions_per_game int not null default 10,
        time_per_question int not null default 30,
        created_by uuid references users (id) on delete cascade,
        guest_session_id varchar(36),
        selected_questions text[] not null default '{}',
        is_draft boolean not null default true,
        launched_at timestamptz(3),
        created_at timestamptz(3) not null default clock_timestamp(),
        updated_at timestamptz(3) not null default clock_timestamp(),
        check ((created_by is null) <> (guest_session_id is null))
      );
      create index saved_trivia_sets_owner on saved_trivia_sets (created_by, created_at desc, id desc);
      create index saved_trivia_sets_guest on saved_trivia_sets (guest_session_id, created_at desc, id desc)
        where guest_session_id is not null;

      create table saved_custom_questions (
        id uuid primary key,
        saved_trivia_set_id uuid not null references saved_trivia_sets (id) on delete cascade,
        "order" int not null check ("order" >= 1),
        question text not null,
        options text[] not null check (cardinality(options) = 4),
        answer smallint not null check (answer between 0 and 3),
        time_limit int,
        created_at timestamptz(3) not null default now(),
        unique (saved_trivia_set_id, "order")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_custom_questions, saved_trivia_sets');
  }
}
