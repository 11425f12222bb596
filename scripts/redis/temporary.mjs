import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../postgres/ports.mjs';
import { findProgram } from '../programs.mjs';

const STARTS_WITHIN_MS = 10_000;

/**
 * A Redis of one's own on a free port, that keeps nothing: for tests, measurements and a cluster on this machine.
 * @param {string[]} [settings] more of redis-server's options
 */
export async function startTemporaryRedis(settings = []) {
  const binary = findProgram('redis');
  if (!binary)
    throw new Error(
      'There is no redis-server or valkey-server (7 or newer) on this machine: please install one',
    );
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-redis-'));
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];

  const start = async () => {
    const child = spawn(binary, [...args, ...settings], { stdio: 'ignore' });
    await answers(port, () => child.exitCode !== null);
    return child;
  };
  let child = await start();
  const leave = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop,
    /** The process stands still, its connections stay open. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    /** After stop(): empty, on the same port. */
    async restart() {
      child = await start();
    },
    async dispose() {
      process.off('exit', leave);
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {number} port
 * @param {() => boolean} gone
 */
async function answers(port, gone) {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await ping(port))) {
    if (gone()) throw new Error('redis-server ended at its start');
    if (Date.now() > deadline) throw new Error('redis-server does not answer');
    await sleep(20);
  }
}

/** @param {number} port */
function ping(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}
