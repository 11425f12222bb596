import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may name a picture or a sound besides a game's log. */
const naming = ['questions', 'saved_custom_questions'];

/** Pictures and sounds, each under the hash of what is stored, and what keeps them (docs/decisions/059). */
export class Media1700000031000 implements MigrationInterface {
  name = 'Media1700000031000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create table media (
        hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
        facts jsonb not null,
        bytes int not null check (bytes > 0),
        small text,
        kept_at timestamptz(3) not null default now()
      )
    `);
    await runner.query(/* sql */ `create index media_by_age on media (kept_at, hash)`);
    // WebP and sounds are as small as they get
    await runner.query(/* sql */ `create table media_bytes (hash text primary key, body bytea not null)`);
    await runner.query(/* sql */ `alter table media_bytes alter column body set storage external`);
    await runner.query(/* sql */ `
      create table media_of_accounts (
        user_id uuid not null references users (id) on delete cascade,
        hash text not null references media (hash) on delete cascade,
        primary key (user_id, hash)
      )
    `);
    await runner.query(/* sql */ `create index media_of_accounts_by_hash on media_of_accounts (hash)`);
    await runner.query(/* sql */ `
      create table media_of_games (
        game_id text not null,
        hash text not null references media (hash),
        named_at timestamptz(3) not null default now(),
        primary key (game_id, hash)
      )
    `);
    await runner.query(/* sql */ `create index media_of_games_by_hash on media_of_games (hash)`);
    for (const table of naming) {
      await runner.query(/* sql */ `
        alter table ${table}
          add column media jsonb,
          add column media_hash text generated always as (media ->> 'hash') stored references media (hash)
      `);
      await runner.query(/* sql */ `
        create index ${table}_by_media on ${table} (media_hash) where media_hash is not null
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of naming)
      await runner.query(/* sql */ `alter table ${table} drop column media_hash, drop column media`);
    for (const table of ['media_of_games', 'media_of_accounts', 'media_bytes', 'media'])
      await runner.query(/* sql */ `drop table ${table}`);
  }
}
