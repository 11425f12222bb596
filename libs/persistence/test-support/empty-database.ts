import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../test/support/database.js';

/** A database without a table, and a connection to it, for all tests of the file that calls this. */
export const onEmptyDatabase = (): { readonly url: string; readonly client: pg.Client } => {
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
  return {
    get url() {
      return database.url;
    },
    get client() {
      return client;
    },
  };
};
