import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect } from './game-pages';
import { answer } from './support/bank';
import { Deployment } from './support/deployment';
import { signIn } from './support/sign-in';

const root = join(import.meta.dirname, '../..');

test('the manifest names icons that are what it says, and the worker is small and new at each visit', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.locator('link[rel=manifest]');
  const manifest = await (await page.request.get((await link.getAttribute('href')) ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Clockbeat', start_url: '/', display: 'standalone' });
  const purposes = new Set<string>();
  for (const icon of manifest.icons) {
    const answer = await page.request.get(icon.src);
    expect(answer.headers()['content-type'], icon.src).toContain(icon.type);
    if (icon.type !== 'image/png') continue;
    const { width, height, data } = PNG.sync.read(await answer.body());
    expect(`${width}x${height}`).toBe(icon.sizes);
    purposes.add(icon.purpose ?? 'any');
    // A maskable icon is cut to whatever shape the phone has: its ground reaches into the corners.
    if (icon.purpose === 'maskable') expect(data[3]).toBe(255);
  }
  expect([...purposes].sort()).toEqual(['any', 'maskable']);
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).ok()).toBe(true);

  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(readFileSync(join(root, 'dist/web/sw.js')).length).toBeLessThan(5_000);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit the way in is on this device, with no network too, and calls and sign-ins are the server’s', async ({
    page,
    context,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await firstVisit(page, '/join-team');

    await test.step('without a network the join page opens all the same, and the game is there for it', async () => {
      await context.setOffline(true);
      await page.goto('/join/ABC123');
      await expect(page.getByLabel('Join code')).toHaveValue('ABC123');
      await page.getByLabel('Display name').fill('Ada');
      await page.getByRole('button', { name: 'Join Team', exact: true }).click();
      await expect(page.getByText('No connection. Reconnecting…')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('No connection. Reconnecting…')).toHaveCount(0);
      await expect(page.getByText('No game or team has this code.').first()).toBeVisible();
    });

    await test.step('a later visit takes the way in from this device, and calls from the server', async () => {
      const kept = new Map<string, boolean>();
      page.on('response', (response) =>
        kept.set(new URL(response.url()).pathname, response.fromServiceWorker()),
      );
      await page.goto('/join/ZZZZZ9');
      await expect(page.getByLabel('Join code')).toHaveValue('ZZZZZ9');
      await expect(page.getByText('No game or team has this code.')).toBeVisible();
      const files = [...kept].filter(([path]) => /^\/assets\/.*\.(js|css)$/.test(path));
      expect(files.length).toBeGreaterThan(2);
      expect(files.filter(([, fromWorker]) => !fromWorker)).toEqual([]);
      expect(kept.get('/api/join/ZZZZZ9')).toBe(false);
      expect(await keptPaths(page)).toContain('/index.html');
      expect((await keptPaths(page)).filter((path) => /^\/(api|socket\.io|auth)/.test(path))).toEqual([]);
      expect(refused).toEqual([]);
    });

    await test.step('a sign-in goes its whole way round, each of its addresses asked for once', async () => {
      await signIn(page, { email: 'installed@example.org', returnTo: '/create-team' });
      await expect(page).toHaveURL(/\/create-team$/);
    });
  });

  test('after a deployment the next visit is the new client, and nothing is left of the old', async ({
    browser,
  }) => {
    const deployment = await Deployment.of(join(root, 'dist/web'));
    const context = await browser.newContext({ baseURL: deployment.url, serviceWorkers: 'allow' });
    try {
      const page = await context.newPage();
      await firstVisit(page, '/join-team');
      const [old] = await cacheNames(page);
      expect(await scriptOf(page)).toBe(deployment.script);

      deployment.deploy();
      await page.goto('/join-team');
      expect(await scriptOf(page)).toBe(deployment.script);
      await expect(page.getByLabel('Join code')).toBeVisible();
      await expect.poll(() => cacheNames(page)).not.toContain(old);
      expect(await keptPaths(page)).toContain(deployment.script);
      await withoutNetwork(context, async () => {
        await page.goto('/join-team');
        expect(await scriptOf(page)).toBe(deployment.script);
      });
    } finally {
      await context.close();
      await deployment.end();
    }
  });
});

test('a page that outlived a deployment loads the new client when a file is gone; one that stays away is an error, not a loop', async ({
  page,
}) => {
  let asked = 0;
  let staysAway = false;
  await page.route('**/assets/feedback-page-*.js', async (route) => {
    asked += 1;
    await (staysAway || asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByLabel('Your feedback')).toBeVisible();
  expect(asked).toBe(2);

  // as in a new tab, which has not been loaded anew yet
  await page.evaluate(() => sessionStorage.clear());
  [asked, staysAway] = [0, true];
  await page.goto('/');
  await page.getByRole('link', { name: 'Feedback' }).click();
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
});

test.describe('a decoration that does not come', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('takes no question off the screen, and leaves a page of lists as it is', async ({ page }) => {
    await test.step('a page of lists', async () => {
      const asked = withoutFiles(page, 'game-notices');
      for (const visit of [1, 2]) {
        await page.goto('/leaderboards');
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
        expect(asked).toHaveLength(visit);
      }
    });

    await test.step('a question', async () => {
      const asked = withoutFiles(page, 'confetti', 'tunes');
      await page.goto('/play/general?count=2');
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByText('Question 1 of 2')).toBeVisible();
      const opened = await openedAt(page);
      await page.getByRole('button', { name: 'Sound' }).click();
      await answer(page, 'right');
      await expect.poll(() => new Set(asked)).toEqual(new Set(['confetti', 'tunes']));
      await expect(page.getByText('Question 2 of 2')).toBeVisible();
      expect(await openedAt(page)).toBe(opened);
    });
  });
});

/** Lets none of these files come; they are named as they are asked for. */
const withoutFiles = (page: Page, ...names: string[]): string[] => {
  const asked: string[] = [];
  for (const name of names) {
    void page.route(`**/assets/${name}*.js`, async (route) => {
      asked.push(name);
      await route.fulfill({ status: 404, body: '' });
    });
  }
  return asked;
};

/** Another time after each load of the page. */
const openedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** Opens an address and waits until the worker has taken over. */
const firstVisit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
};

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const scriptOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '').pathname,
  );

const withoutNetwork = async (context: BrowserContext, run: () => Promise<void>): Promise<void> => {
  await context.setOffline(true);
  try {
    await run();
  } finally {
    await context.setOffline(false);
  }
};
