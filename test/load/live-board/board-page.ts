import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { cookiesOf } from '../cookies-of.js';
import { rounded, type Spread, spreadOf } from '../spread.js';

/** How a stretch of time went for the page. */
export interface Stretch {
  readonly seconds: number;
  readonly frames: Spread;
  /** Tasks that held the page for 50 ms or longer: what somebody feels as a hitch. */
  readonly longTasks: readonly number[];
  /** CPU time of the page's main thread, as a share of one core: what else the machine does hardly changes it. */
  readonly busy: number;
  readonly changesPerSecond: number;
}

/** The dashboard of a host with many games, watched from within. */
export class BoardPage {
  private constructor(
    readonly page: Page,
    private readonly tools: CDPSession,
  ) {}

  static async open(browser: Browser, url: string, cookie: string): Promise<BoardPage> {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    await page.addInitScript({ path: fileURLToPath(new URL('watch-frames.js', import.meta.url)) });
    const tools = await context.newCDPSession(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto('/dashboard');
    return new BoardPage(page, tools);
  }

  /** Every game on the page, not the first few alone. */
  async showAll(games: number): Promise<void> {
    const rows = this.page.getByTestId('live-game');
    await rows.first().waitFor();
    await this.page.getByRole('button', { name: /more games?$/ }).click();
    await rows.nth(games - 1).waitFor();
  }

  /** Measures while `what` goes on. */
  async during(what: Promise<unknown>): Promise<Stretch> {
    await this.take();
    const before = await this.taskSeconds();
    const from = performance.now();
    await what;
    const seconds = (performance.now() - from) / 1_000;
    const { tasks, frames, changes } = await this.take();
    return {
      seconds: rounded(seconds),
      frames: spreadOf(frames),
      longTasks: tasks.map((ms) => Math.round(ms)).sort((a, b) => b - a),
      busy: ((await this.taskSeconds()) - before) / seconds,
      changesPerSecond: Math.round(changes / seconds),
    };
  }

  private take(): Promise<{ tasks: number[]; frames: number[]; changes: number }> {
    return this.page.evaluate('takeFrames()');
  }

  private async taskSeconds(): Promise<number> {
    const { metrics } = await this.tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  }
}
