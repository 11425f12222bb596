import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { closeClients } from '../../support/live/test-client.js';
import { type Scene, type SceneName, sceneCalled } from './scene';

/** What is done at each scene: a picture, a check. It may change the page's size and colours, nothing else. */
export type Visit = (page: Page, scene: Scene & { readonly name: SceneName }) => Promise<void>;

export interface TourOptions {
  readonly browser: Browser;
  /** Of the running product. */
  readonly url: string;
  readonly visit: Visit;
  readonly look?: BrowserContextOptions;
}

/** One walk through the product: opens browsers, brings the visitor to each scene, and leaves nothing behind. */
export class Tour {
  readonly shown: SceneName[] = [];
  private readonly contexts: BrowserContext[] = [];

  constructor(private readonly options: TourOptions) {}

  get url(): string {
    return this.options.url;
  }

  /** A browser of somebody's own; with a Cookie header it is signed in. Still, so that a picture is the same each time. */
  async open(cookie = ''): Promise<Page> {
    const { browser, url, look } = this.options;
    const context = await browser.newContext({ ...look, baseURL: url, reducedMotion: 'reduce' });
    this.contexts.push(context);
    if (cookie) await context.addCookies(cookie.split('; ').map((pair) => asCookie(pair, url)));
    const page = await context.newPage();
    await page.clock.install();
    return page;
  }

  async show(name: SceneName, page: Page): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await this.options.visit(page, { name, ...sceneCalled(name) });
    this.shown.push(name);
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
