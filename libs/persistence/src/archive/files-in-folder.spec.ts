import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilesInFolder } from './files-in-folder.js';

async function* pieces(): AsyncGenerator<Buffer> {
  yield Buffer.from('a file');
}

it('takes away what a killed process has left unfinished, and nothing that somebody may be writing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-archive-'));
  try {
    for (const name of ['left.unfinished', 'begun.unfinished', 'whole.parquet'])
      writeFileSync(join(folder, name), '');
    const long = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['left.unfinished', 'whole.parquet']) utimesSync(join(folder, name), long, long);
    const files = new FilesInFolder(folder);
    const { name } = await files.write('events-2026-03-1', pieces());
    expect(readdirSync(folder).sort()).toEqual(['begun.unfinished', name, 'whole.parquet']);
    await files.delete(name);
    await files.delete(name);
    expect(readdirSync(folder).sort()).toEqual(['begun.unfinished', 'whole.parquet']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
