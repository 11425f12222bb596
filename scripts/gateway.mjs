import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileCache, program, root } from './paths.mjs';

/** When somebody who waits is told why that may be. */
const TELLS_AFTER_MS = 60_000;
/** Longer than the gateway gives itself (main.ts). */
const STOPS_WITHIN_MS = 20_000;
const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

/**
 * The compiled gateway as a child of this process, in a process group of its own: a Ctrl-C in the terminal reaches
 * only us, and we stop it before its database. An empty variable counts as none.
 * @param {{ env: NodeJS.ProcessEnv, nodeArgs?: string[], main?: string }} options `main`: another service of the build
 */
export function startGateway({ env, nodeArgs = [], main = program('gateway') }) {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...nodeArgs, main], {
    cwd: root,
    env: { ...compileCache, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value)) },
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
 * However long it takes: who ends a start that migrates a large log has it begin again, for ever.
 * @param {string} url of the gateway
 * @param {() => boolean} gone stops the waiting: there is nobody left to answer
 */
export async function waitUntilReady(url, gone) {
  const tellAt = Date.now() + TELLS_AFTER_MS;
  let told = false;
  while (!gone()) {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (!told && Date.now() > tellAt) {
      told = true;
      console.log(`Still starting (${url}): the first start of a new release on a large log takes minutes.`);
    }
    await sleep(50);
  }
}
