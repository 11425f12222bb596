import { parseArgs } from 'node:util';
import type { Persistence } from '../persistence.js';
import { asProgram, databaseUrl, withPersistence } from '../program.js';
import type { ArchivedMonth } from './archived-months.js';
import { archivePlaceOf } from './place.js';

const inFull = (number: number): string => number.toLocaleString('en-GB');

const listed = ({ month, games, events, kept, files, archivedAt }: ArchivedMonth): string => {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${month}  ${inFull(games)} games, ${inFull(events)} events (${inFull(kept)} in the log too), ${files.length} files of ${(bytes / 1_000_000).toFixed(1)} MB, archived ${archivedAt.toISOString()}`;
};

const archive = async ({ archiver }: Persistence, month: string): Promise<string[]> => {
  const startedAt = performance.now();
  const steps = {
    written: 'written',
    compared: 'compared with log and seals',
    kept: 'taking it out of the log',
  };
  const archived = await archiver.archive(month, {
    now: Date.now(),
    onStep: (step) => {
      if (step in steps) process.stderr.write(`${month}: ${steps[step as keyof typeof steps]}\n`);
    },
  });
  return [listed(archived), `Done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`];
};

const list = async ({ archiver }: Persistence): Promise<string[]> => {
  const months = await archiver.list();
  return months.length > 0 ? months.map(listed) : ['No month is archived.'];
};

/** All of them, or one. */
const verify = async ({ archiver }: Persistence, only: string | undefined): Promise<string[]> => {
  const months = (await archiver.list()).filter(({ month }) => only === undefined || month === only);
  if (months.length === 0)
    throw new Error(only ? `The month ${only} is not in the archive.` : 'No month is archived.');
  const lines: string[] = [];
  for (const month of months) {
    const wrong = await archiver.verify(month);
    if (wrong !== null) process.exitCode = 1;
    lines.push(
      `${month.month}  ${wrong ?? 'every file is what was written, and every game what was sealed'}`,
    );
  }
  return lines;
};

const restore = async ({ archiver }: Persistence, month: string): Promise<string[]> => [
  `${month} is in the log again: ${inFull(await archiver.restore(month))} events came back. Its files are not used any more: --delete-unused deletes them.`,
];

/** At once: the operator knows which backups are still wanted. */
const deleteUnused = async ({ archiver }: Persistence): Promise<string[]> => [
  `${inFull(await archiver.deleteUnused(new Date()))} files that no month uses were deleted.`,
];

const usage =
  'Say what to do: npm run archive -- --month 2026-09, --list, --verify [--month 2026-09], --restore 2026-09 or --delete-unused';

/** For operators, against DATABASE_URL and ARCHIVE_URL, while games go on: archives a month, lists, verifies, brings one back, deletes files. */
const run = async (args: readonly string[]): Promise<string[]> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      month: { type: 'string' },
      list: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      restore: { type: 'string' },
      'delete-unused': { type: 'boolean', default: false },
    },
  });
  const { month, restore: back, 'delete-unused': tidy } = values;
  const asked = [values.list, values.verify, tidy, back !== undefined, month !== undefined && !values.verify];
  if (asked.filter((one) => one).length !== 1) throw new Error(usage);
  databaseUrl();
  if (!values.list && !archivePlaceOf(process.env))
    throw new Error('Bad environment: ARCHIVE_URL is missing: it says where archived months are');
  return withPersistence({ applicationName: 'clockbeat operator' }, (store) => {
    if (values.list) return list(store);
    if (values.verify) return verify(store, month);
    if (tidy) return deleteUnused(store);
    return back === undefined ? archive(store, month ?? '') : restore(store, back);
  });
};

await asProgram(run);
