import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { archivePlaceOf } from '../archive/place.js';
import { listsBeside, readList, toldOf, writeListBeside } from '../names/forgotten-list.js';
import { asProgram, databaseUrl } from '../program.js';
import { examineBackup } from './read-backup.js';
import { type Restored, restoreBackup, type VerifiedGames } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

type Counts = Readonly<Record<string, number>>;

const shownAtMost = 20;

const contents = (rows: Counts): string =>
  `${rows['game_streams'] ?? 0} games, ${rows['events'] ?? 0} events and ${rows['users'] ?? 0} accounts`;

const sizeOf = (file: string): string => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`;

const backup = async (url: string, file: string): Promise<string[]> => {
  const startedAt = performance.now();
  const { rows, missing, archivedFiles, forgotten } = await writeBackup(url, file);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (missing > 0) process.exitCode = 1;
  writeListBeside(file, forgotten);
  return [
    `${file} holds ${contents(rows)}, ${sizeOf(file)}, in ${seconds} s.`,
    ...besides(archivedFiles),
    ...(missing === 0
      ? []
      : [
          `It lacks ${missing} events of its games: they were deleted meanwhile, or before. Back up once more.`,
        ]),
  ];
};

/** A backup speaks of archived months, and does not hold them. */
const besides = (archivedFiles: readonly string[] = []): string[] =>
  archivedFiles.length === 0
    ? []
    : [
        `It needs ${archivedFiles.length} files of the archive besides: ${archivedFiles.slice(0, shownAtMost).join(', ')}${archivedFiles.length > shownAtMost ? ' …' : ''}`,
      ];

const check = async (file: string): Promise<string[]> => {
  const { manifest, bytes } = await examineBackup(file);
  return [
    `${file} is whole: ${bytes.size} tables, as of ${manifest.takenAt}.`,
    ...besides(manifest.archivedFiles),
  ];
};

const restore = async (
  url: string,
  file: string,
  games: VerifiedGames,
  list: string | undefined,
): Promise<string[]> => {
  const forgotten = [...listsBeside(file), ...(list === undefined ? [] : readList(list))];
  const restored = await restoreBackup(url, file, games, archivePlaceOf(process.env), forgotten);
  if (restored.unsound.length > 0 || restored.unread || restored.names.archived.length > 0)
    process.exitCode = 1;
  return [
    `Restored ${contents(restored.rows)}, as of ${restored.manifest.takenAt}.`,
    ...restored.leftOut.map((table) => `Left out: ${table}, which this release does not know in that shape.`),
    ...verdict(restored),
    ...(forgotten.length > 0 ? toldOf(restored.names) : []),
    ...(restored.unread
      ? [
          `${restored.unread.games} games are in the archive, which cannot be read, and were not verified: ${restored.unread.why}.`,
        ]
      : []),
    'Gateways may start: the first one makes every list and statistic anew.',
  ];
};

const verdict = ({ verified, unsound }: Restored): string[] =>
  unsound.length === 0
    ? [`Verified ${verified} games: every log is what it was and follows the rules.`]
    : [
        `Verified ${verified} games: ${unsound.length} are not what they were.`,
        ...unsound.slice(0, shownAtMost).map(({ gameId, difference }) => `  ${gameId}: ${difference}`),
      ];

const verifiedIn = (text: string): VerifiedGames => {
  if (text === 'all') return 'all';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error('--verify takes "all" or how many games');
};

/**
 * For operators, against DATABASE_URL: `backup FILE` while games go on, `check FILE` without a database, and
 * `restore FILE [--verify all|N] [--forgotten LIST]` into an empty one.
 */
const run = async (args: readonly string[]): Promise<string[]> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { verify: { type: 'string', default: 'all' }, forgotten: { type: 'string' } },
    allowPositionals: true,
  });
  const [word = '', file, ...more] = positionals;
  if (file === undefined || more.length > 0 || !['backup', 'check', 'restore'].includes(word))
    throw new Error(
      'Name one file: backup FILE, check FILE or restore FILE [--verify all|N] [--forgotten LIST]',
    );
  if (word === 'check') return check(file);
  const url = databaseUrl();
  return word === 'backup'
    ? backup(url, file)
    : restore(url, file, verifiedIn(values.verify), values.forgotten);
};

await asProgram(run);
