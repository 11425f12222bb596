import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors write to us, and who wants to hear from us. */
export class FeedbackAndNewsletter1700000008000 implements MigrationInterface {
  readonly name = 'FeedbackAndNewsletter1700000008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table feedback (
        id uuid primary key default gen_random_uuid(),
        text text not null,
        email varchar(255),
        created_at timestamptz(3) not null default now()
      );
      create index feedback_created on feedback (created_at, id);

      create table newsletter_subscriptions (
        id uuid primary key default gen_random_uuid(),
        email varchar(255) not null unique,
        interests text[] not null default '{}',
        token text not null unique,
        subscribed_at timestamptz(3) not null default now(),
        is_active boolean not null default true,
        unsubscribed_at timestamptz(3)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table newsletter_subscriptions, feedback');
  }
}
