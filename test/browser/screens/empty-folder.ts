import { mkdir, rm } from 'node:fs/promises';
import { folder } from './pictures';

/** Pictures of scenes that are no more are not to be mistaken for new ones. */
export default async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
};
