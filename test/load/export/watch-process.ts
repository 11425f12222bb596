import { cpuSeconds, memoryOf } from '../processes.js';

const everyMs = 200;
const parts = 10;

/** What a process used while it was watched. Memory in MB; `course` has the median of each tenth of the time. */
export interface ProcessUse {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly rss: {
    readonly start: number;
    readonly median: number;
    readonly max: number;
    readonly last: number;
    readonly course: readonly number[];
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** Watches from now on; the result tells what was seen and ends it. Ask while the process still lives. */
export const watchProcess = (pid: number): (() => ProcessUse) => {
  const [startedAt, cpuBefore] = [performance.now(), cpuSeconds(pid)];
  const seen = [memoryOf(pid).rssMb];
  const look = (): void => {
    const { rssMb } = memoryOf(pid);
    if (rssMb > 0) seen.push(rssMb);
  };
  let cpu = cpuBefore;
  const timer = setInterval(() => {
    look();
    cpu = Math.max(cpu, cpuSeconds(pid));
  }, everyMs);
  return () => {
    clearInterval(timer);
    look();
    cpu = Math.max(cpu, cpuSeconds(pid));
    const at = (part: number): number => Math.floor((part * seen.length) / parts);
    return {
      seconds: (performance.now() - startedAt) / 1_000,
      cpuSeconds: cpu - cpuBefore,
      rss: {
        start: seen[0] ?? 0,
        median: median(seen),
        max: Math.max(...seen),
        last: seen.at(-1) ?? 0,
        course: Array.from({ length: parts }, (_, part) => median(seen.slice(at(part), at(part + 1)))),
      },
    };
  };
};
