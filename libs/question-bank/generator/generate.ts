import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bankFiles } from './bank-files.js';

/** `npm run bank:generate`: rewrites the generated part of the bank. */
const folder = join(import.meta.dirname, '../src/facts');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of bankFiles()) await writeFile(join(folder, name), text);
