import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cpuSeconds, familyCpuSeconds, writeCalls } from './processes.js';
import { rounded } from './spread.js';
import type { Stage } from './stage.js';

/** Between two looks: seconds of CPU, and the gateways' system calls that wrote; null where not on this machine. */
export interface Use {
  readonly seconds: number;
  readonly gateways: number | null;
  readonly postgres: number | null;
  readonly redis: number | null;
  readonly balancer: number | null;
  readonly driver: number;
  readonly gatewayWrites: number | null;
}

const total = (pids: readonly (number | null)[], of: (pid: number) => number): number | null =>
  pids.reduce<number | null>((sum, pid) => (sum === null || pid === null ? null : sum + of(pid)), 0);

const pidsOf = (gateways: Stage['gateways']) => gateways.map(({ pid }) => pid);

const look = ({ gateways, postgres, between }: Stage) => ({
  at: performance.now() / 1000,
  gateways: total(pidsOf(gateways), cpuSeconds),
  gatewayWrites: total(pidsOf(gateways), writeCalls),
  postgres: total([postgres], familyCpuSeconds),
  redis: total([between.redis], cpuSeconds),
  balancer: total([between.balancer], cpuSeconds),
  driver: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
});

/** Starts counting; the result ends it. */
export const countUse = (stage: Stage): (() => Use) => {
  const before = look(stage);
  return () => {
    const after = look(stage);
    const used = (now: number | null, then: number | null): number | null =>
      now === null || then === null ? null : rounded(now - then, 3);
    return {
      seconds: rounded(after.at - before.at, 3),
      gateways: used(after.gateways, before.gateways),
      postgres: used(after.postgres, before.postgres),
      redis: used(after.redis, before.redis),
      balancer: used(after.balancer, before.balancer),
      driver: rounded(after.driver - before.driver, 3),
      gatewayWrites: used(after.gatewayWrites, before.gatewayWrites),
    };
  };
};

/** How long this process's event loop was held up since the call, ms: what it adds to every time it measures. */
export const watchOwnLoop = (): (() => { p99: number; max: number }) => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return () => {
    delay.disable();
    return { p99: rounded(delay.percentile(99) / 1e6), max: rounded(delay.max / 1e6) };
  };
};

/**
 * The same of a gateway since the last time it was asked, from its metrics; null if it doesn't show them to us. Its figures
 * hold the interval of the looks themselves, which is also the least that they can be.
 */
export const loopDelayOf = async (url: string): Promise<{ p99: number; max: number } | null> => {
  const response = await fetch(new URL('/metrics', url)).catch(() => null);
  const text = response?.ok ? await response.text() : '';
  const ms = (name: string): number | null => {
    const value = new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(text)?.[1];
    return value === undefined ? null : rounded(Number(value) * 1000);
  };
  const least = ms('nodejs_eventloop_lag_min_seconds');
  const p99 = ms('nodejs_eventloop_lag_p99_seconds');
  const max = ms('nodejs_eventloop_lag_max_seconds');
  if (least === null || p99 === null || max === null) return null;
  return { p99: rounded(p99 - least), max: rounded(max - least) };
};
