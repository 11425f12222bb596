import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reminders of assignments (docs/decisions/104): how long before its deadline one has its reminders sent, when that is next, and what is
 * to be sent to whom. A gateway of the release before makes assignments without reminders, and one whose deadline it moves reminds as
 * its host said before.
 */
export class AssignmentReminders1700000067000 implements MigrationInterface {
  readonly name = 'AssignmentReminders1700000067000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table assignments add column remind_hours smallint not null default 0, add column remind_at timestamptz(3);
      create index assignments_remind on assignments (remind_at) where remind_at is not null;

      create table assignment_reminders (
        assignment_id text collate "C" not null references assignments (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        noted_at timestamptz(3) not null default now(),
        attempts int not null default 0,
        due_at timestamptz(3) default now(),
        sent_at timestamptz(3),
        primary key (assignment_id, user_id)
      );
      create index assignment_reminders_user on assignment_reminders (user_id);
      create index assignment_reminders_due on assignment_reminders (due_at) where due_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop table assignment_reminders;
      drop index assignments_remind;
      alter table assignments drop column remind_hours, drop column remind_at`);
  }
}
