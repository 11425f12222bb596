import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { claimFolder } from './postgres/claim.mjs';
import { startClaimed } from './postgres/embedded.mjs';

/** More often than this within a minute, and starting it again won't help. */
const RESTARTS_A_MINUTE = 5;

/**
 * The embedded PostgreSQL, started again on the same port when it dies by itself: the gateway reconnects. The folder is
 * claimed all the while, so that no backup takes it in between.
 * @param {string} dataDir
 * @param {(error: Error) => void} onLost when it can't be had any more
 */
export async function superviseDatabase(dataDir, onLost) {
  const release = await claimFolder(resolve(dataDir));
  let postgres = await startClaimed({ dataDir });
  let stopping = false;
  /** @type {number[]} */
  const restarts = [];

  const keepRunning = async () => {
    for (;;) {
      const code = await postgres.exited;
      if (stopping) return;
      console.error(`The embedded PostgreSQL ended by itself (${code ?? 'killed'}): starting it again.`);
      restarts.push(Date.now());
      if (restarts.filter((at) => at > Date.now() - 60_000).length > RESTARTS_A_MINUTE) {
        throw new Error(`The embedded PostgreSQL does not stay up, see ${dataDir}/postgres.log`);
      }
      await sleep(200);
      if (!stopping) postgres = await startClaimed({ dataDir });
    }
  };
  const keeping = keepRunning().catch(onLost);

  return {
    url: postgres.url,
    async stop() {
      stopping = true;
      await postgres.stop();
      await keeping;
      await postgres.stop();
      release();
    },
  };
}
