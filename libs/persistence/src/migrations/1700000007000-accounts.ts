import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Usernames are one in any case; the switches of an account; the summaries that are to be mailed. */
export class Accounts1700000007000 implements MigrationInterface {
  readonly name = 'Accounts1700000007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table users drop constraint users_username_key;
      create unique index users_username on users (lower(username));

      create table user_settings (
        user_id uuid primary key references users (id) on delete cascade,
        dark_mode boolean not null,
        email_notifications boolean not null,
        game_notifications boolean not null,
        marketing_emails boolean not null,
        marketing_changed_at timestamptz(3)
      );

      create index seats_user on seats (user_id) where user_id is not null;
      create index sessions_user on sessions ((sess->'passport'->>'user'));

      create table summary_mails (
        game_id text collate "C" primary key,
        host_id uuid not null references users (id) on delete cascade,
        made_at timestamptz(3) not null default now(),
        due_at timestamptz(3) default now(),
        attempts int not null default 0,
        sent_at timestamptz(3)
      );
      create index summary_mails_due on summary_mails (due_at) where due_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop table summary_mails, user_settings;
      drop index sessions_user, seats_user, users_username;
      alter table users add constraint users_username_key unique (username);
    `);
  }
}
