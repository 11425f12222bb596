import { test } from '@playwright/test';
import { languages } from '../../libs/domain/src/contract/languages';
import { expect, hostOf, passing } from './game-pages';
import { holdMoment, letGo } from './scenes/moment';
import { bytesOf, modulesOf, watchFiles } from './support/loaded-files';
import { signIn } from './support/sign-in';

/** What a player's phone may have to fetch until the first question, in the longest language, Arabic: 1 kB = 1,000 bytes. */
const scriptsAtMost = 117_500;
/** The same for a host who opens the dashboard first, with the live link that its running games are followed by. */
const dashboardAtMost = { en: 171_800, fr: 190_700 };
/** How many scripts a cold visit asks for: until a name can be typed, and until the dashboard is there. */
const requestsAtMost = { join: 6, dashboard: 12 };

/** However they are compressed. */
const expectAtMost = async (scripts: readonly string[], most: number): Promise<void> => {
  for (const encoding of ['gzip', 'br'] as const) {
    const bytes = await Promise.all(scripts.map((url) => bytesOf(url, encoding)));
    const all = bytes.reduce((sum, more) => sum + more, 0);
    const each = scripts.map((url, index) => `${new URL(url).pathname} ${bytes[index]}`);
    test.info().annotations.push({ type: encoding, description: `${all} bytes: ${each.join(', ')}` });
    expect(all, `${encoding}: ${each.join(', ')}`).toBeLessThanOrEqual(most);
  }
};

test('a player’s way into the first question is light, and one voice speaks on it', async ({
  browser,
  page,
}) => {
  const host = await hostOf(browser, 'budget@example.org', 1);
  const loaded = watchFiles(page);

  await test.step('scanned, joined, playing', async () => {
    await page.clock.install();
    await page.goto(`/join/${host.game.gameCode}`);
    await page.getByLabel('Display name').fill('Ada');
    expect(loaded.scripts().length).toBeLessThanOrEqual(requestsAtMost.join);
    // What is fetched while the lobby, or the first question, stands is not of the way to it, however slow the machine is.
    await holdMoment(page);
    await page.getByRole('button', { name: 'Join Team', exact: true }).click();
    await expect(async () => {
      await page.clock.runFor(5);
      expect(await page.getByRole('heading', { name: 'Get Ready' }).isVisible()).toBe(true);
    }).toPass({ intervals: [50] });
    await expect(host.panel.player('Ada')).toBeVisible();
    await host.panel.press('Start Game');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(host.game.questions[0]!.question);
  });

  await test.step('the scripts are few enough, however they are compressed', async () => {
    expect(loaded.scripts().length).toBeGreaterThan(0);
    await expectAtMost(loaded.scripts(), scriptsAtMost);
  });

  for (const language of languages.filter((one) => one !== 'en'))
    await test.step(`and in ${language}, whose texts come besides`, async () => {
      const context = await browser.newContext({ locale: language, serviceWorkers: 'block' });
      const other = await context.newPage();
      const besides = watchFiles(other);
      await other.goto('/join');
      await expect(other.locator('html')).toHaveAttribute('lang', language);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      const scripts = new Set([...loaded.scripts(), ...besides.scripts()]);
      await expectAtMost([...scripts], scriptsAtMost);
      await other.evaluate(() => document.fonts.ready);
      for (const font of besides.fonts()) expect(font).toContain('/bricolage-grotesque-');
      await context.close();
    });

  await test.step('what only the desk needs is not among them, nor with what comes after the first answer', async () => {
    expect(loaded.scripts().join()).not.toContain('/besides-');
    await letGo(page);
    await expect.poll(() => loaded.scripts().join()).toContain('/besides-');
    const modules = (await Promise.all(loaded.scripts().map((url) => modulesOf(page, url)))).flat();
    expect(modules.filter((module) => module.includes('react-dom'))).not.toEqual([]);
    expect(modules.filter((module) => module.includes('features/play/'))).not.toEqual([]);
    expect(modules.filter((module) => /radix-ui|@tanstack|canvas-confetti|qrcode/.test(module))).toEqual([]);
  });

  await test.step('of the letters only the display face is fetched, also for what is said in passing', async () => {
    await passing(page, 'Join with the code first', () => page.goto('/player-game/nobody'));
    await page.evaluate(() => document.fonts.ready);
    expect(loaded.fonts()).not.toEqual([]);
    for (const font of loaded.fonts()) expect(font).toContain('/bricolage-grotesque-');
  });
});

for (const language of ['en', 'fr'] as const)
  test.describe(`a host’s dashboard in ${language}`, () => {
    test.use({ locale: language });

    test('asks for few files, and is light: nothing of questions, nor of what comes after a game', async ({
      page,
    }) => {
      // what the first page after a sign-in fetches once, it has
      await signIn(page, { email: `few-files-${language}@example.org`, returnTo: '/dashboard' });
      await page.waitForLoadState('networkidle');
      const loaded = watchFiles(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^(Loading|Chargement)/)).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const scripts = loaded.scripts();
      expect(scripts.length).toBeGreaterThan(3);
      // another language than English comes in files of its own
      const more = language === 'en' ? 0 : 6;
      expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(requestsAtMost.dashboard + more);
      expect(scripts.filter((url) => /\/(questions|after|dialogs|besides)-/.test(url))).toEqual([]);
      await expectAtMost(scripts, dashboardAtMost[language]);
    });
  });
