import { onEmptyDatabase } from '../../test-support/empty-database.js';
import { migrationsUpTo, recordedSchema } from '../../test-support/recorded-schemas.js';
import { schemaText } from '../../test-support/schema-text.js';
import { knownMigrations, migrateTo } from '../migrate.js';

const names = knownMigrations();

const database = onEmptyDatabase();

/** One step from each: from there on it is the way of the next one. */
it.each(names.slice(1).map((name, index) => [names[index] ?? '', name]))(
  'a database as it is recorded after %s is brought by %s to what is recorded of that',
  async (name, next) => {
    const listed = migrationsUpTo(name).map((each) => `(${each.slice(-13)}, '${each}')`);
    await database.client.query(`
    drop schema if exists public, analysis, analysis_inside cascade;
    create schema public;
    ${recordedSchema(name)}
    create table migrations (id serial primary key, timestamp bigint not null, name text not null);
    insert into migrations (timestamp, name) values ${listed.join(', ')}`);
    expect(await schemaText(database.client)).toBe(recordedSchema(name));
    await migrateTo(database.url, new Set(migrationsUpTo(next)));
    expect(await schemaText(database.client)).toBe(recordedSchema(next));
  },
);
