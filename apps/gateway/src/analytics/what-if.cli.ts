import { existsSync, readFileSync } from 'node:fs';
import { GameId, type RecordedEvent, type StoredEvent, upcast } from '@clockbeat/domain';
import { archivePlaceOf, connectPersistence } from '@clockbeat/persistence';
import { storedLog } from './replay/read-log.js';
import { whatIfLines, whatIfOf } from './what-if/tell-what-if.js';
import { readWhatIfOptions } from './what-if/what-if-options.js';

/**
 * For operators: `npm run what-if -- GAME` against DATABASE_URL, or over a log that `npm run replay -- GAME --format ndjson`
 * wrote. Names are shown as they are in the log.
 */
const logIn = (file: string): RecordedEvent[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => upcast(JSON.parse(line) as StoredEvent));

const logOf = async (game: string): Promise<RecordedEvent[]> => {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('Bad environment: DATABASE_URL is missing, and there is no such file');
  const store = await connectPersistence({
    url,
    poolSize: 2,
    writers: 1,
    applicationName: 'clockbeat what-if',
    archive: archivePlaceOf(process.env),
  });
  try {
    const log: RecordedEvent[] = [];
    for await (const event of storedLog(store.events, GameId(game))) log.push(upcast(event));
    if (log.length === 0) throw new Error(`There is no game ${game}.`);
    return log;
  } finally {
    await store.close();
  }
};

try {
  const { source, rules, format } = readWhatIfOptions(process.argv.slice(2));
  const told = await whatIfOf(existsSync(source) ? logIn(source) : await logOf(source), rules);
  process.stdout.write(
    format === 'json' ? `${JSON.stringify(told)}\n` : `${[...whatIfLines(told)].join('\n')}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`);
  process.exitCode = 1;
}
