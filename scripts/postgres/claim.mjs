import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcess } from './processes.mjs';

/** @typedef {{ name: string, pid: number, holds: boolean }} Claim */

const PREFIX = 'postgres.claim.';
let made = 0;

/**
 * Makes this process the only one that looks after a data folder, until it gives the folder back or ends. Throws where
 * a living one does so already, or asks at the same time and comes first. Each writes a file of its own before it looks
 * for others, so of two at least one sees the other; nobody ever removes the file of a process that lives.
 * @param {string} dataDir made if missing
 * @returns {Promise<() => void>} gives it back
 */
export async function claimFolder(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  made += 1;
  const own = `${PREFIX}${process.pid}.${findProcess(process.pid)?.start ?? 0}.${made}`;
  const release = () => rmSync(join(dataDir, own), { force: true });
  writeFileSync(join(dataDir, own), 'asks');
  for (;;) {
    const others = livingClaims(dataDir).filter(({ name }) => name !== own);
    const first = others.find(({ name, holds }) => holds || name < own);
    if (first) {
      release();
      throw new Error(`Clockbeat already runs on this data folder (process ${first.pid}): ${dataDir}`);
    }
    if (others.length === 0) break;
    await sleep(20); // they give up as soon as they look, or hold it by now
  }
  writeFileSync(join(dataDir, own), 'holds');
  return release;
}

/**
 * @param {string} dataDir
 * @returns {Claim[]}
 */
function livingClaims(dataDir) {
  return readdirSync(dataDir).flatMap((name) => {
    if (!name.startsWith(PREFIX)) return [];
    const [pid = 0, start = 0] = name.slice(PREFIX.length).split('.').map(Number);
    if (isAlive(pid, start)) return [{ name, pid, holds: contentOf(join(dataDir, name)) === 'holds' }];
    rmSync(join(dataDir, name), { force: true });
    return [];
  });
}

/**
 * By its number and its start: after a reboot another process may wear the number.
 * @param {number} pid
 * @param {number} start
 */
function isAlive(pid, start) {
  if (process.platform !== 'win32') {
    const found = findProcess(pid);
    return found !== undefined && found.start === start && found.state !== 'Z';
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} path */
function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // given back in this moment
  }
}
