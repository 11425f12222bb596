import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bankFiles } from './bank-files.js';
import { drawPictures } from './pictures/index.js';

/** `npm run bank:generate`: rewrites the generated part of the bank, and draws what pictures it lacks. */
await drawPictures();
const folder = join(import.meta.dirname, '../src/facts');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of bankFiles()) await writeFile(join(folder, name), text);
