import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type ArchivePlace, archivePlaceIn } from '../../libs/persistence/src/index.js';
import { inRoot } from '../../scripts/paths.mjs';
import { freePort } from '../../scripts/postgres/ports.mjs';

/** An object store that speaks S3, in a process of its own on this machine; what it holds is in the folder. */
export const startObjectStore = async (
  folder: string,
): Promise<{ place: ArchivePlace; stop(): Promise<void> }> => {
  const port = await freePort();
  const words = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', 'archive'];
  const store = spawn(process.execPath, [inRoot('node_modules/s3rver/bin/s3rver.js'), ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const place = archivePlaceIn(`http://S3RVER:S3RVER@127.0.0.1:${port}/archive`);
  if (!place) throw new Error('It is an address');
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (store.exitCode !== null) throw new Error('The object store did not start');
    await pause(100);
  }
  const stop = async () => {
    store.kill();
    await once(store, 'exit');
  };
  return { place, stop };
};
