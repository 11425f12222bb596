import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { type ArchiveTest, openArchiveTest } from '../../test-support/archived-nights.js';
import { examineBackup } from '../backup/read-backup.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import { openPersistence, type Persistence } from '../index.js';
import { projections } from '../projections/all-projections.js';

const folder = mkdtempSync(join(tmpdir(), 'clockbeat-backup-'));
const databases: TestDatabase[] = [];
let test: ArchiveTest;
beforeAll(async () => {
  test = await openArchiveTest();
});
afterAll(async () => {
  await test?.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});
const fresh = async (): Promise<string> => {
  const database = await emptyDatabase();
  databases.push(database);
  return database.url;
};

const withTables = projections.filter(({ tables }) => tables.length > 0);
const readModels = async ({ pool }: Persistence) => {
  const rows: Record<string, string[]> = {};
  for (const name of withTables.flatMap(({ tables }) => tables)) {
    const found = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    rows[name] = found.rows.map(({ row }) => row).sort();
  }
  return rows;
};
const logs = async ({ events }: Persistence) => {
  const read: unknown[] = [];
  for (const { gameId } of test.nights) read.push(await events.readStored(gameId, 0, 100_000));
  return read;
};

it('has the list of archived months, says which files it needs, and is restored with them', async () => {
  const file = join(folder, 'month.backup');
  await test.store.archiver.archive('2026-03', { now: Date.UTC(2026, 5), rowsPerFile: 300 });
  // some games go on, and come back into the log for it
  await test.storeLater();
  await test.caughtUp();
  const [month] = await test.store.archiver.list();
  const { missing, archivedFiles } = await writeBackup(test.url, file);
  expect(missing).toBe(0);
  expect(archivedFiles).toEqual(month?.files.map(({ name }) => name));
  expect((await examineBackup(file)).manifest.archivedFiles).toEqual(archivedFiles);

  const archive = { folder: test.folder };
  const url = await fresh();
  expect(await restoreBackup(url, file, 'all', archive)).toMatchObject({
    verified: test.nights.length,
    unsound: [],
    unread: null,
  });
  const store = await openPersistence({ url, poolSize: 3, archive });
  try {
    for (const { name } of withTables) await store.projections.rebuild(name);
    expect(await readModels(store)).toEqual(await readModels(test.store));
    expect(await logs(store)).toEqual(await logs(test.store));
    await store.archiver.restore('2026-03');
    expect(await logs(store)).toEqual(await logs(test.store));
  } finally {
    await store.close();
  }

  // without the archive everything else comes back, and what cannot be looked at is said
  const { verified, unsound, unread } = await restoreBackup(await fresh(), file, 'all');
  expect(unsound).toEqual([]);
  expect(verified + (unread?.games ?? 0)).toBe(test.nights.length);
  expect(unread?.games).toBeGreaterThan(0);
  expect(unread?.why).toContain('ARCHIVE_URL does not say where');
});
