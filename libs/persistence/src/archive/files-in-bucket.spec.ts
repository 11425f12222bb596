import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type ArchiveTest, openArchiveTest } from '../../test-support/archived-nights.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import { FilesInBucket } from './files-in-bucket.js';
import { archivePlaceIn } from './place.js';

const folder = mkdtempSync(join(tmpdir(), 'clockbeat-bucket-'));
let server: S3rver;
let test: ArchiveTest;
let files: FilesInBucket;

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'archive', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  const place = archivePlaceIn(`http://S3RVER:S3RVER@127.0.0.1:${port}/archive`);
  if (!place || !('bucket' in place)) throw new Error('It is an address');
  files = new FilesInBucket(place.bucket);
  test = await openArchiveTest({ archive: place });
});
afterAll(async () => {
  files?.close();
  await test?.close();
  await server?.close();
  rmSync(folder, { recursive: true });
});

it('keeps a month, and gives single games of it and all of them', async () => {
  const { events, archiver } = test.store;
  const logs = async () => {
    const read: unknown[] = [];
    for (const { gameId } of test.nights) read.push(await events.readStored(gameId, 0, 100_000));
    return read;
  };
  const before = await logs();
  const month = await archiver.archive('2026-03', { now: Date.UTC(2026, 5), rowsPerFile: 300 });
  expect(month.files.length).toBeGreaterThan(1);
  expect(await logs()).toEqual(before);
  expect(await archiver.verify(month)).toBeNull();
  await archiver.restore('2026-03');
  expect(await logs()).toEqual(before);
  expect(await archiver.deleteUnused(new Date(Date.now() + 60_000))).toBe(month.files.length);
  const [first] = month.files;
  await expect(files.read(first?.name ?? '', 0, 4)).rejects.toThrow('is missing in the archive');
});

it('reads the bytes that are asked for, and says what is missing', async () => {
  async function* content() {
    yield Buffer.from('0123456789');
  }
  const { name, bytes } = await files.write('events-2026-03-1', content());
  expect(bytes).toBe(10);
  expect(Buffer.from(await files.read(name, 3, 7)).toString()).toBe('3456');
  await expect(files.read(name, 5, 20)).rejects.toThrow('is cut off');
  await expect(files.read('none.parquet', 0, 1)).rejects.toThrow('none.parquet is missing in the archive');
  const nowhere = archivePlaceIn('http://S3RVER:S3RVER@127.0.0.1:9/archive');
  if (!nowhere || !('bucket' in nowhere)) throw new Error('It is an address');
  const away = new FilesInBucket(nowhere.bucket);
  await expect(away.read(name, 0, 1)).rejects.toThrow(ArchiveUnavailable);
  away.close();
});
