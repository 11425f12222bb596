import { connectPersistence, migrate, type Persistence } from '@clockbeat/persistence';
import { created, newGame } from '../../libs/persistence/test-support/events.js';
import { emptyDatabase, type TestDatabase } from '../support/database.js';
import { runCli } from '../support/run-cli.js';

/** A checkout of another release reads this database too: what its own list of questions says is nobody's business. */
describe('commands that read', () => {
  const game = newGame();
  let database: TestDatabase;
  let store: Persistence;
  beforeAll(async () => {
    database = await emptyDatabase();
    await migrate(database.url);
    store = await connectPersistence({ url: database.url, poolSize: 2, writers: 1 });
    await store.appends.append(created(game));
    await store.pool.query(
      `insert into questions (id, category, difficulty, question, options, answer)
       values ('of-another-release', 'Science', 'Easy', 'Which one?', '{a,b,c,d}', 0)`,
    );
  });
  afterAll(async () => {
    await store?.close();
    await database?.drop();
  });

  it.each([
    ['projections', 'list'],
    ['replay', game, '--format', 'ndjson'],
    ['events', 'export', '--format', 'ndjson'],
    ['export', 'feedback', 'export'],
  ])('%s leaves the bank as it is', async (file, ...words) => {
    const env = { DATABASE_URL: database.url, SESSION_SECRET: 'the secret of this test' };
    expect(await runCli(file, words, env)).toMatchObject({ code: 0, errors: '' });
    const { rows } = await store.pool.query('select id from questions');
    expect(rows).toEqual([{ id: 'of-another-release' }]);
  });
});
