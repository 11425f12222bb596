import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProcess } from './processes.mjs';

/**
 * @param {number} port
 * @param {string} [host] default: this machine only
 * @returns {Promise<{ port: number } | { error: NodeJS.ErrnoException }>}
 */
export function tryPort(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}

/** Below the ports that systems give to connections (from 32,768 on Linux, from 49,152 elsewhere). */
const [lowest, highest] = [20_000, 32_000];
/** Whoever is given a port by another process listens on it by then. */
const takenForMs = 180_000;
const taken = join(tmpdir(), 'clockbeat-ports');

/**
 * A port of this machine that is free, and that nobody else is told for some minutes; the wished one if it is still free. Not
 * one that the system would choose: until the program that is to have it has started, a connection gets it, or another server,
 * which then answers in its place.
 * @param {number} [wished]
 */
export async function freePort(wished) {
  const asked = wished ? await tryPort(wished) : undefined;
  if (asked && 'port' in asked) return asked.port;
  for (let tries = 0; tries < 1_000; tries += 1) {
    const port = randomInt(lowest, highest);
    if (take(port) && 'port' in (await tryPort(port))) return port;
  }
  throw new Error(`No port from ${lowest} to ${highest} is free`);
}

/**
 * Only one of all processes takes a port at a time, and it has it as long as it runs: a server that it stops and starts
 * again on its port finds nobody there.
 * @param {number} port
 */
function take(port) {
  const mark = join(taken, String(port));
  try {
    const old = Date.now() - statSync(mark).mtimeMs > takenForMs;
    if (old && !findProcess(Number(readFileSync(mark, 'utf8')))) rmSync(mark);
  } catch {
    // nobody has it, or has just had it
  }
  try {
    mkdirSync(taken, { recursive: true });
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // where another user of the machine keeps the marks, chance must do
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST';
  }
  return true;
}
