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

interface Opening {
  path: string;
  /** A phone's screen, and a processor so many times slower than this machine's. */
  phone?: { cpuSlowdown: number };
}

/** A page of a signed-in host's, watched from within. */
export class WatchedPage {
  private constructor(
    readonly page: Page,
    private readonly tools: CDPSession,
  ) {}

  static async open(
    browser: Browser,
    url: string,
    cookie: string,
    { path, phone }: Opening,
  ): Promise<WatchedPage> {
    const screen = phone
      ? { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
      : { viewport: { width: 1280, height: 800 } };
    const context = await browser.newContext({ baseURL: url, ...screen });
    await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    await page.addInitScript({ path: fileURLToPath(new URL('watch-frames.js', import.meta.url)) });
    const tools = await context.newCDPSession(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (phone) await tools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
    await page.goto(path);
    return new WatchedPage(page, tools);
  }

  /** Pulls the page up by so many pixels, as a thumb does. */
  async scroll(pixels: number): Promise<void> {
    await this.tools.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 500,
      yDistance: -pixels,
      speed: 2_000,
      gestureSourceType: 'touch',
    });
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

/** A stretch in one line. */
export const said = (what: string, { seconds, frames, longTasks, busy, changesPerSecond }: Stretch): string =>
  `${what}: ${seconds} s, frames ${frames.p50} ms apart (p99 ${frames.p99}, worst ${frames.max}), ${changesPerSecond} changes/s, ` +
  `main thread ${Math.round(100 * busy)} % of a core, ${longTasks.length} long tasks${longTasks.length > 0 ? ` (${longTasks.slice(0, 5).join(', ')} ms)` : ''}`;
