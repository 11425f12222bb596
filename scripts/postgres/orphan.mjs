import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, findProcess, signal } from './processes.mjs';

/** A postmaster writes its process id here first, and "ready" on the eighth line when clients may come. */
const LOCK = 'postmaster.pid';

/**
 * @param {string} cluster
 * @returns {{ pid: number, ready: boolean } | undefined}
 */
export function readLock(cluster) {
  try {
    const lines = readFileSync(join(cluster, LOCK), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Ends what an earlier start left behind. After a kill -9 of its parent a postmaster may live on, be a zombie for some
 * seconds, or be gone while another process wears its number now (after a reboot): PostgreSQL itself would refuse
 * to start in the last case for ever.
 * @param {string} cluster
 * @param {number | undefined} supervisor the process that started it last
 */
export async function clearLeftovers(cluster, supervisor) {
  const deadline = Date.now() + 30_000;
  const zombiesUntil = Date.now() + 5_000;
  let asked = false;
  for (;;) {
    const lock = readLock(cluster);
    const found = lock && lock.pid > 0 ? findProcess(lock.pid) : undefined;
    if (!lock || !found) return;
    if (found.state === 'Z' && Date.now() < zombiesUntil) {
      await sleep(100);
      continue;
    }
    if (!commandLine(lock.pid).includes(cluster)) {
      rmSync(join(cluster, LOCK), { force: true });
      return;
    }
    // an orphan gets another parent; this one still has the one that started it
    if (supervisor && found.parent === supervisor) {
      throw new Error(`Clockbeat already runs on this data folder (process ${supervisor}): ${cluster}`);
    }
    if (Date.now() > deadline) {
      throw new Error(`An earlier PostgreSQL (process ${lock.pid}) does not stop. End it, then start again.`);
    }
    if (!asked) {
      signal(lock.pid, 'SIGINT');
      signal(lock.pid, 'SIGCONT');
      asked = true;
    }
    await sleep(20);
  }
}
