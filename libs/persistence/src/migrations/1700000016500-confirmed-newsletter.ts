import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What somebody asks for by an address waits beside the subscription until the address has confirmed it. Who was subscribed
 * before that stays so; a gateway of the release before adds rows that nobody has confirmed.
 */
export class ConfirmedNewsletter1700000016500 implements MigrationInterface {
  readonly name = 'ConfirmedNewsletter1700000016500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table newsletter_subscriptions
        add column confirmed_at timestamptz(3),
        add column asked_at timestamptz(3),
        add column asked_interests text[],
        add column asked_language text,
        add column asked_token text unique,
        add column mail_due_at timestamptz(3),
        add column mail_attempts int not null default 0,
        add column mailed_at timestamptz(3);
      update newsletter_subscriptions set confirmed_at = subscribed_at;
      create index newsletter_mails_due on newsletter_subscriptions (mail_due_at) where mail_due_at is not null;
      create index newsletter_asked on newsletter_subscriptions (asked_at) where asked_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table newsletter_subscriptions
        drop column confirmed_at, drop column asked_at, drop column asked_interests, drop column asked_language,
        drop column asked_token, drop column mail_due_at, drop column mail_attempts, drop column mailed_at
    `);
  }
}
