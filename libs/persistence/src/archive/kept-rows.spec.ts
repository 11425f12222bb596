import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');

/**
 * Every file with a statement over `events`, and why it finds what it needs of games whose month is archived: of those stay the
 * first event, everything from the end on, and what hosts said of answers (`isKept`). A new statement that looks for other
 * events of games that have ended needs more to stay, or to be completed from the archive.
 */
const readers: Readonly<Record<string, string>> = {
  'after-restore.ts': 'all rows, each by itself',
  'archive/archive.sql.ts': 'takes them away and brings them back',
  'archive/beside-rebuild.ts': 'the table as a whole, with the archive beside it',
  'backup/write-backup.ts': 'the table as a whole; the list of archived months is in the backup',
  'event-store/append-events.sql.ts':
    'keys of the last round, after the end; a command of a round before is fenced',
  'event-store/read.sql.ts':
    'one game: completed from the archive; heads: the last one; verdicts: AnswersJudged; all others: new events',
  'expiry/expiry.sql.ts': 'the first event and the last one; of visitors all, and theirs are in no archive',
  'export/export.sql.ts': 'ends and what follows them; stretches are completed from the archive',
  'games/corrections-projection.sql.ts': 'QuestionCorrected, which follows the end',
  'games/seats-projection.sql.ts':
    'of games whose team was renamed in the log, which is done to none that is archived; who is missing there stays as it is',
  'games/game-read-model.ts': 'games that have not ended',
  'mails/summaries.projection.ts': 'the first event',
  'names/forgotten-names.sql.ts':
    'who is named in a game that is over, rewritten; of an archived one only sealed names are forgotten, which needs no row',
  'months/make-months.ts': 'none of them',
  'operators/installation.ts': 'the first event',
  'overlays/overlay.store.ts': 'the end, which is over for long',
  'projections/checkpoint.sql.ts': 'new events; a rebuild has the archived ones beside them',
  'projections/election.sql.ts': 'new events',
  'projections/projection.ts': 'new events; a rebuild has the archived ones beside them',
  'results/ratings.sql.ts': 'GameRated, which follows the end',
  'results/read-games.ts': 'whole games: one that is archived comes back first',
  'seals/seal.store.ts': 'what follows the last sealed event',
  'seals/seals.projection.ts': 'new events; a rebuild has the archived ones beside them',
  'users/account.store.ts': 'games that have not ended',
  'verify/verify-game.ts': 'the last event',
  'webhooks/webhooks.projection.ts': 'new events, the first one, and HostChanged, which follows the end',
};

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts') && !path.startsWith('migrations/'));

/** In SQL, whatever stands around it: `from events e`, `into public.events(`, `alter table events_…` is another table. */
const readsLog = (text: string): boolean =>
  /\b(from|join|into|update|only|table|copy)\s+(public\.)?events(?![\w.])/i.test(text) ||
  text.includes("name === 'events'");

it('knows every statement over the log, and what it needs of archived games', () => {
  const found = files.filter((path) => readsLog(readFileSync(join(source, path), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(readers).sort());
});
