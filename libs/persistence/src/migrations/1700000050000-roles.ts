import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may do more than host, who may do nothing, and which words to us have been seen to. */
export class Roles1700000050000 implements MigrationInterface {
  readonly name = 'Roles1700000050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table user_roles (
        user_id uuid not null references users (id) on delete cascade,
        role text collate "C" not null,
        given_by uuid,
        given_at timestamptz not null,
        primary key (user_id, role)
      );
      create table suspensions (
        user_id uuid primary key references users (id) on delete cascade,
        reason text collate "C" not null,
        note text,
        suspended_by uuid,
        suspended_at timestamptz not null
      );
      alter table feedback add column done_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table feedback drop column done_at');
    await runner.query('drop table suspensions, user_roles');
  }
}
