import { type Browser, type Page, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { player as ar } from '../../apps/web/src/texts/ar/player';
import { besides } from '../../apps/web/src/texts/fr/besides';
import { player as fr } from '../../apps/web/src/texts/fr/player';
import { TestHost } from '../support/live/test-host.js';
import { expect, hostOf, passing } from './game-pages';
import { stickingOut } from './layout/scrolling';
import { smallTargets } from './layout/small-targets';
import { barriersOn, keepTimerForAxe } from './scenes/barriers';
import { holdMoment, letGo } from './scenes/moment';
import { sizes } from './scenes/sizes';

const pageIn = async (browser: Browser, locale: string): Promise<Page> => {
  const context = await browser.newContext({ locale, viewport: sizes.phone, reducedMotion: 'reduce' });
  return context.newPage();
};

const speaks = (page: Page, language: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test.describe('the language of a page', () => {
  test('is the browser’s at first, and English for whoever reads neither', async ({ browser }) => {
    const [french, dutch] = [await pageIn(browser, 'fr-CA'), await pageIn(browser, 'nl-NL')];
    await french.goto(paths.joinTeam);
    await expect(french.getByRole('heading', { level: 1 })).toHaveText(fr.join.title);
    await expect(french).toHaveTitle(`${fr.join.title} · Clockbeat`);
    await speaks(french, 'fr');
    await dutch.goto(paths.joinTeam);
    await expect(dutch.getByRole('heading', { level: 1 })).toHaveText('Join a game');
    await speaks(dutch, 'en');
    await Promise.all([french.context().close(), dutch.context().close()]);
  });

  test('is changed from the menu and from under the join form, and kept', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto(paths.joinTeam);
    await page.getByLabel('Display name').fill('Ada');
    await page.locator('main').getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.join.title);
    await expect(page.getByLabel(fr.join.name)).toHaveValue('Ada');
    await speaks(page, 'fr');

    await page.goto(paths.home);
    await expect(page.getByRole('link', { name: fr.common.startTrivia }).first()).toBeVisible();
    await speaks(page, 'fr');
    await page.getByRole('button', { name: fr.common.menu }).click();
    await page.getByRole('combobox', { name: fr.common.language }).selectOption('en');
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Start Trivia' }).first()).toBeVisible();
    await speaks(page, 'en');
  });

  test('is not that of a question of the bank, which says so to screen readers', async ({ browser }) => {
    const host = await hostOf(browser, 'question-language@example.org', 1);
    const page = await pageIn(browser, 'fr-FR');
    await page.goto(`/join/${host.game.gameCode}`);
    await page.getByLabel(fr.join.name).fill('Amélie');
    await page.getByRole('button', { name: fr.join.submit, exact: true }).click();
    await expect(host.panel.player('Amélie')).toBeVisible();
    await host.panel.press('Start Game');
    const [question] = host.game.questions;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question!.question);
    await speaks(page, 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    for (const option of question!.options)
      await expect(page.locator('button [lang=en]', { hasText: option }).first()).toBeVisible();
    await Promise.all([page.context().close(), host.context.close()]);
  });

  test('runs from right to left in Arabic, and a question of the bank does not', async ({ browser }) => {
    const page = await pageIn(browser, 'ar-EG');
    await page.goto(paths.joinTeam);
    await speaks(page, 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.join.title);
    expect(await stickingOut(page)).toEqual([]);
    await page.getByRole('combobox', { name: ar.common.language }).last().selectOption('pt-BR');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await speaks(page, 'pt-BR');
    await page.context().close();
  });

  test('is the same in every tab', async ({ page, context }) => {
    await page.goto(paths.joinTeam);
    const other = await context.newPage();
    await other.goto(paths.home);
    await other.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.join.title);
    await speaks(page, 'fr');
  });

  test('never flashes: a French page is French from its first word', async ({ browser }) => {
    const page = await pageIn(browser, 'fr-FR');
    await page.addInitScript(() => {
      const words = new Set<string>();
      Object.assign(globalThis, { words });
      new MutationObserver(() => {
        for (const title of document.querySelectorAll('h1')) words.add(title.textContent ?? '');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto(paths.joinTeam);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.join.title);
    const seen = await page.evaluate(() => [...(globalThis as unknown as { words: Set<string> }).words]);
    expect(seen).toEqual([fr.join.title]);
    await page.context().close();
  });

  test('draws a page anew that has waited for its texts', async ({ browser }) => {
    const page = await pageIn(browser, 'fr-FR');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // The second page of a visit has its texts so soon that React goes on where it stopped.
    for (const path of [paths.home, paths.feedback, paths.soloGeneral, paths.play('solo')]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('stays the old one when the texts of another do not come', async ({ page }) => {
    await page.goto(paths.joinTeam);
    await page.context().setOffline(true);
    await passing(page, 'Failed to connect to server. Please try again.', () =>
      page.getByRole('combobox', { name: 'Language' }).first().selectOption('fr'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join a game');
    await speaks(page, 'en');
  });
});

test('a player plays in French on a small phone', async ({ browser, baseURL }) => {
  const host = await TestHost.on({ url: baseURL! }, { email: 'langue@example.org' });
  const page = await pageIn(browser, 'fr-FR');
  const looksGood = async (scene: string): Promise<void> => {
    const faults = [...(await stickingOut(page)), ...(await smallTargets(page))];
    expect.soft([...faults, ...(await barriersOn(page, 'all'))], scene).toEqual([]);
  };
  await page.addInitScript(keepTimerForAxe);
  await page.clock.install();
  await page.goto(paths.joinTeam);
  await page.getByRole('button', { name: fr.join.submit, exact: true }).click();
  await expect(page.getByText(fr.join.required)).toHaveCount(2);
  await looksGood('errors of the form');
  await page.getByLabel(fr.join.code).fill('ZZZZZ9');
  await expect(page.getByText(fr.errors.unknown_code)).toBeVisible();
  await looksGood('unknown code');

  await page.getByLabel(fr.join.code).fill(host.joinCode);
  await page.getByLabel(fr.join.name).fill('Zoé');
  await page.getByRole('button', { name: fr.join.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: fr.play.getReady })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Hôte$/ })).toBeVisible();
  await looksGood('lobby');
  await host.start();
  await expect(page.getByRole('button', { name: /^Réponse A\s:/ })).toBeVisible();
  await looksGood('question');
  await holdMoment(page);
  await page.getByRole('button', { name: /^Réponse A\s:/ }).click();
  await expect(page.getByText(/^(Correct|Incorrect)\s!$/).first()).toBeVisible();
  await looksGood('verdict');
  await letGo(page);
  await host.finish();
  await expect(page.getByText(besides.besides.gameOver).first()).toBeVisible();
  await looksGood('end');
  await page.context().close();
});
