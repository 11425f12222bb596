import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Watches a page from now on for what moves without having been touched; the answer tells how much did, and what. */
export const watchShifts = async (page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> => {
  const told = await page.evaluateHandle(() => {
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
    observer.observe({ type: 'layout-shift' });
    return seen;
  });
  return () => told.evaluate((seen) => seen);
};
