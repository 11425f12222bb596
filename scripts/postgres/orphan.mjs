import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, findProcess, signal } from './processes.mjs';

/** A postmaster writes its process id here first, its port on the fourth line, and "ready" on the eighth when clients may come. */
const LOCK = 'postmaster.pid';

/**
 * @param {string} cluster
 * @returns {{ pid: number, port: number, ready: boolean } | undefined}
 */
export function readLock(cluster) {
  try {
    const lines = readFileSync(join(cluster, LOCK), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * The port of the PostgreSQL that runs on this cluster, or begins to; undefined where none does.
 * @param {string} cluster
 */
export function portOfRunning(cluster) {
  const lock = readLock(cluster);
  const isRunning = lock && (process.platform === 'win32' || isPostmaster(lock.pid, cluster));
  return isRunning ? lock.port || undefined : undefined;
}

/**
 * Ends what an earlier start left behind. After a kill -9 of its parent a postmaster may live on, be a zombie for some
 * seconds, or be gone while another process wears its number now (after a reboot): PostgreSQL itself would refuse
 * to start in the last case for ever. Call it with the folder claimed: then nobody looks after what is found.
 * @param {string} cluster
 * @param {number | undefined} supervisor the process that started it last: releases before this one claim nothing
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
    if (!isPostmaster(lock.pid, cluster)) {
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

/**
 * Whether that process serves this cluster, and does not only wear the number of one that did.
 * @param {number} pid
 * @param {string} cluster
 */
const isPostmaster = (pid, cluster) => commandLine(pid).includes(` -D ${cluster} `);
