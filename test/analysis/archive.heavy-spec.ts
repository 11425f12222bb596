import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { GameId } from '@clockbeat/domain';
import { cursorHead, plainLabel } from '../../apps/gateway/src/analytics/export/export-cursor.js';
import { exportFormats } from '../../apps/gateway/src/analytics/export/export-formats.js';
import { exportPages } from '../../apps/gateway/src/analytics/export/export-pages.js';
import { Cursors } from '../../apps/gateway/src/http/cursors.js';
import { openPersistence } from '../../libs/persistence/src/index.js';
import { makeMonth } from '../../libs/persistence/src/months/make-months.js';
import { beginningOfId, monthNamed } from '../../libs/persistence/src/months/month.js';
import { simulate } from '../simulator/simulate.js';
import { storeGames } from '../simulator/store-games.js';
import { freshDatabase } from '../support/database.js';
import { until } from '../support/live/until.js';
import { runCli } from '../support/run-cli.js';
import { documented } from './documented.js';
import { Duck } from './duck.js';

const folder = mkdtempSync(join(tmpdir(), 'clockbeat-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Simulated nights as games of one month, archived; and exported before, with names. */
const archiveSample = async (): Promise<void> => {
  const month = monthNamed('2026-03');
  const games = simulate({ games: 24, seed: 1 }).map((game, nth) => {
    const gameId = GameId(`${beginningOfId(month.begins + nth * 3_600_000)}${String(nth).padStart(10, '0')}`);
    const facts = game.facts.map((fact) => ({ ...fact, event: { ...fact.event, gameId } }));
    return { ...game, facts };
  });
  const database = await freshDatabase();
  const store = await openPersistence({ url: database.url, poolSize: 4, writers: 1, archive: { folder } });
  try {
    const client = await store.pool.connect();
    await makeMonth(client, month);
    client.release();
    await storeGames(database.url, games);
    store.projections.start();
    await until('every projection has read it', async () => {
      const lag = await store.projections.lag();
      return lag.length >= 3 && lag.every(({ behindMs }) => behindMs === 0);
    });
    await store.projections.stop();
    const head = cursorHead(
      new Cursors({ sessionSecret: 'of a test' }),
      plainLabel,
      await store.exports.epoch(),
    );
    const everything = { hostId: null, from: null, to: null };
    const released = store.exports.released(everything, { transactionId: '0', position: '0', version: 0 });
    const pages = exportPages(released, { head, scramble: null, limit: null, store: store.events });
    await pipeline([...exportFormats.parquet.of(pages), createWriteStream(join(folder, 'events.parquet'))]);
    // solo games of guests would have been deleted by then
    await store.pool.query(`delete from games where kind <> 'live'`);
    await store.archiver.archive(month.name, { now: Date.now(), rowsPerFile: 3_000 });
  } finally {
    await store.close();
    await database.drop();
  }
};

beforeAll(archiveSample);

it('answers every question of the archive as it does of an export', async () => {
  const duck = await Duck.in(folder);
  try {
    const answers = async (format: string) => {
      await duck.open(format);
      const told: Record<string, unknown> = {};
      for (const name of documented.queries()) told[name] = await duck.answer(name);
      const [count] = await duck.rows(
        'select count(*) as events, count(distinct gameId) as games from events',
      );
      return { told, count };
    };
    const ofArchive = await answers('archive');
    expect(Number(ofArchive.count?.['events'])).toBeGreaterThan(3_000);
    expect(ofArchive).toEqual(await answers('parquet'));
  } finally {
    duck.close();
  }
});

it('npm run ask answers of the folder, and says where nothing is archived', async () => {
  const ask = (...words: readonly string[]) =>
    runCli('test/analysis/ask.ts', ['hardest-questions', ...words], {});
  const ofArchive = await ask('--archive', folder);
  expect(ofArchive.output).toMatch(/^question +called +games/);
  expect(ofArchive).toEqual(await ask('--events', join(folder, 'events.parquet')));
  const empty = mkdtempSync(join(folder, 'empty-'));
  expect(await ask('--archive', empty)).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`No month is archived in ${empty}`),
  });
});
