import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who is who at providers other than Google, and whether an account's address was vouched for by one that the operator trusts
 * with addresses. Google's accounts stay in `users.google_id`, which a release before this one reads.
 */
export class Identities1700000045000 implements MigrationInterface {
  readonly name = 'Identities1700000045000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table identities (
        issuer text collate "C" not null,
        subject text collate "C" not null,
        user_id uuid not null references users (id) on delete cascade,
        roles text[] not null,
        signed_in_at timestamptz not null,
        primary key (issuer, subject)
      );
      create index identities_user on identities (user_id);
      alter table users add column email_trusted boolean not null default true;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identities');
    await runner.query('alter table users drop column email_trusted');
  }
}
