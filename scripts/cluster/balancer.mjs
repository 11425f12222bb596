import { spawn } from 'node:child_process';
import { inRoot } from '../paths.mjs';
import { findProgram } from '../programs.mjs';

const STOPS_WITHIN_MS = 5_000;

const missing = 'The load balancer is HAProxy (2.4 or newer): please install it, then start again.';

/**
 * HAProxy with the file that Docker Compose uses, too.
 * @param {{ bind: string, gateways: readonly string[], env?: Readonly<Record<string, string>> }} options each `host:port`; 1 to 9
 *   gateways; `env`: what the file reads besides
 */
export function startBalancer({ bind, gateways, env = {} }) {
  const binary = findProgram('haproxy');
  if (!binary) throw new Error(missing);
  const names = Object.fromEntries(gateways.map((address, index) => [`GATEWAY_${index + 1}`, address]));
  const child = spawn(binary, ['-db', '-f', inRoot('deploy/haproxy.cfg')], {
    env: { PATH: process.env.PATH, BIND: bind, ...names, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  /** @type {Promise<number>} */
  const exited = new Promise((done) => {
    child.once('exit', (code, name) => done(code ?? (name ? 0 : 1)));
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    pid: child.pid,
    exited,
    /** What it complained of. */
    said: () => said.trim(),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const tooLong = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
      child.kill('SIGTERM');
      await exited;
      clearTimeout(tooLong);
    },
  };
}
