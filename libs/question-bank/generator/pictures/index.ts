import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuestionMedia } from '@clockbeat/domain';
import { type PictureFamily, pictureSize } from './family.js';
import { flagPictures } from './flags.js';
import { outlinePictures } from './outlines.js';

/** All questions about pictures, in the order in which they stand in the bank. */
export const pictureFamilies: readonly PictureFamily[] = [flagPictures, outlinePictures];

const folder = join(import.meta.dirname, '../../pictures');

/** What is stored under the picture's hash. */
export const factsOf = (id: string): Pick<QuestionMedia, 'hash' | 'type' | 'bytes' | 'width' | 'height'> => {
  const body = readFileSync(join(folder, `${id}.webp`));
  const hash = createHash('sha256').update(body).digest('hex');
  return { hash, type: 'image/webp', bytes: body.length, ...pictureSize };
};

/**
 * Draws what is missing, and takes away what no question has. What is there stays as it is: another release of the encoder gives
 * other bytes, and with them other hashes.
 */
export const drawPictures = async (): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  for (const { id, draw } of pictureFamilies.flatMap(({ candidates }) => candidates))
    if (!there.delete(`${id}.webp`)) await writeFile(join(folder, `${id}.webp`), await draw());
  for (const name of there) if (name.endsWith('.webp')) await rm(join(folder, name));
};
