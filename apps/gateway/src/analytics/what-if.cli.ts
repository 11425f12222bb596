import { existsSync, readFileSync } from 'node:fs';
import { GameId, type RecordedEvent, type StoredEvent, upcast } from '@clockbeat/domain';
import { asProgram, withPersistence } from '@clockbeat/persistence';
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

const logOf = (game: string): Promise<RecordedEvent[]> => {
  if (!process.env['DATABASE_URL'])
    throw new Error('Bad environment: DATABASE_URL is missing, and there is no such file');
  return withPersistence({ applicationName: 'clockbeat what-if' }, async ({ events }) => {
    const log: RecordedEvent[] = [];
    for await (const event of storedLog(events, GameId(game))) log.push(upcast(event));
    if (log.length === 0) throw new Error(`There is no game ${game}.`);
    return log;
  });
};

await asProgram(async (args) => {
  const { source, rules, format } = readWhatIfOptions(args);
  const told = await whatIfOf(existsSync(source) ? logIn(source) : await logOf(source), rules);
  return format === 'json' ? [JSON.stringify(told)] : [...whatIfLines(told)];
});
