import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What rooms made of each question of the bank and of accounts, beside the results of games (docs/decisions/079). */
export class QuestionShares1700000043000 implements MigrationInterface {
  readonly name = 'QuestionShares1700000043000';

  async up(runner: QueryRunner): Promise<void> {
    // What a question asks: sums of its games are of these words, options, key and picture, and not of what was there before.
    await runner.query(/* sql */ `
      alter table questions add column asks text generated always as (md5(
        question || chr(31) || coalesce(media ->> 'hash', '') || chr(31) || coalesce(task::text,
          coalesce(options[1], '') || chr(31) || coalesce(options[2], '') || chr(31) || coalesce(options[3], '') || chr(31)
          || coalesce(options[4], '') || chr(31) || coalesce(options[5], '') || chr(31) || coalesce(options[6], '') || chr(31)
          || answer::text, ''))) stored`);
    // The defaults are for gateways of the release before, which insert rows without these columns.
    await runner.query(/* sql */ `
      alter table question_results
        add column question_id text,
        add column asks text,
        add column asked int not null default 0,
        add column known int not null default 0`);
    await runner.query(/* sql */ `
      create table question_shares (
        question_id text collate "C" not null,
        asks text collate "C" not null,
        games int not null,
        asked bigint not null,
        known bigint not null,
        primary key (question_id, asks)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `drop table question_shares`);
    await runner.query(/* sql */ `
      alter table question_results drop column question_id, drop column asks, drop column asked, drop column known`);
    await runner.query(/* sql */ `alter table questions drop column asks`);
  }
}
