/**
 * npm run ask -- QUESTION: one of the questions of docs/analysis.md, asked of the games here or of a Clockbeat that
 * runs elsewhere, of an export or of archived months that lie there already, or of the sample log. DuckDB and PostgreSQL come by npm: nothing else is needed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../../libs/persistence/src/index.js';
import { buildIfStale } from '../../scripts/build.mjs';
import { nothingRuns, readSettings } from '../../scripts/on-database.mjs';
import { inRoot, program } from '../../scripts/paths.mjs';
import { urlOfRunning } from '../../scripts/postgres/embedded.mjs';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';
import { simulate } from '../simulator/simulate.js';
import { storeGames } from '../simulator/store-games.js';
import { Duck, type Row, sqlOf } from './duck.js';

const questions = readdirSync(inRoot('docs/analysis'))
  .map((file) => file.replace(/\.sql$/, ''))
  .filter((name) => name !== 'tables' && !name.startsWith('open-'));

const usage = (): string =>
  [
    'npm run -s ask -- QUESTION                  of the games of this installation',
    'npm run -s ask -- QUESTION --events FILE    of an export: .ndjson, .csv or .parquet',
    'npm run -s ask -- QUESTION --from URL [--scope all] of a running Clockbeat, with the access token in CLOCKBEAT_TOKEN',
    'npm run -s ask -- QUESTION --archive FOLDER of the archived months in a folder',
    'npm run -s ask -- QUESTION --sample         of 60 games that were simulated for docs/analysis.md',
    '',
    ...questions.map((name) => `${name.padEnd(20)}${/^-- (.*)/.exec(sqlOf(name))?.[1] ?? ''}`),
  ].join('\n');

const { values, positionals } = parseArgs({
  options: {
    events: { type: 'string' },
    archive: { type: 'string' },
    from: { type: 'string' },
    scope: { type: 'string', default: 'mine' },
    sample: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

/** Writes what operators export, of whatever database, into a folder. */
const exportFrom = async (url: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> => {
  await buildIfStale();
  const command = program('events');
  const child = spawn(process.execPath, [command, 'export', '--format', 'parquet'], {
    env: { ...env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await pipeline(child.stdout, createWriteStream(join(folder, 'events.parquet')));
  const [code] = await ended;
  if (code !== 0) throw new Error('The games could not be exported.');
};

const exportSample = async (folder: string): Promise<void> => {
  const postgres = await startTemporaryPostgres();
  try {
    await migrate(postgres.url);
    await storeGames(postgres.url, simulate({ games: 60, seed: 1 }));
    await exportFrom(postgres.url, folder, {
      ...process.env,
      SESSION_SECRET: 'of a sample that goes at once',
    });
  } finally {
    await postgres.dispose();
  }
};

const exportOwn = async (folder: string): Promise<void> => {
  const { databaseUrl, dataDir } = readSettings();
  const url = databaseUrl ?? urlOfRunning(dataDir);
  if (!url)
    throw new Error(`${nothingRuns(dataDir)}\nOr ask the sample: npm run -s ask -- QUESTION --sample`);
  await exportFrom(url, folder, { ...process.env, DATA_DIR: dataDir });
};

/** Fetches what an account may export from a running Clockbeat. */
const exportOver = async (origin: string, folder: string): Promise<void> => {
  const token = process.env['CLOCKBEAT_TOKEN'];
  if (!token)
    throw new Error('CLOCKBEAT_TOKEN is not set: make an access token with “events:read” in the settings.');
  const address = new URL('/api/analytics/events', origin);
  address.search = new URLSearchParams({ scope: values.scope, format: 'parquet' }).toString();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || !response.body) {
    const problem: unknown = await response.json().catch(() => null);
    const told = problem && typeof problem === 'object' && 'message' in problem ? `: ${problem.message}` : '';
    throw new Error(`${address.origin} answered ${response.status}${told}`);
  }
  await pipeline(response.body, createWriteStream(join(folder, 'events.parquet')));
};

/** Columns under each other, as psql writes them. */
const table = (rows: readonly Row[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const isNumber = columns.map((column) => rows.every((row) => typeof row[column] !== 'string'));
  const lines = cells.map((line) =>
    line
      .map((cell, index) =>
        isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return rows.length === 0 ? 'No game that has been played answers this.' : lines.join('\n');
};

const ask = async (question: string, folder: string): Promise<string> => {
  if (values.archive) {
    if (!readdirSync(values.archive).some((name) => /^events-.*\.parquet$/.test(name)))
      throw new Error(`No month is archived in ${values.archive}: its files are called events-….parquet.`);
    return answerOf(question, resolve(values.archive), 'archive');
  }
  if (values.events) {
    const format = extname(values.events).slice(1);
    symlinkSync(resolve(values.events), join(folder, `events.${format}`));
    return answerOf(question, folder, format);
  }
  if (values.from) await exportOver(values.from, folder);
  else await (values.sample ? exportSample(folder) : exportOwn(folder));
  return answerOf(question, folder, 'parquet');
};

const answerOf = async (question: string, folder: string, format: string): Promise<string> => {
  const duck = await Duck.in(folder);
  try {
    await duck.open(format);
    return table(await duck.answer(question));
  } finally {
    duck.close();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'clockbeat-ask-'));
try {
  const [question = '', ...more] = positionals;
  if (!questions.includes(question) || more.length > 0) throw new Error(usage());
  console.log(await ask(question, folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
