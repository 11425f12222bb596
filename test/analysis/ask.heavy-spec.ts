import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/paths.mjs';
import { GameNight, question } from '../support/game-night.js';
import { runCli } from '../support/run-cli.js';
import { exportSample, type SampleLog } from './sample-log.js';

/** As from a fresh clone: whatever DATABASE_URL this shell has plays no part. */
const ask = (words: readonly string[], env: Record<string, string> = {}) =>
  runCli('test/analysis/ask.ts', words, {
    ...{ DATABASE_URL: '', DATA_DIR: join(tmpdir(), 'clockbeat-never-made'), SESSION_SECRET: 'of this test' },
    ...env,
  });
const questions = readdirSync(inRoot('docs/analysis')).flatMap((file) =>
  /^(tables|open-.*)\.sql$/.test(file) ? [] : [file.replace('.sql', '')],
);

describe('npm run ask', () => {
  let log: SampleLog;
  beforeAll(async () => {
    log = await exportSample();
  });
  afterAll(() => log?.remove());

  it('answers the same of every format', async () => {
    const [parquet, ...others] = await Promise.all(
      ['parquet', 'ndjson', 'csv'].map((format) =>
        ask(['hardest-questions', '--events', join(log.folder, `events.${format}`)]),
      ),
    );
    expect(parquet?.output).toMatch(/^question +called +games +answers +right_pct/);
    for (const other of others) expect(other).toEqual(parquet);
  });

  it('plays the sample that the page shows, with a PostgreSQL and a DuckDB that come by npm', async () => {
    const { code, output } = await ask(['hardest-questions', '--sample']);
    expect(code).toBe(0);
    expect(output).toEqual(
      (await ask(['hardest-questions', '--events', join(log.folder, 'events.parquet')])).output,
    );
  });

  it('asks the games of this installation', async () => {
    const night = await GameNight.begin();
    const host = await night.signIn('host@example.org');
    const game = await night.makeGame(host, { questions: [question(0)] });
    const ada = await night.join(game, 'Ada');
    await night.answer(game, ada, 0, 0, (await night.start(game, host)) + 2_000);
    await night.finish(game, host);
    const { code, output } = await ask(['time-of-answer'], { DATABASE_URL: night.database.url });
    expect([code, output.split('\n')[0]?.split(/ +/)]).toEqual([
      0,
      ['time_limit', 'second', 'answers', 'answered_pct', 'right_pct'],
    ]);
    await night.end();
  });

  it('says what it can be asked, and what is missing', async () => {
    const { code, errors } = await ask([]);
    expect(code).toBe(1);
    for (const name of questions) expect(errors).toMatch(new RegExp(`^${name} +\\S.*\\?$`, 'm'));
    expect(await ask(['hardest-questions'])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^DATABASE_URL is not set, and no PostgreSQL runs in .*\nOr ask the sample/,
      ),
    });
  });
});
