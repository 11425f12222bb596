import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { recordedSchema } from '../../test-support/recorded-schemas.js';
import { schemaText } from '../../test-support/schema-text.js';
import { knownMigrations, migrateTo } from '../migrate.js';

const names = knownMigrations();
const upTo = (name: string): string[] => names.slice(0, names.indexOf(name) + 1);

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await emptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** One step from each: from there on it is the way of the next one. */
it.each(names.slice(1).map((name, index) => [names[index] ?? '', name]))(
  'a database as it is recorded after %s is brought by %s to what is recorded of that',
  async (name, next) => {
    const listed = upTo(name).map((each) => `(${each.slice(-13)}, '${each}')`);
    await client.query(`
    drop schema if exists public, analysis, analysis_inside cascade;
    create schema public;
    ${recordedSchema(name)}
    create table migrations (id serial primary key, timestamp bigint not null, name text not null);
    insert into migrations (timestamp, name) values ${listed.join(', ')}`);
    expect(await schemaText(client)).toBe(recordedSchema(name));
    await migrateTo(database.url, new Set(upTo(next)));
    expect(await schemaText(client)).toBe(recordedSchema(next));
  },
);
