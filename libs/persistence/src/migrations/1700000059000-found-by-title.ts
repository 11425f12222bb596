import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Public sets are found within 100 ms where there are 50,000 (docs/decisions/095): what a title has stands alone, so that it has an index and
 * PostgreSQL knows how many titles have a word; and what lists choose by stands in the index that they go through, and in indexes of its own.
 */
export class FoundByTitle1700000059000 implements MigrationInterface {
  readonly name = 'FoundByTitle1700000059000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      alter table saved_trivia_sets
        add column search_title tsvector generated always as (ts_filter(search, '{a}')) stored;
      create index saved_trivia_sets_search_title on saved_trivia_sets using gin (search_title)
        where sharing = 'public' and hidden_at is null;
      drop index saved_trivia_sets_public;
      create index saved_trivia_sets_public on saved_trivia_sets (stars desc, shared_at desc, id desc)
        include (question_count, search_language, category, created_by)
        where sharing = 'public' and hidden_at is null;
      create index saved_trivia_sets_category on saved_trivia_sets (lower(category), question_count)
        where sharing = 'public' and hidden_at is null;
      create index saved_trivia_sets_language on saved_trivia_sets (search_language, question_count)
        where sharing = 'public' and hidden_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop index saved_trivia_sets_public, saved_trivia_sets_category, saved_trivia_sets_language;
      create index saved_trivia_sets_public on saved_trivia_sets (stars desc, shared_at desc, id desc)
        where sharing = 'public' and hidden_at is null;
      alter table saved_trivia_sets drop column search_title;
    `);
  }
}
