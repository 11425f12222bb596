import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, state: string, start: number }} Process `start`: when it began, to be compared only */

/**
 * What the system knows of one process; undefined when there is none. Linux is read from /proc: slim images have no ps.
 * @param {number} pid
 * @returns {Process | undefined}
 */
export function findProcess(pid) {
  if (process.platform === 'linux') return readStat(pid);
  return listWithPs().find((one) => one.pid === pid);
}

/**
 * @param {number} pid
 * @returns {number[]}
 */
export function childrenOf(pid) {
  const all =
    process.platform === 'linux'
      ? readdirSync('/proc')
          .filter((name) => /^\d+$/.test(name))
          .map((name) => readStat(Number(name)))
      : listWithPs();
  return all.flatMap((one) => (one?.parent === pid ? [one.pid] : []));
}

/**
 * The command line, empty for a zombie and for what we may not see.
 * @param {number} pid
 */
export function commandLine(pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/**
 * A signal to a process that may have gone in the meantime.
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * @param {number} pid
 * @returns {Process | undefined}
 */
function readStat(pid) {
  try {
    // "pid (name, which may hold spaces and parentheses) state parent ..."
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), state: fields[0] ?? '', start: Number(fields[19]) };
  } catch {
    return undefined;
  }
}

/** @returns {Process[]} */
function listWithPs() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [pid, parent, state, ...start] = line.trim().split(/\s+/);
    if (!pid || !state) return [];
    const began = Date.parse(start.join(' '));
    return [{ pid: Number(pid), parent: Number(parent), state: state.charAt(0), start: began }];
  });
}
