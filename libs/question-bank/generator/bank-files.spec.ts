import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bankFiles } from './bank-files.js';

const folder = join(import.meta.dirname, '../src/facts');

it('makes exactly the files that are in the repository', async () => {
  const files = bankFiles();
  expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files)
    expect([name, await readFile(join(folder, name), 'utf8')]).toEqual([name, text]);
});
