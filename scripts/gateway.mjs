import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { gatewayMain, root } from './paths.mjs';

const READY_WITHIN_MS = 120_000;
/** Longer than the gateway gives itself (main.ts). */
const STOPS_WITHIN_MS = 20_000;
const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

/**
 * The compiled gateway as a child of this process, in a process group of its own: a Ctrl-C in the terminal reaches
 * only us, and we stop it before its database. An empty variable counts as none.
 * @param {{ env: NodeJS.ProcessEnv, nodeArgs?: string[] }} options
 */
export function startGateway({ env, nodeArgs = [] }) {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...nodeArgs, gatewayMain], {
    cwd: root,
    env: Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {Promise<number>} */
  const exited = new Promise((done) => {
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const tooLong = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
    child.kill('SIGTERM');
    await exited;
    clearTimeout(tooLong);
  };
  return { exited, stop };
}

/**
 * @param {string} url of the gateway
 * @param {() => boolean} gone stops the waiting: there is nobody left to answer
 */
export async function waitUntilReady(url, gone) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!gone()) {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url}/health/ready does not answer 200`);
    await sleep(50);
  }
}
