import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { closeClients } from '../../support/live/test-client.js';
import { keepTimerForAxe } from './barriers';

export interface BrowsersOptions {
  readonly browser: Browser;
  /** Of the running product. */
  readonly url: string;
  readonly look?: BrowserContextOptions;
}

/** The browsers of everybody in one game: opened as they are needed, and gone at the end with all sockets. */
export class Browsers {
  private readonly contexts: BrowserContext[] = [];

  constructor(private readonly options: BrowsersOptions) {}

  get url(): string {
    return this.options.url;
  }

  /** A browser of somebody's own; with a Cookie header it is signed in. */
  async open(cookie = ''): Promise<Page> {
    const { browser, url, look } = this.options;
    const context = await browser.newContext({ ...look, baseURL: url });
    this.contexts.push(context);
    if (cookie) await context.addCookies(cookie.split('; ').map((pair) => asCookie(pair, url)));
    await context.addInitScript(keepTimerForAxe);
    const page = await context.newPage();
    await page.clock.install();
    return page;
  }

  async end(): Promise<void> {
    try {
      closeClients();
    } finally {
      await Promise.all(this.contexts.map((context) => context.close()));
    }
  }
}

const asCookie = (pair: string, url: string): { name: string; value: string; url: string } => {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
};
