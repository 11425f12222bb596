import type { Page } from '@playwright/test';
import { Browsers, type BrowsersOptions } from './browsers';
import { type Scene, type SceneName, sceneCalled } from './scene';

/** What is done at each scene: a picture, a check. It may change the page's size and colours, nothing else. */
export type Visit = (page: Page, scene: Scene & { readonly name: SceneName }) => Promise<void>;

export interface TourOptions extends BrowsersOptions {
  readonly visit: Visit;
}

/** One walk through the product, which brings its visitor to each scene. All is still, so that it looks the same each time. */
export class Tour extends Browsers {
  readonly shown: SceneName[] = [];
  private readonly visit: Visit;

  constructor({ visit, look, ...options }: TourOptions) {
    super({ ...options, look: { ...look, reducedMotion: 'reduce' } });
    this.visit = visit;
  }

  async show(name: SceneName, page: Page): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await this.visit(page, { name, ...sceneCalled(name) });
    this.shown.push(name);
  }
}
