import { type GameId, UserId } from '@clockbeat/domain';
import type { MigrationInterface } from 'typeorm';
import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { onEmptyDatabase } from '../../test-support/empty-database.js';
import { exempt, growing, indexesOf, plainIndexes, small } from '../../test-support/plain-indexes.js';
import { insertEvents } from '../../test-support/random-nights.js';
import { migrationsUpTo, recordedSchema } from '../../test-support/recorded-schemas.js';
import { schemaText } from '../../test-support/schema-text.js';
import { appendEventsFunction, appendEventsOfAnyAgeFunction } from '../event-store/append-events.sql.js';
import { knownMigrations, migrateTo } from '../migrate.js';
import { connectPersistence } from '../persistence.js';
import { projections } from '../projections/all-projections.js';
import { sealChain } from '../seals/tables.sql.js';
import { migrations as classes } from './index.js';

const migrations: readonly MigrationInterface[] = classes.map((Migration) => new Migration());
const names = knownMigrations();
const today = recordedSchema(names.at(-1) ?? '');

const database = onEmptyDatabase();

const ada = UserId('00000000-0000-4000-8000-00000000ada0');
const moons = '00000000-0000-4000-8000-000000000005';
const log = recordedLogs[0]?.events ?? [];
const gameId = log[0]?.gameId ?? ('' as GameId);

/** What an installation of that time has stored, as soon as it has a place for it. */
const rowsOfTheTime: Readonly<Record<string, string>> = {
  PlainTables1700000001000: `
    insert into users (id, email, username, total_score) values ('${ada}', 'ada@example.org', 'Ada', 7);
    insert into join_codes (code, kind, ref, team_id) values ('REDS42', 'team', 't_reds', 't_reds');
    insert into teams (id, name, code, owner_id) values ('t_reds', 'Reds', 'REDS42', '${ada}');
    insert into demos (code, game_id) values ('t_reds', '${gameId}');
    insert into seats (game_id, player_id, token_hash, user_id) values ('${gameId}', 'p_ada', 'hash', '${ada}')`,
  SavedSets1700000005000: `
    insert into saved_trivia_sets (id, title, category, difficulty, created_by)
    values ('${moons}', 'Moons', 'Science', 'Easy', '${ada}');
    insert into saved_custom_questions (id, saved_trivia_set_id, "order", question, options, answer)
    values (gen_random_uuid(), '${moons}', 1, 'Which is a moon?', '{Io,Mars,Sol,Vega}', 0)`,
  Accounts1700000007000: `
    insert into user_settings (user_id, dark_mode, email_notifications, game_notifications, marketing_emails)
    values ('${ada}', true, true, false, false)`,
};

describe('one migration after the other', () => {
  const plain: string[] = [];

  it.each(migrations)('$name makes what is recorded of it', async (migration) => {
    const { name = '' } = migration;
    const before = await indexesOf(database.client);
    await migrateTo(database.url, new Set(migrationsUpTo(name)));
    expect(await schemaText(database.client)).toBe(recordedSchema(name));
    plain.push(...plainIndexes(migration, before, await indexesOf(database.client)));
    if (name === names[0]) await database.client.query(insertEvents, [JSON.stringify(log)]);
    await database.client.query(rowsOfTheTime[name] ?? '');
  });

  it('makes no index over what grows with the log while nothing can be written there', async () => {
    expect(plain).toEqual(exempt);
    const tables = [...new Set((await indexesOf(database.client)).map(({ table }) => table))].sort();
    expect([...Object.keys(growing), ...Object.keys(small), 'migrations'].sort()).toEqual(tables);
  });

  it('keeps what was stored on the way', async () => {
    const store = await connectPersistence({ url: database.url, poolSize: 2 });
    try {
      expect(await store.events.readStream(gameId, 0)).toMatchObject(
        log.map(({ type, data }) => ({ type, data })),
      );
      expect(await store.users.find(ada)).toMatchObject({ email: 'ada@example.org', username: 'Ada' });
      expect(await store.settings.read(ada)).toMatchObject({ darkMode: true, language: 'en' });
      expect(await store.teams.list(ada, { limit: 9 })).toMatchObject({
        items: [{ name: 'Reds', code: 'REDS42' }],
      });
      expect(await store.codes.resolve('reds42')).toEqual({ kind: 'team', code: 'REDS42', teamId: 't_reds' });
      expect(await store.roomClaims.current('t_reds')).toBe(gameId);
      expect(await store.seats.find(gameId, 'hash')).toEqual({ playerId: 'p_ada', userId: ada });
      expect(await store.sets.find(moons, { userId: ada, guestSessionId: null })).toMatchObject({
        title: 'Moons',
        customQuestions: [{ question: 'Which is a moon?', options: ['Io', 'Mars', 'Sol', 'Vega'] }],
      });
    } finally {
      await store.close();
    }
  });
});

it('what stands in the code as the text of today is what migrations have made; else a migration is missing', async () => {
  const texts = [
    appendEventsFunction,
    appendEventsOfAnyAgeFunction,
    sealChain,
    ...projections.map(({ createTables }) => createTables),
  ];
  await database.client.query('begin');
  await database.client.query(`
    drop table ${projections.flatMap(({ tables }) => tables).join(', ')};
    drop routine append_events(text[], int[], bool[], timestamptz[], text[], int[], jsonb[], text[], timestamptz[], text[]),
      append_events(text[], int[], bool[], timestamptz[], text[], int[], jsonb[], text[], timestamptz[], text[], timestamptz),
      seal_chain, seal_link;
    ${texts.join(';')}`);
  const made = await schemaText(database.client);
  await database.client.query('rollback');
  expect(made).toBe(today);
});

it('a rebuild gives the tables of an older release the shape of today', async () => {
  // 6000 made these until corrections came; version 2 of `results` came with them
  await database.client.query(`
    drop table team_results;
    alter table user_game_history drop column won, drop column perfect;
    insert into projections (name, build, version) values ('results', 'live', 1)`);
  const store = await connectPersistence({ url: database.url, poolSize: 2 });
  try {
    await store.projections.rebuild('results');
  } finally {
    await store.close();
  }
  expect(await schemaText(database.client)).toBe(today);
});
