import { existsSync } from 'node:fs';
import { GameId, type RecordedEvent, upcast } from '@clockbeat/domain';
import { asProgram, withPersistence } from '@clockbeat/persistence';
import { storedLog } from './replay/read-log.js';
import { tellMissing } from './replay/tell-missing.js';
import { logInFile } from './what-if/log-in-file.js';
import { whatIfLines, whatIfOf } from './what-if/tell-what-if.js';
import { readWhatIfOptions } from './what-if/what-if-options.js';

/**
 * For operators and analysts: `npm run what-if -- GAME` against DATABASE_URL, or over a file of events, which is a log that
 * `npm run replay -- GAME --format ndjson` wrote or an export. Names are shown as they are there.
 */
const logOf = (game: string): Promise<RecordedEvent[]> => {
  if (!process.env['DATABASE_URL'])
    throw new Error('Bad environment: DATABASE_URL is missing, and there is no such file');
  return withPersistence({ applicationName: 'clockbeat what-if' }, async (store) => {
    const log: RecordedEvent[] = [];
    for await (const event of storedLog(store.events, GameId(game))) log.push(upcast(event));
    if (log.length === 0) throw new Error(await tellMissing(store, game));
    return log;
  });
};

await asProgram(async (args) => {
  const { source, game, rules, format } = readWhatIfOptions(args);
  const isFile = existsSync(source);
  if (!isFile && game !== null)
    throw new Error(`--game chooses a game of a file, and there is no file ${source}.`);
  const told = await whatIfOf(await (isFile ? logInFile(source, game) : logOf(source)), rules);
  return format === 'json' ? [JSON.stringify(told)] : [...whatIfLines(told)];
});
