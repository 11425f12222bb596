import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** How much moved without having been touched, as browsers reckon it, and what. */
interface Shifts {
  sum: number;
  moved: string[];
}

/** Watches a page for what moves, from now on or since its load. */
export const watchShifts = async (
  page: Page,
  from: 'now' | 'load' = 'now',
): Promise<() => Promise<Shifts>> => {
  const told = await page.evaluateHandle((buffered) => {
    const seen = { sum: 0, moved: [] as string[] };
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        seen.sum += value;
        seen.moved.push(
          `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
        );
      }
    });
    observer.observe({ type: 'layout-shift', buffered });
    return seen;
  }, from === 'load');
  return () => told.evaluate((seen) => seen);
};
