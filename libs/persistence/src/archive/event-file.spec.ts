import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArchivedRow, textOf } from './archived-row.js';
import { eventFileOf, openEventFile, readGroup, rowsInGroup } from './event-file.js';
import { FilesInFolder } from './files-in-folder.js';

const folder = mkdtempSync(join(tmpdir(), 'clockbeat-archive-'));
const files = new FilesInFolder(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const row = (game: number, version: number): ArchivedRow => ({
  gameId: `game_zzz${String(game).padStart(13, '0')}`,
  version,
  type: 'AnswerSubmitted',
  schema: 3,
  at: 1_700_000_000_000_001n + BigInt(version),
  recordedAt: 1_700_000_000_123_457n,
  actor: 'player',
  // neither JSON.stringify nor a number of JavaScript writes these so
  data: '{"a": 1.50, "b": 12345678901234567890, "name": "Zoë ✨"}',
  key: `answer:0:${version}`,
  transactionId: 9_007_199_254_740_993n,
  position: 9_007_199_254_740_995n,
});
async function* pages(rows: readonly ArchivedRow[]) {
  for (let at = 0; at < rows.length; at += 700) yield rows.slice(at, at + 700);
}

it('gives back every row as it was, to the last digit, and says where the rows of a game lie', async () => {
  const rows = [1, 2, 3].flatMap((game) => Array.from({ length: 1_900 }, (_, n) => row(game, n + 1)));
  const written = await files.write('2026-09-1', eventFileOf(pages(rows)));
  const file = await openEventFile(files, written);
  expect(file.groups.map(({ start, end }) => end - start)).toEqual([...Array(5).fill(rowsInGroup), 700]);
  const read: ArchivedRow[] = [];
  for (const group of file.groups) {
    const part = await readGroup(files, file, group);
    for (const { gameId } of part) expect(group.from <= gameId && gameId <= group.to).toBe(true);
    read.push(...part);
  }
  expect(read.map(textOf)).toEqual(rows.map(textOf));
  expect(file.groups[0]?.from).toMatch(/^game_zzz/);
});

it('has the same name for the same content, and none before it is whole', async () => {
  const rows = Array.from({ length: 3 }, (_, n) => row(9, n + 1));
  const once = await files.write('2026-09-1', eventFileOf(pages(rows)));
  expect(await files.write('2026-09-1', eventFileOf(pages(rows)))).toEqual(once);
  async function* broken() {
    yield rows;
    throw new Error('no more');
  }
  await expect(files.write('2026-09-1', eventFileOf(broken()))).rejects.toThrow('no more');
});

it('says of a file that is missing, cut off or another one which it is', async () => {
  await expect(openEventFile(files, { name: 'gone.parquet', bytes: 100 })).rejects.toThrow(
    'The file gone.parquet is missing in the archive',
  );
  const { name, bytes } = await files.write('2026-09-1', eventFileOf(pages([row(4, 1)])));
  await expect(openEventFile(files, { name, bytes: bytes + 10 })).rejects.toThrow('is cut off');
  await expect(openEventFile(files, { name, bytes: bytes - 10 })).rejects.toThrow('is damaged');
});
