import type { Browser, Page } from '@playwright/test';

/** What a page's main thread did while something happened. */
export interface PageTurns<Value> {
  readonly value: Value;
  /** From the beginning until it was over, ms. */
  readonly ms: number;
  /** Processor time of the page and its workers, all threads together, ms. */
  readonly spent: number;
  /** Turns of the main thread that took longest, ms of its own processor time: what others do on this machine is not in it. */
  readonly longest: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** A turn of any thread of the browser. */
const turn = 'ThreadControllerImpl::RunTask';

/** Follows the main thread of the page's process by the browser's own trace. */
export const watchTurns = async <Value>(
  browser: Browser,
  page: Page,
  happen: () => Promise<Value>,
): Promise<PageTurns<Value>> => {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const began = performance.now();
  const value = await happen();
  const ms = performance.now() - began;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mains = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid}/${tid}`] : [],
    ),
  );
  const turns = traceEvents.filter(({ name, ph }) => name === turn && ph === 'X');
  const pages = new Set([...mains].map((main) => Number(main.split('/')[0])));
  const spent = turns
    .filter(({ pid }) => pages.has(pid))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0);
  const longest = turns
    .filter(({ pid, tid }) => mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .toSorted((a, b) => b - a);
  return { value, ms, spent, longest: longest.slice(0, 5) };
};
