import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { childrenOf } from '../../scripts/postgres/processes.mjs';

/** What Linux counts of a process, in /proc. Elsewhere the figures are left out. */

const ticksPerSecond = 100;

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Seconds of user and system time: its own, and those of children that have ended and were waited for. */
const times = (pid: number): { own: number; ended: number } => {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  // "pid (name, which may hold spaces and parentheses) state …": utime, stime, cutime, cstime are the 14th to the 17th
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) / ticksPerSecond, ended: (endedUser + endedSystem) / ticksPerSecond };
};

export const cpuSeconds = (pid: number): number => times(pid).own;

/** With its children, those that have ended too. */
export const familyCpuSeconds = (pid: number): number => {
  const { own, ended } = times(pid);
  return childrenOf(pid).reduce((sum, child) => sum + times(child).own, own + ended);
};

/** System calls that wrote, so far: unlike CPU time they are the same on a busy machine. */
export const writeCalls = (pid: number): number =>
  Number(/^syscw: (\d+)/m.exec(read(`/proc/${pid}/io`) ?? '')?.[1] ?? 0);

/** Resident memory now and at its highest, MB. */
export const memoryOf = (pid: number): { rssMb: number; peakMb: number } => {
  const status = read(`/proc/${pid}/status`) ?? '';
  const mb = (name: string): number =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024);
  return { rssMb: mb('VmRSS'), peakMb: mb('VmHWM') };
};

/** The process that listens on a port of this machine. */
export const listenerOn = (port: number): number | null => {
  const inode = ['/proc/net/tcp', '/proc/net/tcp6'].map((table) => inodeOf(table, port)).find(Boolean);
  if (!inode) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return Number(pids.find((pid) => holds(pid, `socket:[${inode}]`))) || null;
};

const inodeOf = (table: string, port: number): string | undefined => {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listening = '0A';
  for (const line of (read(table) ?? '').split('\n')) {
    const fields = line.trim().split(/\s+/);
    if (fields[1]?.endsWith(local) && fields[3] === listening) return fields[9];
  }
  return undefined;
};

const holds = (pid: string, link: string): boolean => {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === link);
  } catch {
    return false; // it has ended, or is not ours
  }
};

const linkOf = (path: string): string => {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
};
