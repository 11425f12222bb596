import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answeringFile } from './answering.js';
import { bankFiles } from './bank-files.js';
import { drawPictures } from './pictures/index.js';
import { withVersion } from './versions-file.js';

/** `npm run bank:generate`: rewrites the generated part of the bank, draws what pictures it lacks, and notes its version. */
await drawPictures();
const sources = join(import.meta.dirname, '../src');
const folder = join(sources, 'facts');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of bankFiles()) await writeFile(join(folder, name), text);

/** Only now: these read what was written above. */
const { seedQuestions } = await import('../src/index.js');
const pairs = answeringFile(seedQuestions);
await writeFile(join(sources, 'answering.ts'), pairs);
const versions = join(sources, 'versions.ts');
await writeFile(versions, withVersion(await readFile(versions, 'utf8'), seedQuestions, pairs));
