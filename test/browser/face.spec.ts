import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { keptInBrowsers } from '../../apps/gateway/src/face/kept-in-browsers';
import { urlOfRunning } from '../../scripts/postgres/embedded.mjs';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { expect } from './support/expect';
import { signIn } from './support/sign-in';

const root = join(import.meta.dirname, '../..');
const name = 'Quiz of the Old Mill <Club>';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f6feb"/><path d="M8 20l8-12 8 12z" fill="#fff"/></svg>';

test.describe('an installation with a name, a logo and a colour', () => {
  let folder: string;
  let gateway: ChildProcess;
  let url: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clockbeat-face-'));
    const file = (path: string, content: string): string => {
      writeFileSync(join(folder, path), content);
      return join(folder, path);
    };
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    gateway = spawn(process.execPath, [join(root, 'dist/run/gateway.js')], {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...{ PORT: port, HOST: '127.0.0.1', NODE_ENV: 'test', LOG_LEVEL: 'warn' },
        ...{ REHEARSAL: 'off', PROJECTIONS: 'off', SESSION_SECRET: 'a secret of the face’s test' },
        DATABASE_URL: urlOfRunning(process.env['BROWSER_TEST_DATA'] ?? '') ?? '',
        // gateways of one installation have the same rules: the last one that starts says what they are
        GAME_DAYS: '20',
        INSTALLATION_NAME: name,
        INSTALLATION_LOGO: file('logo.svg', logo),
        // dark blue: on dark pages another shade of it must be worn
        ACCENT_COLOR: '#1b2a6b',
        PRIVACY_FILE: file('privacy.md', '# Privacy of the Old Mill'),
      },
    });
    await expect
      .poll(
        () =>
          fetch(`${url}/health/ready`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200);
  });
  test.afterAll(async () => {
    gateway.kill();
    await once(gateway, 'exit');
    rmSync(folder, { recursive: true });
  });

  test('wears them by day and by night, also without a network, and keeps what its page says', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'nl-NL',
      serviceWorkers: 'allow',
      colorScheme: 'light',
    });
    const refused: string[] = [];
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const kept = await watchKept(context);
    const page = await context.newPage();

    await page.goto('/join');
    await expect(page).toHaveTitle(`Join a game · ${name}`);
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    await expectLogo(page);
    const button = page.getByRole('button', { name: 'Join Team', exact: true });
    await expect(button).toHaveCSS('background-color', 'rgb(27, 42, 107)');
    await expect(button).toHaveCSS('color', 'rgb(251, 247, 240)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(button).not.toHaveCSS('background-color', 'rgb(27, 42, 107)');

    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links).toHaveText(['Privacy', 'Cookies']);
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(links).toHaveText(['Confidentialité', 'Cookies']);
    await links.first().click();
    await expect(page).toHaveTitle(`Privacy of the Old Mill · ${name}`);
    await expect(page.getByRole('img')).toHaveCount(0);
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveTitle(name);

    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await page.goto('/join');
    await expect(page).toHaveTitle(new RegExp(`· ${name}$`));
    await expectLogo(page);
    await context.setOffline(false);

    // a game alone goes over a stage: no links below it
    await signIn(page, { email: 'face@example.org', returnTo: '/play/general?count=2' });
    await page.getByRole('button', { name: /Start|Commencer|Démarrer/ }).click();
    await expect(page.getByText(/Question 1 (of|sur) 2/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);

    const listed = new Set(keptInBrowsers.map((each) => `${each.place} ${each.name}`));
    const found = new Set([...kept, ...(await context.cookies()).map((cookie) => `cookie ${cookie.name}`)]);
    expect([...found].filter((each) => !listed.has(each))).toEqual([]);
    for (const place of ['cookie', 'localStorage', 'sessionStorage', 'cache'])
      expect(
        [...found].some((each) => each.startsWith(`${place} `)),
        place,
      ).toBe(true);
    expect(refused).toEqual([]);
    await context.close();
  });
});

/** The picture that stands for ours, drawn, and ours not. */
const expectLogo = async (page: Page): Promise<void> => {
  const mark = page.getByRole('banner').locator('svg.logo');
  await expect(mark).toHaveCSS('background-image', /\/assets\/logo-[0-9a-f]{16}\.svg/);
  await expect(mark.locator('path').first()).toBeHidden();
  const address = await mark.evaluate((element) => getComputedStyle(element).backgroundImage.slice(5, -2));
  const drawn = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return picture.naturalWidth;
  }, address);
  expect(drawn).toBeGreaterThan(0);
};

/** Notes what pages of this context keep, by anybody's code: ours and that of libraries. */
const watchKept = async (context: BrowserContext): Promise<Set<string>> => {
  const kept = new Set<string>();
  await context.exposeFunction('noteKept', (what: string) => void kept.add(what));
  await context.addInitScript(() => {
    const note = (what: string): void => void Reflect.get(globalThis, 'noteKept')(what);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      note(`${this === sessionStorage ? 'sessionStorage' : 'localStorage'} ${key}`);
      setItem.call(this, key, value);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (database, version) {
      note(`indexedDB ${database}`);
      return open.call(this, database, version);
    };
    addEventListener('load', () => {
      void globalThis.caches?.keys().then((names) => {
        for (const cache of names) note(`cache ${cache.replace(/^(clockbeat-).*/, '$1*')}`);
      });
    });
  });
  return kept;
};
