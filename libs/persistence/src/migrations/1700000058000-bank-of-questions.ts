import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The bank has a version, keys by which draws tell its questions apart, and mends of operators beside what a release brought;
 * reports tell which question they are about (docs/decisions/096). The defaults are for gateways of the release before, which
 * know none of it.
 */
export class BankOfQuestions1700000058000 implements MigrationInterface {
  readonly name = 'BankOfQuestions1700000058000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table questions
        add column template text collate "C",
        add column answering text[],
        add column retired boolean not null default false,
        add column withdrawn boolean not null default false;
      create table bank_version (
        is_the_one boolean primary key default true check (is_the_one),
        version int not null,
        brought_at timestamptz not null default now()
      );
      create table bank_mends (
        question_id text collate "C" primary key,
        mended jsonb,
        released jsonb not null,
        withdrawn boolean not null,
        reason text not null,
        note text,
        mended_by uuid references users (id) on delete set null,
        mended_at timestamptz not null
      );
      create index bank_mends_by on bank_mends (mended_by);
      create index bank_mends_last on bank_mends (mended_at, question_id);
      alter table reported_things
        add column question_id text collate "C",
        add column question_source text collate "C";
      create index reported_things_question on reported_things (question_id) where question_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop index reported_things_question;
      alter table reported_things drop column question_id, drop column question_source;
      drop table bank_mends, bank_version;
      alter table questions
        drop column template, drop column answering, drop column retired, drop column withdrawn;
    `);
  }
}
